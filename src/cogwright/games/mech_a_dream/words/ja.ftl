# 『メック・ア・ドリーム』の日本語の言葉。書き方の約束は `cogwright.engine.messages` にあります。

## 資源と数え方

good-flower = 電気花
good-ink = 魔法インク
good-rainbow = 虹
good-point = 夢ポイント
good-time = 前進
good-activate = 起動

amount-flower = 花{ $n }輪
amount-ink = インク{ $n }個
amount-rainbow = 虹{ $n }個
amount-point = { $n }点
amount-time = 前進{ $n }回
amount-activate = 起動{ $n }回
amount-nothing = 資源0個

# 色や時間帯の並び。それぞれ数1の組として渡される。
amount-blue = 青
amount-red = 赤
amount-green = 緑
amount-yellow = 黄
amount-morning = 朝
amount-afternoon = 昼
amount-evening = 夕方

# 水晶装置が数えるもの。
amount-counted-blue = 完成した青の装置{ $n }台
amount-counted-red = 完成した赤の装置{ $n }台
amount-counted-green = 完成した緑の装置{ $n }台
amount-counted-yellow = 完成した黄の装置{ $n }台
amount-counted-machine = 完成した装置{ $n }台
amount-counted-kind = 完成した装置の色{ $n }種類
amount-counted-rainbow = 虹{ $n }個
amount-counted-resource = 花とインク合わせて{ $n }つ

## ものの名前

time-morning = 朝
time-afternoon = 昼
time-evening = 夕方
time-night = 夜

type-blue = 青の装置(資源)
type-red = 赤の装置(動力)
type-green = 緑の装置(経済)
type-yellow = 黄の装置(水晶)

stack-blue-green = 青・緑の山
stack-red = 赤の山
stack-yellow = 黄の山

stock-flowers = 花
stock-ink = インク

## ゲームの進み具合

headline-monitors = 準備:スマートロボット選び
headline-draft = 準備:専門家選び
headline-day = { $day }日目(全{ $days }日)の{ $time }
headline-end = ゲーム終了

## 何を決めるか

prompt-keep = 手元に残すスマートロボットを1枚選んでください
prompt-draft = 専門家を1人選んでください
prompt-place = { $time }の助手の行き先を選んでください
prompt-pending = 残りの{ $pending }を使ってください
prompt-take = 専門家を1人迎えるか、見送るか選んでください
prompt-night = 装置やモニターを起動するか、夜を終えてください
prompt-wait = 他のプレイヤーを待っています

## 選択肢

choice-keep = 《{ $monitor }》を残す(毎晩 { $input } → { $output })
choice-keep-free = 《{ $monitor }》を残す(毎晩 { $output })
choice-draft = 《{ $specialist }》を選ぶ
choice-stock = 貯蔵室へ行く({ $stock }の道)
choice-dock = 《{ $delivery }》を配送する
choice-buy = 《{ $machine }》を買う:{ $space }のマスからスタート、このペースなら{ $time }に完成
choice-buy-later = 《{ $machine }》を買う:{ $space }のマスからスタート、このペースなら夜までに{ $left }のマス
choice-build = 《{ $machine }》を組み立てる:助手{ $before }人→{ $crew }人、このペースなら{ $time }に完成
choice-build-later = 《{ $machine }》を組み立てる:助手{ $before }人→{ $crew }人、このペースなら夜までに{ $left }のマス
choice-push = 《{ $machine }》を{ $space }のマスから{ $left }のマスへ進める
choice-push-finish = 《{ $machine }》を進めて完成させる
choice-activate = 《{ $machine }》を起動する
choice-activate-pending = 《{ $machine }》を起動する(起動1回を使う)
choice-activate-replay = 《{ $machine }》をもう一度起動する
choice-monitor = 《{ $monitor }》を起動する
choice-take = 《{ $specialist }》を迎え、サプライに{ $cost }を支払う
choice-take-free = 《{ $specialist }》を無料で迎える
choice-take-from = { $other }から《{ $specialist }》を引き抜き、{ $other }に{ $cost }を支払う
choice-take-from-free = { $other }から《{ $specialist }》を無料で引き抜く
choice-stop-pending = 残りの{ $pending }をあきらめる
choice-stop-take = 専門家を迎えない
choice-stop-night = 夜を終える

## できない理由

why-not-now = 今はできません。
why-over = ゲームは終わっています。
why-wait = 今はあなたの番ではありません。他のプレイヤーが先です。
why-kept = スマートロボットはもう選びました。全員が選び終わると公開されます。
why-night-ended = あなたの夜は終わりました。朝になるまでお待ちください。
why-keep-first = まず、手元に残すスマートロボットを選んでください。
why-draft-first = まず、専門家を1人選んでください。
why-take-first = まず、専門家を迎えるか見送るかを決めてください。
why-pending-first = まず、残りの{ $pending }を使うか、あきらめてください。
why-day-only = 夜は助手を置けません。装置やモニターを起動するか、夜を終えてください。
why-must-choose = どれか1つを必ず選んでください。
why-must-place = パスはできません。{ $time }の助手を必ず置いてください。貯蔵室ならいつでも行けます。
why-keep-done = スマートロボットを選ぶのは1日目が始まる前だけです。
why-no-smart-robots = このゲームではスマートロボットを使っていません。
why-too-dear = { $missing }足りません。《{ $machine }》の値段は{ $cost }です。
why-empty-place = ここにはもう装置がありません。{ $stack }が尽きました。
why-dock = { $missing }足りません。《{ $delivery }》の配送には{ $cost }が必要です。
why-no-machine = その装置は持っていません。
why-finished = 《{ $machine }》は完成しています。助手を置けるのはベルトの上の装置だけです。
why-push-finished = 《{ $machine }》は完成しています。進められるのはベルトの上の装置だけです。
why-no-push = 使える前進がありません。
why-no-activation = 日中に装置を起動するには「起動」が必要ですが、今はありません。
why-on-belt = 《{ $machine }》はまだベルトの上です。起動できるのは完成した装置だけです。
why-not-purple = 《{ $machine }》は起動できません。紫になるのは青と赤の装置だけです。
why-input = { $missing }足りません。《{ $machine }》の起動には{ $cost }が必要です。
why-activated = 《{ $machine }》は今夜もう起動しました。
why-monitor-day = モニターを起動できるのは夜だけです。
why-monitor-pending = 「起動」でモニターは動かせません。動かせるのは装置だけです。
why-monitor-used = 《{ $monitor }》は今夜もう起動しました。
why-monitor-input = { $missing }足りません。《{ $monitor }》の起動には{ $cost }が必要です。
why-no-specialists = このゲームでは専門家を使っていません。
why-no-such-specialist = そのような専門家はこのゲームにはいません。
why-take-when = 専門家を迎えられるのは、朝か昼に貯蔵室へ行った直後だけです。
why-own-specialist = 《{ $specialist }》はもうあなたの工房にいます。
why-drafted = 《{ $specialist }》は{ $other }に選ばれました。
why-specialist-dear = { $missing }足りません。《{ $specialist }》の値段は{ $cost }です。

## 記録:準備

log-start = スタートプレイヤーは{ $seat }。
log-specialist = 《{ $specialist }》が公開された。
log-dealt = { $seat }に《{ $first }》と《{ $second }》が配られた。
log-keep = { $seat }は《{ $monitor }》を残す。全員が選び終わると公開される。
log-kept = { $seat }は《{ $monitor }》を残し、{ $gain }からスタート。
log-draft = { $seat }は《{ $specialist }》を選んだ。
log-unclaimed = 《{ $specialist }》は残った。値段は虹1個。
log-position = 用意された局面から開始:{ $day }日目の{ $time }。

## 記録:日中

log-day = { $day }日目。スタートプレイヤーは{ $seat }、今日の配送は《{ $delivery }》。
log-time = { $time }になった。
log-stock = { $seat }は貯蔵室({ $stock }の道)で{ $gain }を得た。
log-dock = { $seat }は《{ $delivery }》を配送:{ $cost }を支払い、{ $gain }を得た。
log-dock-free = { $seat }は《{ $delivery }》を無料で配送し、{ $gain }を得た。
log-buy = { $seat }は《{ $machine }》を{ $cost }で買い、{ $space }のマスに置いた。
log-buy-free = { $seat }は《{ $machine }》を無料で手に入れ、{ $space }のマスに置いた。
log-turned-up = 《{ $machine }》が{ $stack }の一番上に現れた。
log-stack-empty = { $stack }が尽きた。
log-build = { $seat }は《{ $machine }》に助手を載せた。作業中の助手は{ $crew }人。
log-take = { $seat }は《{ $specialist }》を迎え、サプライに{ $cost }を支払った。
log-take-free = { $seat }は《{ $specialist }》を無料で迎えた。
log-take-from = { $seat }は{ $other }から《{ $specialist }》を引き抜き、{ $other }に{ $cost }を支払った。
log-take-from-free = { $seat }は{ $other }から《{ $specialist }》を無料で引き抜いた。
log-take-none = { $seat }は専門家を迎えなかった。
log-move = { $seat }の《{ $machine }》が{ $space }のマスへ進んだ。

## 記録:装置と資源

log-finished = { $seat }の《{ $machine }》が完成。{ $n }台目。
log-completion = { $seat }は{ $n }台目の完成ボーナスで{ $gain }を得た。
log-instant = { $seat }は《{ $machine }》から{ $gain }を得た。
log-bonus = { $seat }は{ $on }ボーナスで{ $gain }を得た。
on-buy = 購入
on-build = 組み立て
on-complete = 完成
on-night = 夜の
log-push = { $space ->
    [0] { $seat }は《{ $machine }》を進め、ベルトの端まで届いた。
   *[other] { $seat }は《{ $machine }》を{ $space }のマスへ進めた。
}
log-activate = { $seat }は《{ $machine }》を{ $how }:{ $cost }を支払い、{ $gain }を得た。
log-activate-free = { $seat }は《{ $machine }》を{ $how }:{ $gain }を得た。
how-night = 起動
how-pending = 効果で起動
how-replay = もう一度起動
log-monitor = { $seat }は《{ $monitor }》を起動:{ $cost }を支払い、{ $gain }を得た。
log-monitor-free = { $seat }は《{ $monitor }》を起動:{ $gain }を得た。
log-lost = { $seat }は{ $lost }を持ちきれずに失った。
log-vanished = { $seat }は{ $lost }を使えなかった。
log-gave-up = { $seat }は{ $lost }をあきらめた。

## 記録:夜と終了

log-night = { $day }日目の夜。助手は全員帰宅した。
log-night-over = { $seat }は夜を終えた。
log-prices = 専門家の価格トークンが1つずつ下がった。
log-end = { $end }ゲーム終了。
log-result = { $seat }:{ $points }点、{ $rank }位。

end-days = 1週間の最後の夜が明けた。
end-machines = 完成した装置で工房がいっぱいになった。
end-both = 1週間の最後の夜が明け、完成した装置で工房もいっぱいになった。

## 得点表

score-sheep = 電気羊トラック
score-crystals = 水晶装置
score-rainbows = 虹
score-resources = 花とインク

## オプション

option-smart-robots = スマートロボット
option-smart-robots-help = 各プレイヤーがスマートロボット2枚から1枚を選びます。最初に持つ資源が変わり、夜は工房のモニターの代わりに働きます。
option-specialists = 専門家
option-specialists-help = 3〜4人の専門家が、雇い主に力を貸します。貯蔵室で迎えられるほか、他のプレイヤーから引き抜くこともできます。
option-deal = 並び順の指定
option-deal-help = タイルやカードをシャッフルせず、ファイルに書いた順に出します。書かれていない分は、その後ろにシャッフルして加えます。

## 装置・モニター・配送・専門家の働き

effect-convert = 起動:{ $input }を支払い、{ $output }を得る。
effect-convert-free = 起動:{ $output }を得る。
effect-start = 最初に{ $gain }を持つ。
effect-instant = 完成時:{ $gain }を得る。
effect-score-per = 終了時:{ $each }につき{ $gain }。
effect-score-per-most = 終了時:{ $each }につき{ $gain }(最大{ $most })。
effect-discount-buy = 装置を買うとき{ $amounts }分安くなる。
effect-discount-buy-types = { $types }の装置を買うとき{ $amounts }分安くなる。
effect-discount-dock = 配送のとき{ $amounts }分安くなる。
effect-bonus = { $when }、{ $gain }を得る。
effect-bonus-types = { $when }({ $types }のみ)、{ $gain }を得る。
effect-bonus-times = { $when }({ $times }のみ)、{ $gain }を得る。
effect-bonus-types-times = { $when }({ $types }のみ、{ $times }のみ)、{ $gain }を得る。
when-stock = 貯蔵室へ行くたび
when-dock = 配送するたび
when-buy = 装置を買うたび
when-build = 装置を組み立てるたび
when-complete = 装置が完成するたび
when-night = 夜が来るたび
effect-head-start = 買った装置は{ $steps }マス先からスタートする。
effect-head-start-types = 買った装置({ $types }のみ)は{ $steps }マス先からスタートする。
effect-replay = 毎晩、紫の装置{ $machines }台をもう一度起動できる。
effect-delivery = { $time }:{ $cost }を支払い、{ $gain }を得る。

## 凡例

legend-flower = 電気花:配送で支払い、装置を動かすのに使う。
legend-ink = 魔法インク:装置の購入で支払い、装置を動かすのに使う。
legend-rainbow = 虹:装置の購入や専門家への支払いに使う。終了時は1個1点。
legend-point = 夢ポイント:電気羊トラックを進む。一番多い人の勝ち。
legend-time = 前進:自分の装置1台をすぐに1マス進める。
legend-activate = 起動:紫の装置1台をすぐに動かす。夜の起動とは別。
legend-space = 砂時計:装置がスタートするベルトのマス。完成までの歩数。
legend-assistant = 助手:ベルトが動くとき、1人につき装置を1マス進める。
legend-machine = 完成した装置:後半の完成には得点が付き、列が埋まるとゲームが終わる。
legend-purple = 紫の装置:完成した青と赤の装置。毎晩1回起動できる。
legend-monitor = モニター:ロボットの夢を映す画面。毎晩1回起動できる。
legend-night = 夜:助手は帰宅し、装置とモニターが働く。
legend-start = スタートプレイヤー:最初に助手を置く。毎晩、次の人へ移る。

## 端末に描く盤面

drawing-name = { $name }
drawing-seat = { $seat }
drawing-free = 無料
drawing-empty = 空き
drawing-market = 市場
drawing-machine = 装置
drawing-cost = 値段
drawing-space = スタート
drawing-effect = 効果
drawing-left = 山
drawing-dock = 配送ドック:{ $delivery }
drawing-dock-empty = 配送ドック
drawing-time = { $time }
drawing-specialist = 専門家
drawing-specialists = 専門家
drawing-holder = 雇い主
drawing-nobody = なし
drawing-price = 値段
drawing-score = 今なら{ $n }点
drawing-start-player = スタートプレイヤー
drawing-goods = 花 { $flower } ・ インク { $ink } ・ 虹 { $rainbow } ・ { $point }点
drawing-waiting = 待機中:{ $times }の助手
drawing-in-stock-room = 貯蔵室:{ $times }の助手
drawing-at-dock = 配送ドック:{ $times }の助手
drawing-pending = 残り:
drawing-night-ended = 夜を終えました
drawing-belt = ベルト
drawing-crew = 助手
drawing-finished = 完成 { $n }台
drawing-done = 完成
drawing-activated = 起動済み
drawing-monitor = モニター

# 効果の短い言い方。
drawing-effect-start = 開始時 { $gain }
drawing-effect-instant = 完成時 { $gain }
drawing-effect-score-per = 終了時 { $each }ごとに{ $gain }
drawing-effect-score-per-most = 終了時 { $each }ごとに{ $gain }(最大{ $most })
drawing-effect-discount-buy = 装置が{ $amounts }引き
drawing-effect-discount-buy-types = { $types }の装置が{ $amounts }引き
drawing-effect-discount-dock = 配送が{ $amounts }引き
drawing-effect-bonus = { $doing } { $gain }
drawing-effect-bonus-types = { $doing }({ $types }) { $gain }
drawing-effect-bonus-times = { $doing }({ $times }) { $gain }
drawing-effect-bonus-types-times = { $doing }({ $types }、{ $times }) { $gain }
doing-stock = 貯蔵室で
doing-dock = 配送のたび
doing-buy = 購入のたび
doing-build = 組み立てのたび
doing-complete = 装置の完成ごとに
doing-night = 毎晩
drawing-effect-head-start = 装置の開始が{ $steps }マス先
drawing-effect-head-start-types = { $types }の装置の開始が{ $steps }マス先
drawing-effect-replay = 毎晩、紫の装置{ $machines }台をもう一度起動

## ブラウザーの盤面

board-market = 市場
board-dock = 配送ドック
board-belt = ベルトコンベア
board-finished = 完成した装置
board-monitor = モニター
board-specialists = 専門家
board-nobody = なし
board-free = 無料
board-empty = 売り切れ
board-start-player = スタートプレイヤー
board-score = 今終われば{ $n }点
board-pending = 残り:{ $amounts }
board-night-ended = 夜を終えました
board-worked = 今夜起動済み
board-assistant = { $seat }の助手({ $time })
board-waiting = 待機中の助手
board-away = { $time }の助手は作業中
board-calendar = カレンダー
board-day = { $day }日目
board-day-over = 終了
board-time = 時間帯
board-left = 残り{ $n }枚
board-starts = { $space }のマスからスタート
board-space = マス
board-purple = 紫の装置
board-stock-room = 貯蔵室
board-past-deliveries = これまでのタイル{ $n }枚
board-dial = { $amounts }(最大{ $n })
board-start-goods = 初期資源
board-kept = こちらを残します。
board-has-kept = もう選びました。
board-night-on = 夜です。装置とモニターを起動できます。
board-replays = あと{ $n }台をもう一度起動できます
board-next = 次の完成:
board-last-place = ゲームが終わります
board-look = { $seat }の工房を開く
legend-blue = 青の装置(丸):資源を作る。完成すると紫になる。
legend-red = 赤の装置(四角):得点を作る。完成すると紫になる。
legend-green = 緑の装置(三角):完成後ずっと役に立つ。
legend-yellow = 黄の装置(ひし形):得点になる水晶。
legend-morning = 朝:ここで置いた助手は、今日3回装置を進める。
legend-afternoon = 昼:ここで置いた助手は、今日2回装置を進める。
legend-evening = 夕方:ここで置いた助手は、装置を1回進める。
legend-buy = 市場:装置を買う。
legend-build = ベルト:助手を置いて装置を組み立てる。
legend-stock = 貯蔵室:花とインクを得る。
legend-dock = 配送ドック:花を払い、時間帯の報酬を得る。
legend-complete = 装置が完成したとき。
legend-end = ゲーム終了時。
legend-replay = 今夜もう一度。

## 統計での行動の種類と、コンポーネントの表

verb-keep = スマートロボットを選ぶ
verb-take = 専門家を迎える
verb-stock-flowers = 貯蔵室へ行く(花)
verb-stock-ink = 貯蔵室へ行く(インク)
verb-dock = 配送する
verb-buy = 装置を買う
verb-build = 装置を組み立てる
verb-push = 装置を進める
verb-activate = 装置を起動する
verb-monitor = モニターを起動する
verb-stop = 夜を終える・見送る

components-base-monitor = 工房モニター
components-machines = 装置
components-deliveries = 配送
components-monitors = スマートロボット
components-specialists = 専門家
