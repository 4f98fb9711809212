# コンポーネントのファイルや局面が正しくないときの文(`cogwright.engine.errors`)。

bonuses-named = ボーナスタイルを{ $n }枚書いてください({ $given }枚は不可)
tile-twice = 同じタイルが重複しています。タイルのある場所は1か所だけです
kinds-named = 種類を{ $n }個書いてください({ $given }個は不可)
goals-named = 目標を{ $n }個書いてください({ $given }個は不可)
ghost-tiles = 残っている{ $n }枚のタイルを書いてください({ $given }枚は不可)
dice-at-most = 置けるダイスは{ $n }個です({ $given }個は不可)
too-many-dice = { $colour } のダイスが{ $n }個より多く書かれています
die-names = 入れられるのは r1 や g6 のようなダイスです({ $given } は不可)
two-of-a-kind = 同じ種類のタイルは1人1枚までです
no-such-space = そのマスのあるロボットはありません
top-level = 最高レベルでは、強化エリアにダイスを置けません(A2.3)
robot-full = { $name } は埋まっています。埋まったロボットは完成済みのはずです(A5.1)
level-risen = 強化エリアが必要な{ $n }に達しています。その時点でレベルが上がっているはずです(A4.3)
tiles-left = ターン{ $turn }に残っている{ $n }枚のタイルを書いてください({ $given }枚は不可)
dice-in-all = count: 合計{ $n }個でなければなりません({ $given }個は不可)
tiles-for-players = { $players }人用のタイルはちょうど{ $n }枚でなければなりません({ $given }枚は不可)
numbers-of-players = 1〜{ $most } の異なる数を書いてください({ $given } は不可)
track-end = 最後は数でなければなりません
bonus-places = "bonus" はボーナスタイルの数と同じ{ $n }個でなければなりません({ $given }個は不可)
goal-impossible = 達成できません。ボーナスマスが{ $n }個あるトラックは{ $given }本だけです
goals-in-play = 0〜{ $most }(目標の数)でなければなりません
board-twice = { $colour } のボードはすでにあります。ボードは各色に1枚です
colours-listed = 色を{ $n }個書いてください({ $given }個は不可)
box-twice = { $given } がボードの中で重複しています
board-for-each = { $names } のボードが1枚ずつ必要です
box-effect = 効果が少なくとも1つ必要です。パワーボックスがなければ、この項目を省いてください
one-condition = 条件は1つまでです({ $given } は不可)
one-part = effect、trigger、modifier、ability のうちちょうど1つが必要です
true-or-left-out = true でなければなりません。条件がなければ、この項目を省いてください
two-colours = 異なる2色を書いてください
enough-assistants = { $players }人で遊ぶにはアシスタントが{ $n }枚必要です
levels-above = needs: `threshold` の効果を合わせた{ $n }より大きくなければなりません
track-entries = 入れられるのは、点数、"bonus"、printed = [...] の表です({ $given } は不可)
