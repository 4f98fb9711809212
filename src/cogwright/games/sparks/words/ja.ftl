# 『スパークス』の日本語の言葉。書き方の約束は `cogwright.engine.messages` にあります。

## 人ではないプレイヤー

player-1 = ラスティ

## 資源と数え方

good-cog = 歯車
good-spark = スパーク
good-pass = カラーパス
good-step = マス
good-level = 工場レベル
good-card = アシスタントカード
good-any-die = ダイス
good-point = 得点

amount-cog = 歯車{ $n }個
amount-spark = スパーク{ $n }個
amount-pass = カラーパス{ $n }個
amount-step = { $n }マス
amount-level = { $n }レベル
amount-card = アシスタントカード{ $n }枚
amount-any-die = ダイス{ $n }個
amount-point = { $n }点
amount-nothing = なし

# ダイスの色と、対象のロボット。
amount-kind-red = 赤
amount-kind-yellow = 黄
amount-kind-blue = 青
amount-kind-green = 緑
amount-kind-any = どの色でも
amount-which-red = 赤
amount-which-yellow = 黄
amount-which-blue = 青
amount-which-green = 緑
amount-which-spaces = マス{ $n }つ
amount-which-box = パワーボックスつき

## ダイスと場所

die-r1 = 赤1
die-r2 = 赤2
die-r3 = 赤3
die-r4 = 赤4
die-r5 = 赤5
die-r6 = 赤6
die-y1 = 黄1
die-y2 = 黄2
die-y3 = 黄3
die-y4 = 黄4
die-y5 = 黄5
die-y6 = 黄6
die-b1 = 青1
die-b2 = 青2
die-b3 = 青3
die-b4 = 青4
die-b5 = 青5
die-b6 = 青6
die-g1 = 緑1
die-g2 = 緑2
die-g3 = 緑3
die-g4 = 緑4
die-g5 = 緑5
die-g6 = 緑6

amount-die-r1 = { $n ->
    [1] 赤1
   *[other] 赤1を{ $n }個
}
amount-die-r2 = { $n ->
    [1] 赤2
   *[other] 赤2を{ $n }個
}
amount-die-r3 = { $n ->
    [1] 赤3
   *[other] 赤3を{ $n }個
}
amount-die-r4 = { $n ->
    [1] 赤4
   *[other] 赤4を{ $n }個
}
amount-die-r5 = { $n ->
    [1] 赤5
   *[other] 赤5を{ $n }個
}
amount-die-r6 = { $n ->
    [1] 赤6
   *[other] 赤6を{ $n }個
}
amount-die-y1 = { $n ->
    [1] 黄1
   *[other] 黄1を{ $n }個
}
amount-die-y2 = { $n ->
    [1] 黄2
   *[other] 黄2を{ $n }個
}
amount-die-y3 = { $n ->
    [1] 黄3
   *[other] 黄3を{ $n }個
}
amount-die-y4 = { $n ->
    [1] 黄4
   *[other] 黄4を{ $n }個
}
amount-die-y5 = { $n ->
    [1] 黄5
   *[other] 黄5を{ $n }個
}
amount-die-y6 = { $n ->
    [1] 黄6
   *[other] 黄6を{ $n }個
}
amount-die-b1 = { $n ->
    [1] 青1
   *[other] 青1を{ $n }個
}
amount-die-b2 = { $n ->
    [1] 青2
   *[other] 青2を{ $n }個
}
amount-die-b3 = { $n ->
    [1] 青3
   *[other] 青3を{ $n }個
}
amount-die-b4 = { $n ->
    [1] 青4
   *[other] 青4を{ $n }個
}
amount-die-b5 = { $n ->
    [1] 青5
   *[other] 青5を{ $n }個
}
amount-die-b6 = { $n ->
    [1] 青6
   *[other] 青6を{ $n }個
}
amount-die-g1 = { $n ->
    [1] 緑1
   *[other] 緑1を{ $n }個
}
amount-die-g2 = { $n ->
    [1] 緑2
   *[other] 緑2を{ $n }個
}
amount-die-g3 = { $n ->
    [1] 緑3
   *[other] 緑3を{ $n }個
}
amount-die-g4 = { $n ->
    [1] 緑4
   *[other] 緑4を{ $n }個
}
amount-die-g5 = { $n ->
    [1] 緑5
   *[other] 緑5を{ $n }個
}
amount-die-g6 = { $n ->
    [1] 緑6
   *[other] 緑6を{ $n }個
}

place-u1 = 強化エリアのマス1
place-u2 = 強化エリアのマス2
place-u3 = 強化エリアのマス3
place-1-1 = スロット1のマス1
place-1-2 = スロット1のマス2
place-1-3 = スロット1のマス3
place-2-1 = スロット2のマス1
place-2-2 = スロット2のマス2
place-2-3 = スロット2のマス3
place-3-1 = スロット3のマス1
place-3-2 = スロット3のマス2
place-3-3 = スロット3のマス3

## ゲームの進み具合

headline-setup = 最初のターンの前:{ $step }
headline-turn = 第{ $round }ラウンド 第{ $turn }ターン(全{ $turns }ターン):{ $step }
headline-end = ゲーム終了

step-setup = ロボット選び
step-draft = アシスタントのドラフト
step-tile = 生産タイル選び
step-take = ダイスを取る
step-action = 全員の行動
step-refill = 補充と倉庫
step-end = 得点計算

## 何を決めるか

prompt-tile = 使う生産タイルを選んでください
prompt-take = 列の左端か右端からダイスを{ $n }個取ってください
prompt-take-anywhere = 列の好きな場所から隣り合ったダイスを{ $n }個取ってください
prompt-card = スロット{ $slot }に置くロボットを選んでください
prompt-draft = 手札にするカードを選んでください(あと{ $n }枚)
prompt-act = ダイスを置く、目を変える、売る、パワーボックスを使う、アシスタントを雇うなどのアクションを行うか、行動を終えてください
prompt-track = マーカーを進めるトラックを選んでください
prompt-track-end = { $track }のマーカーは最後のマスにあります。代わりに進めるトラックを選んでください
prompt-any-die = もらうダイスの色を選んでください
prompt-set-die = 好きな目にするダイスを選んでください
prompt-value = { $die }をどの目にするか選んでください
prompt-flip-die = 裏返すダイスを選んでください
prompt-swap-die = 色を取り替えるダイスを選んでください
prompt-swap-colour = { $die }をどの色と取り替えるか選んでください
prompt-nudge = ダイスの目を1上げるか1下げてください(あと{ $n }回)
prompt-reroll = 振り直すダイスを1個ずつ選んでください
prompt-pay-die = コストとして捨てるダイスを選んでください
prompt-upgrade = アップグレードタイルを選んでください
prompt-recover = 回収するスパークを選んでください
prompt-recycle = リサイクル:別のロボットに回すダイスを選んでください
prompt-held = リサイクル:{ $die }を別のロボットに置くか、目を変えるか、捨ててください
prompt-return = 補充の前に返す未完成のロボットを選ぶか、補充に進んでください
prompt-store = 倉庫に残すダイスを選んでください(あと{ $n }個)。ほかはすべて売ります
prompt-done = このターンの行動は終わりました。他のプレイヤーを待っています
prompt-wait = 他のプレイヤーを待っています

## 選択肢

choice-tile = 《{ $tile }》を使う
choice-take = { $dice }を取る(列の{ $n }番目から)
choice-draft = 《{ $assistant }》を手札にする
choice-card = 《{ $robot }》をスロット{ $slot }に置く
choice-place = 《{ $robot }》のマス{ $n }に{ $die }を置く
choice-complete = 《{ $robot }》のマス{ $n }に{ $die }を置いて完成させる
choice-place-section = 強化エリアのマス{ $n }に{ $die }を置く
choice-sell = { $die }を売る
choice-sell-placed = { $place }の{ $die }を売る
choice-change = { $die }の目を{ $n }にする
choice-change-section = { $place }の{ $die }の目を{ $n }にする
choice-lift = { $place }の{ $die }を外す
choice-box = 《{ $box }》のパワーボックスを使う
choice-hire = 《{ $assistant }》を雇う
choice-use = 《{ $assistant }》の能力を使う
choice-reroll = 手元のダイスを振り直す
choice-done = このターンの行動を終える
choice-track = { $track }のトラックを進む
choice-die-colour = { $colour }のダイスをもらう
choice-recover = 《{ $box }》のパワーボックスからスパークを回収する
choice-upgrade = 《{ $upgrade }》を取る
choice-upgrade-slot = 《{ $upgrade }》を取ってスロット{ $slot }に置く
choice-pick = { $die }を選ぶ
choice-value = { $n }の目にする
choice-recycle = { $die }を別のロボットに回す
choice-recycle-none = 使ったダイスをすべて捨てる
choice-drop = { $die }を捨てる
choice-return = 《{ $robot }》を山札に返す
choice-return-none = これ以上返さず補充に進む
choice-reroll-picked = 選んだダイスを振る
choice-decline = 何も変えない
choice-nudge-end = これ以上変えない
choice-keep = { $die }を倉庫に残す

## できない理由

why-not-now = 今はできません。
why-wait = 他のプレイヤーが先です。
why-done = このターンの行動はもう終わりました。
why-answer-first = まず、求められている選択をしてください。
why-row-short = そこからでは{ $n }個取れません。
why-not-end = ダイス{ $n }個は、列の左端か右端からしか取れません。
why-tile-played = 生産タイル《{ $tile }》はもうありません。
why-track-end = { $track }のトラックは進めません。
why-no-colour = もらえる{ $colour }のダイスがありません。
why-out-of-play = 《{ $upgrade }》は、このゲームでは使いません。
why-owned = 《{ $upgrade }》はもう持っています。同じ種類は2枚持てません。
why-slot-taken = スロット{ $slot }にはもうタイルがあります。
why-no-die = 手元に{ $die }はありません。
why-no-loose = 使える手元のダイスがありません。
why-no-space = そのようなマスはありません({ $place })。
why-nothing-there = { $place }にはダイスがありません。
why-nothing-held = リサイクル中のダイスはありません。
why-place-taken = { $place }にはもうダイスがあります。
why-top-level = 工場レベルは最高です。強化エリアにはもう置けません。
why-value = { $die }の目は{ $place }の条件に合いません。
why-same = { $die }は、同じ目でなければならないほかのダイスと目が違います。
why-colour = { $die }の色は{ $place }に合いません。色を無視するには{ $missing }が足りません。
why-value-limit = { $die }の目はこれ以上変えられません。目は1から6までです。
why-dear = { $missing }が足りません。
why-no-relocate = 置いたダイスを外せるのは、アップグレードタイル《再配置》があるときだけです。
why-lifted = { $place }のダイスは、このターンにもう外しました。
why-no-reroll = 振り直しの権利がありません。振り直せるのは《4+振り直し》を使ったターンに1回だけです。
why-no-box = 《{ $box }》のパワーボックスは持っていません。
why-box-lit = 《{ $box }》のパワーボックスにはもうスパークがあります。ラウンドの終わりに戻ります。
why-no-spark = 倉庫にスパークがありません。
why-box-needs-die = 《{ $box }》のパワーボックスには、対象になるダイスが必要です。
why-not-in-hand = 《{ $assistant }》は手札にありません。
why-hire-dear = { $missing }が足りません。《{ $assistant }》を雇うには{ $cost }が必要です。
why-not-hired = 《{ $assistant }》は雇っていません。
why-used = 《{ $assistant }》の能力は、このターンにもう使いました。
why-needs-die = 《{ $assistant }》の能力には、対象になるダイスが必要です。

## 記録:準備とダイス

log-start = スタートプレイヤーは{ $seat }。
log-out-of-play = 《{ $upgrade }》は、このゲームでは使わない。
log-goal = 目標:《{ $goal }》。
log-position = 用意された局面から開始:第{ $n }ターン。
log-drafted = { $seat }はカードを選んだ。
log-draft = { $seat }は《{ $assistant }》を手札にした。
log-turn = 第{ $n }ターン。手番プレイヤーは{ $seat }。
log-tile = { $seat }は《{ $tile }》を使った。
log-take = { $seat }は{ $dice }を取った。
log-ghost-takes = { $seat }は{ $dice }を取り、捨て場に置いた。
log-draw-die = { $seat }は{ $die }を得た。
log-no-die = { $seat }が得るダイスはもうない。

## 記録:アクション

log-gain = { $seat }は{ $gain }を得た。
log-place = { $seat }は{ $place }に{ $die }を置いた。
log-place-pass = { $seat }はカラーパスを使い、{ $place }に{ $die }を置いた。
log-place-paid = { $seat }は{ $cost }を支払い、{ $place }に{ $die }を置いた。
log-lift = { $seat }は{ $place }の{ $die }を外した。
log-sell = { $seat }は{ $die }を売って{ $gain }を得た。
log-change = { $seat }は{ $die }の目を{ $n }にした。
log-reroll = { $seat }は{ $die }を振り直した:{ $n }。
log-swap = { $seat }は{ $dice }を{ $new }と取り替えた。
log-complete = { $seat }は《{ $robot }》を完成させた。
log-step = { $seat }は{ $track }のトラックの{ $n }マス目に進んだ。
log-step-lost = { $seat }のマーカーはすべて最後のマスにあり、進めなかった。
log-bonus = { $seat }はボーナス《{ $bonus }》を得た。
log-bonus-printed = { $seat }は{ $track }のトラックに描かれたボーナスを得た。
log-recycle = { $seat }は{ $die }を別のロボットに回す。
log-drop = { $seat }は{ $die }を捨てた。
log-level = { $seat }の工場レベルが{ $n }に上がった。
log-box = { $seat }は《{ $box }》のパワーボックスにスパークを置いた。
log-recover = { $seat }は《{ $box }》のパワーボックスからスパークを回収した。
log-use = { $seat }は《{ $assistant }》の能力を使った。
log-pay-die = { $seat }はコストとして{ $die }を捨てた。
log-hire = { $seat }は《{ $assistant }》を{ $cost }で雇った。
log-cards = { $seat }はアシスタントを{ $n }枚引いた。
log-card = { $seat }は《{ $assistant }》を引いた。
log-upgrade = { $seat }はアップグレードタイル《{ $upgrade }》を取った。
log-upgrade-slot = { $seat }はアップグレードタイル《{ $upgrade }》をスロット{ $slot }に置いた。
log-done = { $seat }は行動を終えた。

## 記録:ターン・ラウンド・ゲームの終わり

log-return = { $seat }は《{ $robot }》を返した。
log-refill = { $seat }はロボットを{ $n }枚引いた。
log-new-robot = { $seat }は《{ $robot }》をスロット{ $slot }に置いた。
log-keep = { $seat }は{ $die }を倉庫に残した。
log-round = 第{ $n }ラウンド終了。スパークはすべて倉庫に戻った。
log-result = { $seat }:{ $points }点、{ $rank }位。
log-medal = { $seat }:{ $points }点。メダル:{ $medal }。

medal-none = なし

end-rounds = 4ラウンドが終わった。
end-none = 全ターンが終わった。メダルはなし。
end-bronze = 全ターンが終わった。銅メダル、勝利まであと一歩。
end-silver = 全ターンが終わった。銀メダルで勝利。
end-gold = 全ターンが終わった。金メダルで勝利。
end-platinum = 全ターンが終わった。プラチナメダルで勝利。

## 得点表

score-tracks = 得点トラック
score-factory = 工場レベル×アシスタント
score-assistants = アシスタント
score-upgrades = アップグレードタイル
score-sets = 4色のセット
score-cogs = 歯車
score-goals = 目標

## オプション

option-goals = 目標タイル
option-goals-help = 目標タイル2枚を表にします。ゲーム終了時に達成した人は、1つにつき5点です。
option-draft = アシスタントのドラフト
option-draft-help = 手札を配る代わりに、カードを回しながら1枚ずつ選びます。
option-order = 行動の順番
option-order-help = 全員が同時に行動するか、1人ずつ行動するかを選びます。同時のほうが早く進みます。
option-order-simultaneous = 全員同時
option-order-clockwise = 時計回りに1人ずつ
option-first = スタートプレイヤー
option-first-help = 各ラウンドで最初に手番プレイヤーになる席です。
option-first-random = ランダム
option-first-0 = 席1
option-first-1 = 席2
option-first-2 = 席3
option-first-3 = 席4
option-colours = 色
option-colours-help = 席ごとの個人ボードの色です。
option-colours-red = 赤
option-colours-yellow = 黄
option-colours-blue = 青
option-colours-green = 緑

## 効果

effect-cogs = 歯車を{ $n }個得る。
effect-sparks = スパークを{ $n }個得る。
effect-dice = 袋からダイスを{ $n }個引く。
effect-colour-die = { $colour }のダイスを1個もらって振る。
effect-any-die = 好きな色のダイスを1個もらって振る。
effect-step = { $track }のトラックを{ $n }マス進む。
effect-step-any = 好きなトラックを{ $n }マス進む。
effect-assistants = アシスタントを{ $n }枚引く。
effect-recover = パワーボックスからスパークを{ $n }個回収する。
effect-upgrade = アップグレードタイルを1枚得る。
effect-grant-reroll = このターンに1回、手元のダイスを好きなだけ振り直せる。
effect-colour-pass = このターンに{ $n }回、マスの色を無視できる。
effect-set-die = 手元のダイス1個を好きな目にする。
effect-flip-die = 手元のダイス1個を裏返す。
effect-nudge = { $n }回まで、ダイスの目を1上げるか1下げる。
effect-reroll = 手元のダイスを好きなだけ振り直す。
effect-swap-die = 手元のダイス1個を、同じ目の別の色のダイスと取り替える。

## コンポーネントの働き

effect-robot = ロボット:{ $colour }のトラックを{ $n }マス進む。
effect-space = マス{ $n }:{ $dice }。
effect-space-exact = マス{ $n }:{ $dice }、ちょうど{ $value }。
effect-space-min = マス{ $n }:{ $dice }、{ $value }以上。
effect-space-max = マス{ $n }:{ $dice }、{ $value }以下。
effect-space-even = マス{ $n }:{ $dice }、偶数。
effect-space-odd = マス{ $n }:{ $dice }、奇数。
effect-space-same = マス{ $n }:{ $dice }、すべて同じ目。
effect-reward = 報酬:
effect-box = パワーボックス:
effect-points = 終了時に{ $n }点。
effect-on-complete = ロボットが完成するたび:
effect-on-complete-which = { $which }のロボットが完成するたび:
effect-on-level = 工場レベルが上がるたび:
effect-on-hire = このあとアシスタントを雇うたび:
effect-on-box = パワーボックスを使うたび:
effect-on-bonus = ボーナスマスを通り過ぎるたび:
effect-on-sell = 各ターンで最初にダイスを売ったとき:
effect-on-active = 自分が手番プレイヤーになるたび:
effect-on-round = ラウンドの終わりごとに:
effect-colour-pair = { $dice }のダイスは、どちらの色のマスにも合う。
effect-wild-value = { $n }の目のダイスは、どの目の条件にも合う。
effect-colour-fee = 色を無視するコストは歯車{ $n }個になる。
effect-storage = ターンの終わりに、手元のダイスを{ $n }個まで残せる。
effect-free-change = 各ターンで最初の{ $n }回は、目を1変えるのが無料になる。
effect-take-anywhere = ジャンクヤードのダイスを、列の好きな場所から取れる。
effect-threshold = 工場レベルを上げるのに必要な合計が{ $n }減る。
effect-crew = 工場の得点では{ $n }人に数える。
effect-ability = 1ターンに1回、{ $cost }で:
effect-ability-free = 1ターンに1回:
effect-take = 列の端からダイスを{ $n }個取る。
effect-take-from-anywhere = 列の好きな場所から隣り合ったダイスを{ $n }個取る。
effect-needs = 目の合計{ $n }が必要。
effect-upgrade-relocate = 置いたダイスを外してまた使える。1マスにつき1ターンに1回。
effect-upgrade-discount = アシスタントを雇うコストが歯車1個分安くなる。
effect-upgrade-sales = ダイスを1個売ると歯車2個になる。
effect-upgrade-ignore-colour = 自分の色のダイスは、どの色のマスにも合う。
effect-upgrade-ignore-value = 自分の色のダイスは、どの目の条件にも合う。
effect-upgrade-bonus-point = このスロットでロボットが完成すると、もう1マス進む。
effect-upgrade-bonus-cog = このスロットでロボットが完成すると、歯車をもう1個得る。
effect-upgrade-recycle = このスロットでロボットが完成すると、使ったダイス1個を別のロボットに回せる。
effect-goal-assistants = 終了時に、雇ったアシスタントが{ $n }人以上。
effect-goal-level = 終了時に、工場レベルが{ $n }以上。
effect-goal-robots-of-a-colour = 終了時に、完成した同じ色のロボットが{ $n }体以上。
effect-goal-robots-with-box = 終了時に、パワーボックスつきの完成したロボットが{ $n }体以上。
effect-goal-sparks = 終了時に、スパークが{ $n }個以上。
effect-goal-bonus-spaces = { $tracks }本のトラックで、ボーナスマスをそれぞれ{ $n }つ以上通り過ぎている。

## 端末に描く盤面

drawing-name = { $name }
drawing-seat = { $seat }
drawing-round = 第{ $n }ラウンド
drawing-turn = 第{ $n }ターン(全{ $turns }ターン)
drawing-active = 手番プレイヤー:
drawing-row = ジャンクヤード:
drawing-bag = 袋:
drawing-discard = 捨て場:
drawing-stacks = アップグレードタイル:
drawing-goals = 目標:
drawing-ghost = ラスティが使ったタイル(残り{ $n }枚):
drawing-decks = 山札:
drawing-cards-left = ロボット{ $robots }枚、アシスタント{ $assistants }枚
drawing-tracks = 得点トラック
drawing-printed = 描かれたボーナス
drawing-red = 赤
drawing-yellow = 黄
drawing-blue = 青
drawing-green = 緑
drawing-any = 任意
drawing-even = 偶数
drawing-odd = 奇数
drawing-same = 同じ目
drawing-score = 今なら{ $n }点
drawing-level = レベル{ $n }
drawing-first = スタートプレイヤー
drawing-done = 行動終了
drawing-loose = 手元のダイス:
drawing-held = リサイクル中:
drawing-picked = 振り直す:
drawing-tiles = 生産タイル:
drawing-section = 強化エリア:
drawing-need = 合計{ $n }(必要{ $need })
drawing-empty = 空き
drawing-boxes = パワーボックス:
drawing-boxes-short = パワーボックス:
drawing-boxes-count = { $n }つ(スパークあり{ $lit })
drawing-upgrades = アップグレードタイル:
drawing-completed = 完成{ $n }体:
drawing-hired = アシスタント:
drawing-hand = 手札:
drawing-hand-count = { $n }枚
drawing-goals-reached = 目標の進み具合:
drawing-drawn = 引いたロボット
drawing-pack = 1枚選ぶ
drawing-your-hand = 手札(雇うコスト:歯車{ $n }個)

## ブラウザーのボード

board-placed = { $die }(置いたダイス)
board-steps = { $track }のトラックを{ $n }マス進む
board-box = パワーボックス
board-lit = スパークが置かれている
board-level = 工場レベル{ $n }
board-needs = 目の合計{ $n }が必要
board-goal = { $n }/{ $most }
board-junkyard = ジャンクヤード
board-active = 手番プレイヤー:{ $seat }
board-taker = { $seat }がダイスを取っています
board-row-empty = ダイスはありません。
board-tiles = { $seat }の生産タイル
board-ghost = { $name }の残りタイル:{ $n }枚
board-stacks = アップグレードタイルの山
board-left = 残り{ $n }枚
board-owned = 所有済み
board-bag = 袋の中
board-discard = 捨て場
board-robots-left = ロボットの山札
board-assistants-left = アシスタントの山札
board-tracks = 得点トラック
board-marker = { $seat }:{ $n }マス目、{ $points }点。
board-bonus-after = { $n }マス目の次のボーナス:{ $name }。
board-first = スタートプレイヤー
board-done = 行動終了
board-acting = 行動中
board-passes = カラーパス{ $n }個
board-free-changes = 無料で目を変える:あと{ $n }回
board-may-reroll = このターンに1回振り直せる
board-score = 今ゲームが終われば{ $n }点
board-loose = 手元のダイス
board-no-dice = なし
board-picked = 振り直すダイス
board-hint-choose = ダイスを選ぶか、置きたい場所へドラッグしてください。
board-hint-place = 光っている場所を選ぶか(矢印キーで移動できます)、ダイスを売ってください。
board-hint-placed = 置いたダイスです。ここに示された方法で売ったり外したりできます。
board-sell = 売る
board-lift = 外す
board-reroll = 振り直す
board-finish = 行動を終える
board-section = 強化エリア
board-sum = 合計{ $n }/{ $most }
board-line = 組立ライン
board-return = 山札に返す
board-slot-empty = スロット{ $n }は空き
board-slot-next = 次のロボットはここ
board-boxes = パワーボックス
board-hired = 雇ったアシスタント:{ $n }人
board-hand = 手札のアシスタント
board-hand-count = 手札:{ $n }枚
board-used = 使用済み
board-upgrades = アップグレードタイル:{ $n }枚
board-completed = 完成したロボット:{ $n }体
board-drawn = 引いたロボット:次に組立ラインへ置くカードを選ぶ
board-pack = ドラフト:アシスタントを1枚選ぶ
board-question = 選択
board-held = リサイクル中のダイス:ロボットに置く
board-on-slot = スロット
board-look = { $seat }の工場を見る

colour-any = どの色でも
legend-cog = 歯車:お金
legend-spark = スパーク:パワーボックスを動かす
legend-point = 得点
legend-robot = ロボット
legend-assistant = アシスタント
legend-red = 赤
legend-yellow = 黄
legend-blue = 青
legend-green = 緑
legend-any-colour = どの色でも
legend-die = ダイス
legend-bag = 袋:ここからダイスを引く
legend-box = パワーボックス:スパークを置いて使う
legend-step = 得点トラックを進む
legend-level = 工場レベル
legend-upgrade = アップグレードタイル
legend-bonus = 得点トラックのボーナスマス
legend-card = アシスタントを引く
legend-pass = カラーパス:マスの色の指定を1回無視する
legend-reroll = ダイスを振り直す
legend-flip = ダイスを裏返す(目は7から引いた数になる)
legend-recover = パワーボックスからスパークを回収する
legend-recycle = リサイクル:使ったダイス1個を別のロボットに回す
legend-lift = 再配置:置いたダイスを外す
legend-sell = ダイスを売る
legend-storage = 倉庫:次のターンまで残すダイス
legend-hand = 列の好きな場所からダイスを取る
legend-turn = 自分が手番プレイヤーのとき
legend-round = ラウンドの終わり
legend-goal = 目標タイル
legend-start = スタートプレイヤー

## 統計での行動の種類と、コンポーネントの表

verb-take = ダイスを取る
verb-card = ロボットをスロットに置く
verb-return = ロボットを山札に返す
verb-keep = ダイスを倉庫に残す
verb-place = ダイスを置く
verb-place-held = リサイクルしたダイスを置く
verb-sell = ダイスを売る
verb-raise = ダイスの目を上げる
verb-raise-held = リサイクルしたダイスの目を上げる
verb-lower = ダイスの目を下げる
verb-lower-held = リサイクルしたダイスの目を下げる
verb-lift = 置いたダイスを外す
verb-reroll = ダイスを振り直す
verb-colour = 色を選ぶ
verb-pick = ダイスを選ぶ
verb-value = 目を選ぶ
verb-recycle = ダイスを別のロボットに回す
verb-box = パワーボックスを使う
verb-hire = アシスタントを雇う
verb-use = アシスタントの能力を使う
verb-done = ターンの行動を終える
verb-tile = 生産タイルを使う
verb-draft = ドラフトでアシスタントを選ぶ
verb-recover = スパークを回収する
verb-upgrade = アップグレードを取る
verb-upgrade-bonus-point = アップグレードを取る(ボーナスポイント)
verb-upgrade-bonus-cog = アップグレードを取る(ボーナス歯車)
verb-upgrade-recycle = アップグレードを取る(リサイクル)
verb-stop = 見送る・選び終える

components-dice = ダイス
components-production = 生産タイル
components-upgrades = アップグレード
components-bonuses = ボーナス
components-goals = 目標
components-levels = 工場レベル
components-boards = 工場とパワーボックス
components-solo = 1人プレイ用タイル
components-robots = ロボット
components-assistants = アシスタント
