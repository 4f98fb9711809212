# 端末だけで使う日本語の言葉。書き方の約束は `cogwright.engine.messages` にあります。

## プレイヤー

person = プレイヤー{ $n }
bot-random = ランダムボット
bot-greedy = 貪欲ボット
bot-search = 先読みボット
bot-search-seconds =
    { $processes ->
        [1] 先読みボット(1手{ $n }秒)
       *[other] 先読みボット(1手{ $n }秒、{ $processes }プロセス)
    }
bot-search-iterations =
    { $processes ->
        [1] 先読みボット(1手{ $n }回)
       *[other] 先読みボット(1手{ $n }回、{ $processes }プロセス)
    }
bot-program = { $program }

# 外部プログラムのボットが失敗し、代わりにランダムな手を選んだとき。
trouble-unstartable = { $seat }を起動できませんでした({ $details })。代わりにランダムな手を選びました。
trouble-crashed = { $seat }が異常終了しました(終了コード { $details })。代わりにランダムな手を選びました。
trouble-closed = { $seat }が出力を閉じました。代わりにランダムな手を選びました。{ $details }
trouble-stalled = { $seat }から{ $details }秒間応答がありませんでした。代わりにランダムな手を選びました。
trouble-nonsense = { $seat }の返事はプロトコルに従っていません: { $details } 代わりにランダムな手を選びました。
trouble-illegal = { $seat }は今は許されない手({ $details })を選びました。代わりにランダムな手を選びました。
trouble-protocol = { $seat }はプロトコルのバージョンが違います({ $details })。代わりにランダムな手を選びました。
trouble-gave-up = { $seat }は{ $details }回失敗したため、この後はずっとランダムな手を選びます。

# 多くのゲームでのプログラムの失敗。上の文が回数とともに続きます。
faults = { $seat }は{ $games }ゲームのうち{ $n }ゲームで失敗し、代わりにランダムに選んだ手は{ $moves }手でした。
fault-times = { $n }回:{ $trouble }

hand-over = 次は{ $seat }の番です。他の人は画面を見ないでください。
hand-over-ready = { $seat }は、準備ができたらEnterを押してください。

## 選択肢とコマンド

choice-cost = −{ $amounts }
choice-gain = +{ $amounts }

# 入力できる言葉。斜線で区切った各部分の最初の語。
command-undo = undo / 戻す
command-hint = hint / ヒント
command-why = why / 理由
command-rules = rules [A3] / ルール [A3]
command-show = show / 盤面
command-language = language en|ja / 言語 en|ja
command-help = help / ヘルプ
command-quit = quit / 終了

help-choices = 選択肢の番号を入力してください。棋譜での名前(「stock ink」など)でも選べます。
help-undo = 直前の決定を取り消します(隠れた情報が見えた後は取り消せません)
help-hint = コーチの選ぶ手とその見込み、次善の手を示します
help-why = 今は選べないものの理由を示します
help-rules = ルールブックの目次を開きます。番号を付けるとその選択肢のルール、段落名や言葉を付けるとその部分を表示します
help-show = 盤面をもう一度表示します
help-language = 言語を切り替えます
help-help = この一覧を表示します
help-quit = ゲームを保存して終了します(Ctrl-C、Ctrl-Dも同じ)

not-now = 今は選べないものが{ $n }件あります(「理由」で説明)。
no-such-choice = その番号の選択肢はありません。1から{ $n }までの番号か「ヘルプ」を入力してください。
not-understood = 「{ $typed }」は選択肢にもコマンドにもありません。番号か「ヘルプ」を入力してください。
no-undo = 取り消せる決定がありません。隠れた情報が見えたか、他のプレイヤーが先に決定しました。
no-such-language = 使える言語は { $languages } です。
no-rulebook = このゲームのルールブックはありません。
no-such-paragraph = ルールブックに「{ $asked }」は見つかりません。「ルール」だけを入力すると目次が出ます。
rules-how = 「ルール A3」でその段落、「ルール 夜」でその章、「ルール all」で全文を表示します。

hint-best = 最善:{ $number }番、「{ $choice }」。
hint-only = 選べるのは{ $number }番、「{ $choice }」だけです。
hint-line = その後の一例:{ $line }
hint-second = 次善:{ $number }番、「{ $choice }」({ $points }点劣る)。
hint-second-alike = 同じくらい良い手:{ $number }番、「{ $choice }」。
expect =
    { $side ->
        [ahead] 最終得点の見込みは{ $points }点で、最も強い相手を{ $lead }点上回ります。
        [behind] 最終得点の見込みは{ $points }点で、最も強い相手を{ $lead }点下回ります。
       *[even] 最終得点の見込みは{ $points }点で、最も強い相手と互角です。
    }
expect-alone = 最終得点の見込みは{ $points }点です。
line-move = { $seat }「{ $choice }」
line-then = {" → "}
thinking = 考え中
no-hint = このゲームではヒントを出せません。

saved = { $file } に保存しました。続きは次のコマンドで遊べます: cogwright play --resume { $file }
saved-finished = 棋譜を { $file } に保存しました。次のコマンドで再生できます: cogwright replay { $file }
left-unplayed = まだ何も決定していないため、保存しませんでした。

## 結果

total = 合計
place = 順位
wins = { $count ->
    [1] { $names }の勝利({ $points }点)。
   *[other] { $names }が同点で勝利({ $points }点)。
}

## 再生

replay-prompt = Enter:次へ ・ back:前へ ・ 番号:その手へ ・ start:最初 ・ end:最後 ・ quit:終了 >
replay-step = { $all }手のうち{ $n }手目

verified-lines = 棋譜は完全です。{ $n }個の決定に改変はありません。
verified-edition = 『{ $title }』のルールと、ここにあるコンポーネント({ $edition })で遊ばれました。
verified-decisions = { $n }個の決定はすべてルールどおりです。
verified-end = 結果も棋譜のとおりです:{ $end }({ $scores })。
verified-unfinished = 棋譜のとおり、ゲームは途中です。
verified-seed = シード { $seed } は、開始前に約束されたものと一致します。
verified-position = 用意された局面から始まったため、確かめるシードはありません。

## 解析

analysing = 解析中
expected = 最終得点の見込みと勝敗の見込み（100%は1位、0%は最下位）
head-after = 手数
at-the-end = 結果
head-as-coach = コーチと同じ手
head-cost = 失った点
turning-points = 勝負の分かれ目
no-turning-points = 1点以上損をした手はなく、勝負の分かれ目はありませんでした。
turning-played = { $number }手目 { $seat }「{ $choice }」
turning-better = 「{ $choice }」のほうが{ $points }点よい手でした。

## シミュレーション

simulating = 対戦中
simulated = { $title }:ボット同士の対戦
simulated-games = { $games }ゲーム(シード { $seed })、{ $seconds }秒。
rotating = 全席
length = 1ゲームの決定数:平均{ $mean }、最少{ $min }、最多{ $max }。
end-share = { $reason }:{ $n }ゲーム({ $share })。
first-seat = 最初に始めた席の勝ち:{ $n }ゲーム({ $share }、均等なら{ $even })。
shared-wins = { $n }ゲームで1位が複数いました。それぞれの勝ちに数えています。

head-seat = 席
head-bot = ボット
head-wins = 勝ち
head-share = 勝率
head-mean = 平均
head-min = 最低
head-max = 最高

## トーナメント

arena = { $title }:トーナメント
arena-pairs = 行のプレイヤーが列のプレイヤーを上回った割合
arena-seats = 席ごとの勝率
arena-first = 先番
arena-deals = { $deals }通りの初期配置を、全員が全席で、それぞれ{ $n }ゲームずつ。
arena-more = どの初期配置も{ $n }ゲームずつ遊べるよう、{ $asked }ゲームのかわりに{ $games }ゲーム行いました。
arena-even = 全員が互角なら勝率は{ $even }。
arena-intervals = 区間は、トーナメント100回のうち95回で真の値を含みます。
arena-too-few = ±のない数値は、初期配置の数が少なく、確かさがわかりません。
arena-kept = すべてのゲームは { $file } にあります。
arena-interrupted = 中断しました。{ $games }ゲームのうち{ $n }ゲームを終えて保存しました。続きは次のコマンドで: { $command }

head-games = ゲーム数
head-points = 得点
head-rating = レーティング

## バランス

balance = { $title }:勝ちにつながるもの
balance-options = オプション別
balance-actions = 1ゲームのアクション数(勝者とその他)
balance-owned = ゲーム終了時のコンポーネント
balance-used = コンポーネントの使い方(差が際立つもの)
balance-players = プレイヤー:{ $names }。
balance-even = 全席が互角なら勝率は{ $even }。
balance-how = リフト:持つ席と持たない席が分かれたゲームで、持つ席のほうが100ゲームあたり何勝多いか。勝ちとともに現れるものが、勝ちの原因とは限りません。
balance-mark = * は、この件数の中で偶然に現れる差を超えるもの。区間は100回のうち95回で真の値を含みます。
balance-nobody-won = どのゲームにも勝者がいなかったため、何が勝ちにつながるかはわかりません。
balance-all-won = どのゲームでも全員が勝ったため、何が勝ちにつながるかはわかりません。
balance-never = 誰も手に入れなかったもの:{ $names }。
option-value = { $option }:{ $value }
on = あり
off = なし

head-share-of-seat = 席の勝率
head-turn-order = 手番順
head-share-of-place = 手番順の勝率
head-first = 先番の勝率
head-decisions = 決定数
head-option = オプション
head-action = アクション
head-winners = 勝者
head-others = その他
head-difference = 差
head-component = コンポーネント
head-taken = 獲得率
head-with = あり
head-without = なし
head-lift = リフト

## 図

seat-number = 席{ $n }
turn-number = 手番順{ $n }
balance-actions-difference = 1ゲームのアクション数:勝者とその他の差
balance-lift-of = リフト:{ $kind }
plot-share = 勝率
plot-legend = 線は95%区間、破線は互角の位置、橙色のひし形は際立つ差。
percentage-points = パーセントポイント
plot-without-font = 日本語のフォントが見つからないため、図のラベルは英語にしました。

## 速さ

measuring = 計測中
speed = 1コア、{ $kind }のルール、数回の中央値
compiled = コンパイル済み
interpreted = インタープリター
head-driven = 毎秒の決定数(Pythonから)
head-playout = 毎秒の決定数(プレイアウト)
head-clone = 複製(µs)

## ゲームとコンポーネント

head-id = ID
head-game = ゲーム
head-players = 人数
head-options = オプション
head-edition = 版
components = { $title }:版 { $edition }、バージョン { $version }、チェックサム { $checksum }
head-table = 表
head-rows = 行数
head-names = 名前
list-comma = 、
checked = { $file } はこのまま遊べます。
exported = オープンセットを { $file } に書き出しました。遊ぶには: --components { $file }
