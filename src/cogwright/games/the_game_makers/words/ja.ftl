# 『ザ・ゲームメーカーズ』の日本語の言葉。書き方の約束は `cogwright.engine.messages` にあります。

## 資源と数え方

# 資源の数はレベル、カードの数は枚数。
good-cards = カード
good-wood = 木材
good-dice = ダイス
good-tiles = タイル
good-plastic = プラスチック
good-any = 好きな資源
good-point = 点
good-step = マス
good-step-set = マス(セットコレクション)
good-step-team = マス(協力)
good-step-war = マス(戦争)
good-step-engine = マス(エンジンビルド)
good-step-trees = マス(木)
good-tree = 木
good-clear = 労働者の呼び戻し
good-worker-1 = レベル1の労働者
good-worker-2 = レベル2の労働者
good-worker-3 = レベル3の労働者
good-see = 枚多く見る
good-market = マス多く進む
good-set-cards = カードの機械セット
good-set-wood = 木材の機械セット
good-set-dice = ダイスの機械セット
good-set-tiles = タイルの機械セット
good-set-plastic = プラスチックの機械セット
good-same-cards = 隙間で決まるカード
good-same-wood = 隙間で決まる木材
good-same-dice = 隙間で決まるダイス
good-same-tiles = 隙間で決まるタイル
good-same-plastic = 隙間で決まるプラスチック
good-kinds = 隙間で決まるマス

amount-cards = カード{ $n }枚
amount-wood = レベル{ $n }の木材
amount-dice = レベル{ $n }のダイス
amount-tiles = レベル{ $n }のタイル
amount-plastic = レベル{ $n }のプラスチック
amount-any = レベル{ $n }の好きな資源
amount-point = { $n }点
amount-step = トラックを{ $n }マス
amount-step-set = セットコレクションのトラックを{ $n }マス
amount-step-team = 協力のトラックを{ $n }マス
amount-step-war = 戦争のトラックを{ $n }マス
amount-step-engine = エンジンビルドのトラックを{ $n }マス
amount-step-trees = 木のトラックを{ $n }マス
amount-tree = 木{ $n }本
amount-clear = { $n }か所の労働者の呼び戻し
amount-worker-1 = レベル1の労働者{ $n }人
amount-worker-2 = レベル2の労働者{ $n }人
amount-worker-3 = レベル3の労働者{ $n }人
amount-see = 見る枚数+{ $n }
amount-market = 進むマス+{ $n }
amount-set-cards = カードの機械セット{ $n }組
amount-set-wood = 木材の機械セット{ $n }組
amount-set-dice = ダイスの機械セット{ $n }組
amount-set-tiles = タイルの機械セット{ $n }組
amount-set-plastic = プラスチックの機械セット{ $n }組
amount-nothing = なし

# トゥイニーで得るものは隙間で決まるので、数は使わない。
amount-same-cards = 隙間のカードのセグメントと同じ枚数(1から3)のカード
amount-same-wood = 隙間の木材のセグメントと同じ数(1から3)をレベルとする木材
amount-same-dice = 隙間のダイスのセグメントと同じ数(1から3)をレベルとするダイス
amount-same-tiles = 隙間のタイルのセグメントと同じ数(1から3)をレベルとするタイル
amount-same-plastic = 隙間のプラスチックのセグメントと同じ数(1から3)をレベルとするプラスチック
amount-kinds = 隙間にある種類の数と同じマス数

# コンポーネントに描かれたもの。
amount-building-1 = レベル1の建物{ $n }棟
amount-building-2 = レベル2の建物{ $n }棟
amount-building-3 = レベル3の建物{ $n }棟
amount-segment-cards = カードのセグメント{ $n }個
amount-segment-wood = 木材のセグメント{ $n }個
amount-segment-dice = ダイスのセグメント{ $n }個
amount-segment-tiles = タイルのセグメント{ $n }個
amount-segment-plastic = プラスチックのセグメント{ $n }個

# 得点で数えるゲーム。
amount-of-all = すべてのゲーム
amount-of-set = セットコレクション
amount-of-team = 協力
amount-of-war = 戦争
amount-of-engine = エンジンビルド
amount-with-cards = { $n ->
    [1] カードを使うもの
   *[other] カードを{ $n }枚以上使うもの
}
amount-with-wood = { $n ->
    [1] 木材を使うもの
   *[other] レベル{ $n }以上の木材を使うもの
}
amount-with-dice = { $n ->
    [1] ダイスを使うもの
   *[other] レベル{ $n }以上のダイスを使うもの
}
amount-with-tiles = { $n ->
    [1] タイルを使うもの
   *[other] レベル{ $n }以上のタイルを使うもの
}
amount-with-plastic = { $n ->
    [1] プラスチックを使うもの
   *[other] レベル{ $n }以上のプラスチックを使うもの
}
amount-points-min = { $n }点以上
amount-points-max = { $n }点以下
amount-rank-max = ランキング{ NUMBER($n, useGrouping: 0) }位以内
amount-year-min = { NUMBER($n, useGrouping: 0) }年以降
amount-year-max = { NUMBER($n, useGrouping: 0) }年以前
amount-in-row = { $n }段目
amount-in-column = { $n }列目
amount-in-corner = 四隅

## 値の言葉

kind-any = 好きな種類
track-trees = 木
letter-a = A
letter-b = B
letter-c = C
side-a = a
side-b = b
place-hollow-1 = くぼみ1
place-hollow-2 = くぼみ2
place-hollow-3 = くぼみ3
place-hollow-4 = くぼみ4
item-gain = 資源
item-advance = トラックの前進
item-tree = 木
item-clear = 労働者の呼び戻し

# 基礎点やストラクチャーAで数えるもの。
metric-games = ゲーム1個
metric-rows = 該当するゲームのある段1つ
metric-columns = 該当するゲームのある列1つ
metric-pairs = 隣り合う該当ゲームの組1つ
metric-sets = 1組
metric-lead = 該当するゲームの単独最多
metric-mixed-rows = 4ジャンルがそろった満杯の段1つ
metric-columns-of-one-genre = 1つのジャンルだけで満杯の列1つ
metric-same-pairs = 隣り合う同じジャンルの組1つ

## ゲームの進み具合

headline-setup = 準備:ストラクチャー、マーケティング、最初のカード
headline-turn = 第{ $turn }ターン(ホイール{ $n }周、最大{ $most }周)
headline-announced = 第{ $turn }ターン(ホイール{ $n }周、最大{ $most }周):陳列棚が埋まったので、次が最終ターン
headline-last = 第{ $turn }ターン(最終ターン)
headline-end = ゲーム終了

## 何を決めるか

prompt-wait = 他のプレイヤーを待っています
prompt-passed = パスしました。他のプレイヤーを待っています
prompt-setup-done = 選び終わりました。全員がそろうと公開されます
prompt-keep = 残すストラクチャー{ $letter }を1枚選んでください
prompt-side = このゲームで使う《{ $marketing }》の面を選んでください
prompt-setup-card = 最初のカード({ $n }/{ $most }):《{ $card }》を契約書にするか、コンポーネントにするか選んでください
prompt-move = { $n ->
    [1] READYのフォークリフトを動かすか、先にフリーアクションを行ってください
   *[other] READYのフォークリフト{ $n }台のうち1台を動かすか、先にフリーアクションを行ってください
}
prompt-pass = ゲームの完成、労働者の配置、トゥイニーの配置を行うか、パスしてください
prompt-kind = レベル{ $level }の資源の種類を選んでください
prompt-cards = { $most }枚のカードからあと{ $n }枚を選び、契約書かコンポーネントにしてください
prompt-wood = レベル{ $level }の木材をコンポーネントにするか、労働者にするか選んでください
prompt-dice = レベル{ $level }のダイスの目は{ $n }。コンポーネントにするか、トラックを{ $steps }マス進めるか選んでください
prompt-tiles = { $most ->
    [1] レベル{ $level }のタイルをコンポーネントにするか、機械にするか選んでください
   *[other] レベル{ $level }のタイル{ $most }枚から1枚を選び、コンポーネントか機械にしてください
}
prompt-plastic = レベル{ $level }のプラスチックをコンポーネントにするか、建物にするか選んでください
prompt-advance = { $n }マス進めるトラックを選んでください
prompt-advance-track = { $track }のトラックを{ $n }マス進めるか、先にフリーアクションを行ってください
prompt-tree = 空いている植林スペースに木を植えてください
prompt-clear = 労働者を休憩室に呼び戻す場所を選んでください
prompt-place = 《{ $card }》を置く陳列棚の場所を選んでください
prompt-put = 機械《{ $tile }》を置く組立ラインの場所を選んでください
prompt-gap = 《{ $tweenie }》を置く隙間を選んでください

## 選択肢

choice-keep = 《{ $structure }》を残す
choice-side = 《{ $marketing }》の{ $side }面を使う
choice-contract = 《{ $card }》を契約書にする(スペース{ $space })
choice-card-component = 《{ $card }》をコンポーネントにする
choice-pass = パスする
choice-move = フォークリフトを{ $n }つ先のウェッジに動かす:{ $kind }
choice-kind = { $kind }
choice-component = コンポーネントにする:{ $gain }
choice-hire = レベル{ $level }の労働者にする
choice-advance = { $track }のトラックを{ $n }マス進める({ $step }マス目、{ $multiplier }倍)
choice-advance-lost = { $track }のトラックを{ $n }マス進める({ $step }マス目、{ $multiplier }倍)。{ $lost }マスは失われる
choice-tile-component = 《{ $tile }》をコンポーネントにする
choice-machine = 《{ $tile }》を機械にする
choice-put = 《{ $tile }》を{ $row }段目の{ $column }列目から置く
choice-put-turned = 《{ $tile }》を逆向きにして{ $row }段目の{ $column }列目から置く
choice-build = 《{ $structure }》にレベル{ $level }の建物を建てる
choice-build-active = 《{ $structure }》にレベル{ $level }の建物を建てて稼働させる
choice-finish = 《{ $card }》を完成させる(契約書スペース{ $space })
choice-place = 《{ $card }》を{ $row }段目の{ $column }列目に置く
choice-tweenie = 《{ $tweenie }》を使う
choice-gap = 《{ $tweenie }》を隙間{ $n }に置く({ $row }段目の下、{ $column }列目の右)
choice-work = 《{ $place }》に労働者を送る
choice-clear = 《{ $place }》の労働者を呼び戻す
choice-plant = 《{ $circle }》に木を植える

## できない理由

why-not-now = 今はできません。
why-over = ゲームは終わっています。
why-passed = このターンはもうパスしました。
why-setup-done = もう選び終わりました。全員が選び終わると始まります。
why-setup-first = まだ始まっていません。まず、ストラクチャー、マーケティングタイルの面、最初のカードを決めてください。
why-setup-over = それを決めるのは準備のときだけです。
why-keep-first = まず、残すストラクチャー{ $letter }を選んでください。
why-side-first = まず、《{ $marketing }》の面を選んでください。
why-side-players = 《{ $marketing }》のその面は、{ $n }人プレイでは使えません。
why-one-contract = 最初のカードのうち、少なくとも1枚は契約書にします。
why-setup-card-first = まず、《{ $card }》をどうするか決めてください。
why-place-first = まず、完成したゲームを陳列棚に置いてください。
why-put-first = まず、機械を組立ラインに置いてください。
why-gap-first = まず、トゥイニーを置く隙間を選んでください。
why-place-taken = そこにはもうゲームがあります。
why-gap-closed = 隙間{ $n }にはトゥイニーを置けません。周りの4マスがすべて埋まっていて、トゥイニーがないことが必要です。
why-put-alike = 《{ $tile }》は逆向きにしても同じです。
why-put-no-room = そこには《{ $tile }》を置けません。
why-item-first = まず、得たものをどうするか決めてください。
why-forklift-ready = READYにフォークリフトが{ $n }台あります。すべて動かさないとパスできません。
why-no-forklift = READYに自分のフォークリフトがありません。
why-no-contract = 契約書スペース{ $space }には契約書がありません。
why-case-full = 《{ $card }》は完成できません。陳列棚が{ $n }個のゲームで埋まっています。
why-missing = 《{ $card }》は完成できません。{ $missing }が足りません。
why-tweenie-used = 《{ $tweenie }》はもう使いました。使えるのは1回だけです。
why-no-gap = 《{ $tweenie }》を置ける隙間がありません。周りの4マスがすべて埋まっていて、トゥイニーがないことが必要です。
why-no-hollow = そのくぼみは使えません。ストラクチャーBがまだ稼働していないか、そのくぼみがありません。
why-occupied = 《{ $place }》にはもう労働者がいます。
why-few-workers = 休憩室の労働者が足りません。《{ $place }》には{ $demands }(またはそれ以上のレベル)が必要です。
why-contracts-full = 契約書スペースがすべて埋まっています。
why-no-such-card = カード{ $n }は、今見ているカードにはありません。
why-no-such-tile = タイル{ $n }は、今見ているタイルにはありません。
why-track-end = { $track }のキューブは、もうトラックの端にあります。
why-other-track = 進められるのは{ $track }のトラックだけです。
why-no-room = { $n ->
    [1] 組立ラインに空いたマスがありません。
   *[other] 組立ラインのどの段にも、空いたマスが{ $n }つ並んでいません。
}
why-no-building-space = 《{ $structure }》には、レベル{ $level }の建物を置ける空きがありません。
why-not-occupied = そこには労働者がいません。
why-circle-full = 《{ $circle }》にはもう木があります。
why-no-kind = 今は種類を選ぶときではありません。
why-no-cards = 今はカードを見ていません。
why-no-wood = 今は木材を得ていません。
why-no-die = 今はダイスを得ていません。
why-no-advance = 今はトラックを進められません。
why-no-tiles = 今はタイルを見ていません。
why-no-put = まず、タイルを機械にしてください。
why-no-plastic = 今はプラスチックを得ていません。
why-no-game = まず、ゲームを完成させてください。
why-no-tweenie = まず、トゥイニーを選んでください。
why-no-clear = 今は労働者を呼び戻せません。
why-no-tree = 今は植える木がありません。

## 記録:準備

log-wedge = READYから{ $n }つ先のウェッジは{ $kind }。
log-marketing-tile = { $seat }はマーケティングタイル《{ $marketing }》を受け取った。
log-position = 用意された局面から開始:第{ $n }ターン。
log-dealt-structure = { $seat }にストラクチャー《{ $structure }》が配られた。
log-dealt-card = { $seat }に《{ $card }》が配られた。
log-keep = { $seat }は《{ $structure }》を残した。
log-choose-side = { $seat }は《{ $marketing }》の{ $side }面を選んだ。
log-choose-contract = { $seat }は《{ $card }》を契約書に選んだ。
log-choose-component = { $seat }は《{ $card }》をコンポーネントに選んだ。
log-structure = { $seat }のストラクチャーは《{ $structure }》。
log-side = { $seat }は《{ $marketing }》の{ $side }面を使う。

## 記録:ターン

log-reset = ワイルドウェッジがREADYに来た({ $n }回目)。労働者は全員、休憩室に戻る。
log-turn = 第{ $n }ターン。
log-last-turn = 第{ $n }ターン(最終ターン)。
log-move = { $seat }はフォークリフトを{ $n }つ先のウェッジに動かし、{ $gain }を得た。
log-kind = { $seat }は{ $gain }を選んだ。
log-pass = { $seat }はパスした。
log-wheel = ホイールがウェッジ{ $n }つ分回った。READYは{ $kind }。

## 記録:アクション

log-look-at-cards = { $seat }はカード{ $n }枚を見て、{ $keep }枚を取る。
log-drawn-card = { $seat }は《{ $card }》を見た。
log-contract = { $seat }は《{ $card }》を契約書にした(スペース{ $space })。
log-card-components = { $seat }はカード{ $n }枚をコンポーネントにした。
log-card-component = { $seat }は《{ $card }》をコンポーネントにした。
log-component = { $seat }は{ $gain }をコンポーネントにした。
log-hire = { $seat }はレベル{ $level }の労働者を雇った。
log-roll = { $seat }はレベル{ $level }のダイスを振った:{ $n }。
log-advance = { $seat }は{ $track }のトラックを{ $n }マス進めた({ $multiplier }倍)。
log-look-at-tiles = { $seat }はレベル{ $level }のタイル{ $n }枚を見た。
log-drawn-tile = { $seat }はタイル《{ $tile }》を見た。
log-tile-component = { $seat }はタイル《{ $tile }》をコンポーネントにした。
log-machine = { $seat }は機械《{ $tile }》を{ $row }段目の{ $column }列目から置いた。
log-tweenie = { $seat }は《{ $tweenie }》を隙間{ $n }に置いた。
log-build = { $seat }は《{ $structure }》にレベル{ $level }の建物を建てた。
log-active = { $seat }の《{ $structure }》が稼働した。
log-extra = 《{ $structure }》により、{ $seat }はあとで追加の効果を得る。
log-finish = { $seat }は{ $cost }を支払い、《{ $card }》を完成させた。
log-place = { $seat }は《{ $card }》を{ $row }段目の{ $column }列目に置いた。
log-end-announced = { $seat }の陳列棚が埋まった。次のターンが最終ターンになる。
log-work = { $seat }は《{ $place }》に労働者を送った。
log-clear = { $seat }は《{ $place }》の労働者を呼び戻した。
log-tree = { $seat }は《{ $circle }》に木を植えた。
log-tree-by-condition = { $seat }は《{ $circle }》の条件を満たし、そこに木が植えられた。
log-lost = { $seat }は使えずに失った:{ $item }。
log-none-drawn = { $seat }は何も得なかった。{ $kind }はもう引けない。
log-reshuffle-cards = 捨て札{ $n }枚をシャッフルして、新しい山札にした。
log-reshuffle-tiles = 捨てられたレベル{ $level }のタイル{ $n }枚をシャッフルして、新しい山にした。
log-result = { $seat }:{ $points }点、{ $rank }位。
log-medal = { $seat }:{ $points }点。メダル:{ $medal }。

medal-none = なし

## コンポーネントの内容と働き

effect-card = { $genre }。必要なもの:{ $cost }。{ $gain }。
effect-reward = 完成時:{ $gain }。
effect-rank = ランキング{ NUMBER($n, useGrouping: 0) }位。
effect-year = { NUMBER($n, useGrouping: 0) }年発売。
effect-year-before = 紀元前{ NUMBER($n, useGrouping: 0) }年。
effect-structure = ストラクチャー{ $letter }。{ $buildings }で稼働する。
effect-term = 稼働していれば終了時:{ $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }につき{ $gain }(対象:{ $of })。
effect-term-most = 稼働していれば終了時:{ $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }につき{ $gain }、最大{ $most }回(対象:{ $of })。
effect-hollow = くぼみにレベル{ $level }以上の労働者1人:{ $gain }。
effect-extra = { $level ->
    [1] { $kind }を得るたび、追加で{ $gain }。
   *[other] レベル{ $level }以上の{ $kind }を得るたび、追加で{ $gain }。
}
effect-tile = レベル{ $level }:{ $segments }。
effect-side = { $least ->
    [1] { $side }面({ $most }人まで):
   *[other] { $side }面({ $least }〜{ $most }人):
}
effect-base = { $genre }:{ $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }につき{ $gain }(対象:{ $of })。
effect-base-most = { $genre }:{ $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }につき{ $gain }、最大{ $most }回(対象:{ $of })。
effect-place = { $demands }を送る:{ $gain }を得る。
effect-place-see = { $demands }を送る:その間、カードやタイルを得るとき1枚多く見る。
effect-place-market = { $demands }を送る:その間、トラックを進めるとき1マス多く進める。
effect-tweenie = 使える隙間に1回だけ:{ $gain }。
effect-circle-workers = 労働者が合わせて{ $n }人以上。
effect-circle-assigned = 働いている労働者が同時に{ $n }人以上。
effect-circle-sets = 機械セットが{ $n }組以上。
effect-circle-full-lines = 組立ラインの段が{ $n }段以上埋まっている。
effect-circle-tweenies = トゥイニーを{ $n }個以上置いた。
effect-circle-structures = 稼働しているストラクチャーが{ $n }つ以上。
effect-circle-track = ジャンルのトラック1本が{ $multiplier }倍以上。
effect-circle-tracks = トラック{ $n }本が{ $multiplier }倍以上。
effect-circle-each-genre = 陳列棚に全ジャンルのゲームが{ $n }個以上ずつ。
effect-circle-one-genre = 陳列棚に1つのジャンルのゲームが{ $n }個以上。

## 端末に描く盤面

drawing-name = { $name }
drawing-seat = { $seat }
drawing-wheel = 倉庫ホイール
drawing-turn = 第{ $n }ターン
drawing-revolution = { $n }周(最大{ $most }周)
drawing-last-turn = 最終ターン
drawing-announced = 次が最終ターン
drawing-ready = READY
drawing-distance = { $n }つ先
drawing-wedge = { $kind }
drawing-deck = ゲームカード:
drawing-stacks = タイル:
drawing-pile = 残り{ $n }枚、捨て札{ $discards }枚
drawing-level = レベル{ $n }
drawing-dealt = 配られたもの
drawing-kept = 残す
drawing-contracts = 契約書
drawing-game = ゲーム
drawing-needs = 必要
drawing-points = 点
drawing-reward = 報酬
drawing-payable = 完成可能
drawing-item = 決めるもの:
drawing-face = 目は{ $n }
drawing-extra = 追加
drawing-case = 陳列棚
drawing-score = 今なら{ $n }点
drawing-factory = 工場
drawing-store = コンポーネント:
drawing-break-room = 休憩室:
drawing-place = { $place }
drawing-line = 組立ライン
drawing-sets = 機械セット:
drawing-tweenies = トゥイニー:
drawing-marketing = マーケティング
drawing-track = { $track }
drawing-choosing = 選択中
drawing-passed = パス済み
drawing-games = ゲーム:
drawing-under-contract = 契約書:
drawing-workers = 労働者:
drawing-structures = ストラクチャー:
drawing-tracks = トラック:
drawing-sides = マーケティングタイル:

# 効果の短い言い方。
drawing-effect-term = { $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }ごとに{ $gain }({ $of })
drawing-effect-term-most = { $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }ごとに{ $gain }({ $of })、最大{ $most }回
drawing-effect-hollow = レベル{ $level }以上の労働者:{ $gain }
drawing-effect-extra = { $level ->
    [1] { $kind }:追加で{ $gain }
   *[other] { $kind }(レベル{ $level }以上):追加で{ $gain }
}
drawing-effect-base = { $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }ごとに{ $gain }({ $of })
drawing-effect-base-most = { $size ->
    [1] {""}
   *[other] { $size }個
}{ $metric }ごとに{ $gain }({ $of })、最大{ $most }回

drawing-short-cards = カ{ $n }
drawing-short-wood = 材{ $n }
drawing-short-dice = ダ{ $n }
drawing-short-tiles = タ{ $n }
drawing-short-plastic = プ{ $n }
drawing-short-any = 任意{ $n }
drawing-short-point = { $n }点
drawing-short-step = +{ $n }マス
drawing-short-step-set = セットコレクション+{ $n }マス
drawing-short-step-team = 協力+{ $n }マス
drawing-short-step-war = 戦争+{ $n }マス
drawing-short-step-engine = エンジンビルド+{ $n }マス
drawing-short-step-trees = 木+{ $n }マス
drawing-short-tree = 植樹
drawing-short-clear = 呼び戻し
drawing-short-advance = 前進
drawing-short-gain = 資源
drawing-short-worker-1 = レ1×{ $n }
drawing-short-worker-2 = レ2×{ $n }
drawing-short-worker-3 = レ3×{ $n }
drawing-short-see = 見る+{ $n }
drawing-short-market = マス+{ $n }
drawing-short-set-cards = カ{ $n }組
drawing-short-set-wood = 材{ $n }組
drawing-short-set-dice = ダ{ $n }組
drawing-short-set-tiles = タ{ $n }組
drawing-short-set-plastic = プ{ $n }組
drawing-short-same-cards = カ(隙間)
drawing-short-same-wood = 材(隙間)
drawing-short-same-dice = ダ(隙間)
drawing-short-same-tiles = タ(隙間)
drawing-short-same-plastic = プ(隙間)
drawing-short-kinds = マス(隙間)

## 得点表、オプション、終わり

score-row-1 = 1段目のゲーム
score-row-2 = 2段目のゲーム
score-row-3 = 3段目のゲーム
score-set = セットコレクション／カード:基礎点×倍率
score-team = 協力／チーム:基礎点×倍率
score-war = 戦争／対戦:基礎点×倍率
score-engine = エンジンビルド／戦略:基礎点×倍率
score-trees = 木×倍率
score-structure = ストラクチャーA

option-buildings = 建物のレベル
option-buildings-help = 建物のレベルをスペースとぴったり合わせるか、高くてもよいことにするかを選びます。高くてもよいほうが易しくなります。
option-buildings-exact = スペースとぴったり
option-buildings-at-least = スペース以上

end-case = 陳列棚が埋まり、最終ターンが終わった。
end-long-stop = ホイールが最大の回数まで回り、最終ターンが終わった。
end-solo-stop = ホイールが1人プレイの最大の回数まで回り、最終ターンが終わった。

## ボード

board-amounts = { $amounts }
board-wheel = 倉庫ホイール
board-ready = READY
board-wedge = { $n ->
    [0] READY:{ $kind }。
   *[other] { $n }つ先のウェッジ:{ $kind }。
}
board-forklifts = { $names }のフォークリフトがあります。
board-makers = 各社の工場
board-choosing = 選択中
board-chosen = 選択済み
board-passed = パス済み
board-at-forklift = 動かすフォークリフト{ $n }台
board-at-item = 処理中:
board-at-case = ゲームを陳列中
board-at-line = 組立ライン作業中
board-at-free = フリーアクション中
board-games = ゲーム{ $most }個中{ $n }個
board-score = 今ゲームが終われば{ $n }点
board-workers-count = 労働者{ $n }人
board-revolution = ホイール{ $n }周(最大{ $most }周)
board-last-turn = 最終ターン
board-one-more = 次のターンで終了
board-deck = 山札のゲームカード
board-stack = レベル{ $n }のタイルの山
board-discards = 捨て札
board-look = { $seat }の工場を見る
board-desk = いま決めること
board-component = コンポーネント
board-contract = 契約書
board-machine = 機械
board-worker = 労働者
board-pass = パス
board-waiting = このあと:
board-turn-round = 向きを変える
board-drawn-cards = カードをあと{ $n }枚選びます:
board-drawn-tiles = タイルを1枚選びます:
board-die = レベル{ $level }のダイスの目は{ $n }。
board-die-bonus = 広告の効果を加えて{ $n }マス。
board-hint-place = 陳列棚に置く場所を選んでください。
board-hint-put = 組立ラインのどこから置くかを選んでください。
board-hint-gap = 組立ラインの使える隙間を選んでください。
board-hint-kind = 種類を選んでください:
board-hint-advance = { $n }マス進めるトラックを選んでください:
board-hint-tree = 空いている植林スペースに木を植えてください。
board-hint-clear = 労働者を休憩室に戻す場所を選んでください。
board-hint-move = READYのフォークリフト(残り{ $n }台)のうち1台を動かします:ウェッジを選んでください。
board-hint-free = ゲームの完成、労働者の配置、トゥイニーの配置ができます。なければパスしてください。
board-keep = ストラクチャー{ $letter }を1枚残す
board-side-of = 使う面を選ぶ:{ $marketing }
board-side = { $side }面
board-first-cards = 最初のカード:1枚以上を契約書にします
board-undealt = 配られなかったマーケティングタイルが{ $n }枚あります(使いません)。
board-contracts = 契約書
board-free-space = 空き
board-lacks = 不足
board-missing = 不足:
board-payable = 完成できます
board-free = { $kind }は不要
board-rank = ランキング
board-year = 発売年
board-store = コンポーネント置き場
board-kind = 種類
board-level = レベル
board-case = 陳列棚
board-empty-place = 空き({ $row }段目、{ $column }列目)
board-line = 組立ライン
board-no-sets = セットなし
board-discount = どのゲームも{ $kind }の必要レベルが{ $n }下がります
board-cell = { $row }段目、{ $column }列目から
board-gap-open = 隙間{ $n }が使えます
board-tweenies = トゥイニー
board-workers = 労働者
board-break-room = 休憩室:{ $workers }
board-occupied = 使用中:{ $workers }。
board-structures = ストラクチャー
board-built = 建物{ $most }棟中{ $n }棟が完成
board-active = 稼働中
board-structure-now = 現在の得点:
board-hidden = まだ非公開です
board-marketing = マーケティング
board-cube = { $most }マス中{ $n }マス目、{ $multiplier }倍
board-most = 最大{ $n }
board-reforest = 植林エリア

## ボードの記号

legend-cards = カード:契約書またはコンポーネント(×2は2枚)
legend-wood = 木材:コンポーネントまたは労働者(丸の数字はレベル)
legend-dice = ダイス:コンポーネントまたはマーケティング
legend-tiles = タイル:コンポーネントまたは機械
legend-plastic = プラスチック:コンポーネントまたは建物
legend-any = 好きな種類の資源
legend-set = セットコレクション／カード
legend-team = 協力／チーム
legend-war = 戦争／対戦
legend-engine = エンジンビルド／戦略
legend-tree = 木(植林)
legend-point = 得点
legend-forklift = フォークリフト
legend-contract = 契約書:製作するゲーム
legend-worker = 労働者(数字はレベル)
legend-break = 休憩室
legend-building = 建物・ストラクチャー
legend-line = 組立ラインの機械
legend-tweenie = トゥイニー
legend-marketing = マーケティング(進むたびに+1マス)
legend-step = マーケティングトラックの1マス
legend-see = カードやタイルを1枚多く見る
legend-clear = 労働者が戻る
legend-lead = 該当するゲームが他の誰よりも多い
legend-rank = ゲームのランキング(小さいほど良い)
legend-year = 発売年
legend-revolution = ホイールの周回

## 統計での行動の種類と、コンポーネントの表

verb-pass = パスする
verb-move = フォークリフトを動かす
verb-kind = 資源の種類を選ぶ
verb-card = 引いたカードを使う
verb-wood-component = 木材をコンポーネントにする
verb-wood-worker = 木材を労働者にする
verb-die-component = ダイスをコンポーネントにする
verb-advance = トラックを進める
verb-tile = 引いたタイルを使う
verb-put = 機械を組立ラインに置く
verb-plastic-component = プラスチックをコンポーネントにする
verb-build = 建物を建てる
verb-finish = ゲームを完成させる
verb-place = ゲームを陳列棚に置く
verb-tweenie = トゥイニーを選ぶ
verb-gap = トゥイニーを隙間に置く
verb-work = 労働者を送る
verb-clear = 労働者を呼び戻す
verb-plant = 木を植える
verb-keep = ストラクチャーを残す
verb-side = タイルの面を選ぶ

components-solo = メダル
components-kind = 資源の種類
components-genre = ジャンル
components-card = ゲーム
components-marketing-tile = マーケティングタイル
components-structure = ストラクチャー
components-worker-space = 労働者スペース
components-tile = 機械タイル
components-tweenie = トゥイニー
components-circle = 植林スペース
