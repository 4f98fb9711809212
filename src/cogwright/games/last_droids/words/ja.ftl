# 『ラスト・ドロイド』の日本語の言葉。書き方の約束は `cogwright.engine.messages` にあります。

## 人ではないプレイヤー

player-1 = オートマ

## 部品と数え方

good-nut = ナット
good-oil = オイル滴
good-circuit = 回路基板
good-energy = エネルギー
good-point = リサイクルポイント
good-leaf = 葉
good-extension = 増設
good-base = 基本部品
good-stored-nut = カードの上のナット
good-stored-oil = カードの上のオイル
good-stored-circuit = カードの上の基板
good-stored-energy = カードの上のエネルギー

amount-nut = ナット{ $n }個
amount-oil = オイル{ $n }滴
amount-circuit = 基板{ $n }枚
amount-energy = エネルギー{ $n }個
amount-point = { $n }点
amount-leaf = 葉{ $n }枚
amount-extension = 増設{ $n }個
amount-base = 基本部品{ $n }個
amount-same = 同じ基本部品{ $n }個
amount-stored-nut = カードの上にナット{ $n }個
amount-stored-oil = カードの上にオイル{ $n }滴
amount-stored-circuit = カードの上に基板{ $n }枚
amount-stored-energy = カードの上にエネルギー{ $n }個
amount-nothing = なし

# 部品の種類、棚、タイプ、家。それぞれ数1の組として渡される。
amount-kind-nut = ナット
amount-kind-oil = オイル
amount-kind-circuit = 基板
amount-kind-energy = エネルギー
amount-column-nut = ナット棚
amount-column-oil = オイル棚
amount-column-circuit = 基板棚
amount-column-energy = エネルギー棚
amount-as-water = 水管理ドロイド
amount-as-farm = 農業ドロイド
amount-as-communication = 通信ドロイド
amount-as-collector = 収集ドロイド
amount-as-market = 市場ドロイド
amount-house-45 = 45番
amount-house-46 = 46番
amount-house-47 = 47番
amount-house-48 = 48番
amount-house-49 = 49番
amount-house-50 = 50番
amount-house-51 = 51番
amount-house-52 = 52番
amount-house-53 = 53番
amount-house-54 = 54番
amount-house-55 = 55番
amount-house-56 = 56番
amount-house-57 = 57番

# 得点のために数えるもの。
amount-counted-part = 物置の部品{ $n }個
amount-counted-nut = 物置のナット{ $n }個
amount-counted-oil = 物置のオイル{ $n }滴
amount-counted-circuit = 物置の基板{ $n }枚
amount-counted-energy = 物置のエネルギー{ $n }個
amount-counted-set = 物置の部品4種類{ $n }組
amount-counted-extension = 物置の増設{ $n }個
amount-counted-house = 家{ $n }軒(この家も含む)
amount-counted-kind = 修理したドロイドのタイプ{ $n }種類
amount-counted-water = 修理した水管理ドロイド{ $n }体
amount-counted-farm = 修理した農業ドロイド{ $n }体
amount-counted-communication = 修理した通信ドロイド{ $n }体
amount-counted-storage = 修理した物置ドロイド{ $n }体
amount-counted-collector = 修理した収集ドロイド{ $n }体
amount-counted-market = 修理した市場ドロイド{ $n }体
amount-counted-icon-water = 水管理ドロイドのコストの部品{ $n }個
amount-counted-icon-farm = 農業ドロイドのコストの部品{ $n }個
amount-counted-icon-communication = 通信ドロイドのコストの部品{ $n }個
amount-counted-icon-storage = 物置ドロイドのコストの部品{ $n }個
amount-counted-icon-collector = 収集ドロイドのコストの部品{ $n }個
amount-counted-icon-market = 市場ドロイドのコストの部品{ $n }個
amount-counted-discarded-water = 自分のゾーンに捨てられた水管理ドロイド{ $n }体
amount-counted-discarded-farm = 自分のゾーンに捨てられた農業ドロイド{ $n }体
amount-counted-discarded-communication = 自分のゾーンに捨てられた通信ドロイド{ $n }体
amount-counted-discarded-storage = 自分のゾーンに捨てられた物置ドロイド{ $n }体
amount-counted-discarded-collector = 自分のゾーンに捨てられた収集ドロイド{ $n }体
amount-counted-discarded-market = 自分のゾーンに捨てられた市場ドロイド{ $n }体

## ゲームの進み具合

headline-turn = { $season } 第{ $turn }ターン:{ $step }({ $left ->
    [0] このシーズン最後のターン
   *[other] このシーズンはあと{ $left }ターン
})
headline-final = 最終ターンのあと:最後の交換
headline-end = ゲーム終了

season-1 = シーズン1
season-2 = シーズン2
season-3 = シーズン3

step-deal = ドロイドの配布
step-plan = 交換とアクション
step-tokens = 追加コストトークン

## 何を決めるか

prompt-keep = 自分が取るドロイドを選んでください(もう1体は{ $other }へ)
prompt-keep-three = 自分が取るドロイドを選んでください
prompt-give = { $other }に渡すドロイドを選んでください
prompt-give-automa = { $other }の興味値は同じです。どちらを渡すか選んでください
prompt-plan = 目の前に《{ $card }》。好きなだけ交換してから、修理・分解・建設のどれかを選んでください
prompt-replan = 狙った家は取られました。好きなだけ交換してから、《{ $card }》の修理か分解、または別の家の建設を選んでください
prompt-final = 最後の交換をするか、終了してください
prompt-option = 《{ $card }》で何を交換するか選んでください
prompt-extra = 《{ $card }》の追加コスト:支払う部品を選んでください(残り{ $due })
prompt-pay = どこから支払うか選んでください(残り{ $due })
prompt-extend = 《{ $card }》:増設する棚を選んでください
prompt-take = 《{ $card }》:もらう基本部品を選んでください
prompt-zone = 《{ $card }》を捨てるゾーンを選んでください
prompt-tokens = 追加コストトークンを置く家を選んでください
prompt-wild = 《{ $card }》をどのタイプとして数えるか選んでください
prompt-planned = 計画は決まりました。他のプレイヤーを待っています
prompt-wait = 他のプレイヤーを待っています

## 選択肢

choice-keep = 《{ $card }》を取る
choice-keep-give = 《{ $card }》を取り、《{ $droid }》を{ $other }に渡す
choice-give = 《{ $card }》を{ $other }に、《{ $droid }》を{ $seat }に渡す
choice-give-automa = 《{ $card }》を{ $other }に渡し、《{ $droid }》を取る
choice-swap = { $give }を{ $take }と交換する
choice-market = 《{ $card }》を使う(あと{ $n }回)
choice-option = 《{ $card }》:{ $give }を{ $take }と交換する
choice-repair = 《{ $card }》を修理する
choice-repair-lost = 《{ $card }》を修理する({ $lost }は入りきらない)
choice-dismantle = 《{ $card }》を分解する
choice-dismantle-lost = 《{ $card }》を分解する({ $lost }は入りきらない)
choice-build = 《{ $card }》を建設し、《{ $droid }》を捨てる
choice-build-lost = 《{ $card }》を建設し、《{ $droid }》を捨てる({ $lost }は入りきらない)
choice-token = 《{ $card }》にトークンを置く
choice-zone = 《{ $card }》を{ $other }との間のゾーンに捨てる
choice-extra = 追加コストとして{ $cost }を支払う
choice-pay-shed = 物置から{ $cost }を支払う
choice-pay-stored = 《{ $card }》から{ $cost }を支払う
choice-extend = { $column }を増設する(容量{ $n })
choice-take = { $gain }をもらう
choice-wild = 《{ $card }》を{ $type }としても数える
choice-done = 交換を終える

## できない理由

why-not-now = 今はできません。
why-over = ゲームは終わっています。
why-wait = 他のプレイヤーが先です。
why-planned = 計画は決まりました。全員の計画がそろうと実行されます。
why-done = 交換を終えました。全員が終えると得点計算です。
why-dealing = このターンのドロイドを配っているところです。
why-kept = ドロイドを選びました。もう1人が選び終わると、全員のドロイドが表になります。
why-keep-first = まず、自分が取るドロイドを選んでください。
why-give-first = まず、誰にどのドロイドを渡すかを選んでください。
why-option-first = まず、市場ドロイドで何を交換するかを選んでください。
why-extra-first = まず、追加コストとして支払う部品を選んでください。
why-pay-first = まず、どこから支払うかを選んでください。
why-extend-first = まず、増設する棚を選んでください。
why-take-first = まず、もらう基本部品を選んでください。
why-zone-first = まず、ドロイドを捨てるゾーンを選んでください。
why-tokens-first = まず、追加コストトークンを家に置いてください。
why-wild-first = まず、ドロイドをどのタイプとして数えるかを選んでください。
why-keep-when = ドロイドを取ったり渡したりするのは、ターンの最初の配布のときだけです。
why-option-when = まず、使う市場ドロイドを選んでください。
why-extra-when = 追加コストを支払うのは、他のプレイヤーの追加コストトークンが置かれた家を建てるときだけです。
why-pay-when = どこから支払うかを選ぶのは、支払うときだけです。
why-extend-when = 棚を選ぶのは、好きな棚を増設できるカードの効果のときだけです。
why-take-when = 基本部品を選ぶのは、好きな基本部品をもらえるカードの効果のときだけです。
why-zone-when = ゾーンを選ぶのは、3人プレイで通信ドロイドを捨てるときだけです。
why-tokens-when = 追加コストトークンを置くのは、そのドロイドを修理したターンの終わりです。
why-wild-when = ドロイドをどのタイプとして数えるかは、最後の交換のあとに選びます。
why-not-drawn = そのドロイドは引いていません。
why-give-kept = 《{ $card }》は自分が取ります。別のドロイドを渡してください。
why-must-act = パスはできません。修理・分解・建設のどれかを選んでください。分解ならいつでもできます。
why-final = 最後のターンは終わりました。できるのは交換だけです。
why-no-market = そのドロイドは持っていません。
why-not-market = 《{ $card }》に交換の効果はありません。
why-used = 《{ $card }》は、この交換ステップでもう{ $n }回使いました。
why-market-stuck = 《{ $card }》は今は使えません。渡す部品か、受け取る部品の空きが足りません。
why-no-option = 《{ $card }》の交換は{ $n }通りしかありません。
why-swap-give = { $missing }が足りません。{ $take }をもらうには{ $give }が必要です。
why-no-room = { $column }に空きがありません。
why-extra-none = 本来のコストを除くと、{ $kind }は残っていません。
why-pay-order = 部品は決まった順に支払います。次は{ $kind }です。
why-repair-dear = { $missing }が足りません。《{ $card }》の修理には{ $cost }が必要です。
why-house-dear = { $missing }が足りません。《{ $card }》の建設には{ $cost }が必要です。
why-house-settled = 《{ $card }》は、このターンに他のプレイヤーが建てます。
why-no-house = { $n }番の家は自分のゾーンにありません。

## 記録:準備とステップ1

log-start = 最初の優先プレイヤーは{ $seat }。
log-house-waits = 《{ $card }》が並べられた。
log-house-between = { $seat }と{ $other }の間に《{ $card }》が並べられた。
log-interseason-comes = 公開:《{ $card }》。
log-turn = 第{ $n }ターン。優先プレイヤーは{ $seat }。
log-keep = { $seat }は《{ $card }》を取る。
log-give = { $seat }は《{ $card }》を{ $other }に渡す。
log-turned-up = 《{ $first }》と《{ $second }》が表になった。
log-offer = { $seat }の前に《{ $card }》。
log-position = 用意された局面から開始:第{ $n }ターン。

## 記録:アクション

log-swap = { $seat }は{ $give }を{ $take }と交換した。
log-market = { $seat }は《{ $card }》で{ $give }を{ $take }と交換した。
log-repair = { $seat }は《{ $card }》を{ $cost }で修理した。
log-repair-free = { $seat }は《{ $card }》を無料で修理した。
log-dismantle = { $seat }は《{ $card }》を分解した:{ $gain }。
log-build = { $seat }は《{ $card }》を建設し、《{ $droid }》を捨てた。
log-discard = { $seat }は《{ $card }》を捨てた。
log-zone = { $seat }は《{ $card }》を{ $other }との間のゾーンに捨てた。
log-extend = 《{ $card }》:{ $seat }は{ $column }を{ $n }つ増設した。
log-gain = 《{ $card }》:{ $seat }は{ $gain }を得た。
log-store = 《{ $card }》の上に{ $gain }が置かれた。{ $seat }はこれで支払える。
log-lost = { $seat }は{ $lost }をしまいきれずに失った。
log-lost-house = { $seat }も《{ $card }》を狙ったが、{ $other }が先。{ $seat }は計画をやり直す。
log-tokens = { $seat }は《{ $card }》に追加コストトークンを置いた。

## 記録:シーズンと終了

log-interseason = 《{ $card }》:全員がこの棚を増設した。
log-leaves = { $seat }は葉が最も多く、{ $gain }を得た。
log-leaves-lost = { $seat }は葉が最も多いが、エネルギーを入れる空きがない。
log-wild = { $seat }は《{ $card }》を{ $type }としても数える。
log-last-turn = { $end }最後のターンが終わり、全員がもう一度だけ交換できる。
log-result = { $seat }:{ $points }点、{ $rank }位。

end-houses = 建てられる家のないプレイヤーが出た。
end-decks = ドロイドがすべて配られた。
end-both = ドロイドがすべて配られ、建てられる家のないプレイヤーも出た。

## 得点表

score-droids = 修理したドロイド
score-communication = 通信ドロイド
score-house-rp = 家
score-house-45 = 家45:物置の部品
score-house-46 = 家46:建設時の部品
score-house-47 = 家47:収集ドロイド
score-house-48 = 家48:市場ドロイド
score-house-49 = 家49:水管理ドロイドのコスト
score-house-50 = 家50:タイプの種類
score-house-51 = 家51:物置のエネルギー
score-house-52 = 家52:全6タイプ
score-house-53 = 家53:増設
score-house-54 = 家54:葉の最多
score-house-55 = 家55:通信ドロイド
score-house-56 = 家56:家3軒
score-house-57 = 家57:部品4種類の組
score-parts-lead = 部品の最多
score-leaves-lead = 葉の最多
score-handicap = ハンデ

## オプション

option-first = 最初の優先プレイヤー
option-first-help = 最初のターンに優先権を持つ席です。1人プレイで指定しなければ、あなたになります。
option-first-random = ランダム
option-first-0 = 席1
option-first-1 = 席2
option-first-2 = 席3
option-first-3 = 席4
option-automa = オートマ
option-automa-help = 1人プレイ用。オートマが修理しない通信ドロイドをどうするかを選びます。家を建てるオートマのほうが手ごわい相手です。
option-automa-calm = おだやか(捨てるだけ)
option-automa-builder = 建築家(代わりに家を取る)
option-automa_bonus = オートマのハンデ
option-automa_bonus-help = 1人プレイ用。オートマの得点に足す(または引く)点数です。-4なら、慣れてきたころにちょうどよい勝負になります。

## ドロイド・家・インターシーズンカードの働き

effect-droid = { $type }。修理:{ $cost }を支払い{ $gain }。分解:{ $parts }を得る。
effect-house = 家ドロイド。建設:{ $cost }を支払い{ $gain }。
effect-extend = 修理時:{ $column }に{ $extension }。
effect-extend-any = 修理時:好きな棚に増設{ $n }個。
effect-gain = すぐに{ $gain }を得る。
effect-store = 修理時:このカードの上に{ $parts }を置く。いつでも支払いに使える。
effect-double = { $kind }の出るドロイドを分解するたび、さらに{ $gain }。
effect-surcharge = ターンの終わりに家1軒へ追加コストトークンを置く。他の人はその家に{ $cost }を余分に支払う。
effect-discount = 修理と建設のコストが{ $amounts }減る。
effect-wild = 家{ $houses }では、別のタイプ1つとしても数える。
effect-swap = 交換ステップごとに{ $n }回まで:{ $give }を{ $take }と交換できる。
effect-score-per = 終了時:{ $each }につき{ $gain }。
effect-score-step = 終了時:{ $count }で{ $gain }。
effect-score-step-more = { $n }なら{ $gain }。
effect-score-leaf-lead = 終了時:葉が最も多ければ{ $gain }。
effect-interseason = シーズンの間に、全員が{ $column }に{ $extension }を置く。
effect-interseason-leaves = そのあと、葉が最も多い人は{ $gain }を得る。

## 端末に描く盤面

drawing-name = { $name }
drawing-seat = { $seat }
drawing-free = 無料
drawing-short-nut = ナ{ $n }
drawing-short-oil = オ{ $n }
drawing-short-circuit = 基{ $n }
drawing-short-energy = エ{ $n }
drawing-short-base = +基本{ $n }
drawing-season = { $season }
drawing-turn = 第{ $turn }ターン
drawing-turns-left = { $n ->
    [0] シーズン最後
   *[other] シーズンはあと{ $n }ターン
}
drawing-priority = 優先プレイヤー:
drawing-interseasons = これから:
drawing-zone = ゾーン
drawing-house = 家
drawing-cost = コスト
drawing-points = 点
drawing-effect = 効果
drawing-discards = 捨て札{ $n }枚(うち通信ドロイド{ $counted }枚)
drawing-tokens = +{ $cost }({ $seat })
drawing-as = { $type }としても数える
drawing-drawn = 引いたドロイド
drawing-kept = 取る
drawing-offers = 目の前のドロイド
drawing-droid = ドロイド
drawing-repair = 修理
drawing-dismantle = 分解
drawing-area = 自分の場
drawing-used = { $n }回使用
drawing-repaired = 修理済み{ $n }体:
drawing-houses = 家:
drawing-score = 今なら{ $n }点
drawing-team = チーム{ $n }
drawing-has-priority = 優先
drawing-leads-leaves = 葉が最多
drawing-leads-parts = 部品が最多
drawing-shed = 物置:
drawing-column = { $kind }
drawing-choosing = 考え中
drawing-ready = 決定済み
drawing-plan = { $plan }
plan-repair = 修理する
plan-dismantle = 分解する
drawing-plan-build = 《{ $card }》を建設する

# 効果の短い言い方。
drawing-effect-extend = { $column }に{ $extension }
drawing-effect-extend-any = 好きな棚に増設{ $n }個
drawing-effect-gain = { $gain }を得る
drawing-effect-store = 支払いに使える{ $parts }
drawing-effect-double = { $kind }の出る分解ごとに+{ $gain }
drawing-effect-surcharge = 他の人の建設が{ $cost }増
drawing-effect-discount = 修理と建設が{ $amounts }引き
drawing-effect-wild = { $houses }で別タイプも兼ねる
drawing-effect-swap = { $give } → { $take }(毎ターン{ $n }回)
drawing-effect-score-per = { $each }ごとに{ $gain }
drawing-effect-score-step = { $count }で{ $gain }
drawing-effect-score-step-more = { $n }なら{ $gain }
drawing-effect-score-leaf-lead = 葉が最多なら{ $gain }

## ブラウザーのボード

board-any = 任意
board-cost = コスト
board-kinds = 種類
board-dismantled = 分解すると得られる部品
board-tokens = 追加コストトークン{ $n }個
board-season = シーズン{ $n }
board-turns-left = { $n ->
    [0] 最後のターン
   *[other] この後{ $n }ターン
}
board-cards-left = このシーズンの残り{ $n }枚
board-priority = 優先プレイヤー
board-zone = 建設できる家
board-zone-of = ゾーン
board-no-houses = ここには家が残っていません。
board-discards = 捨てられたドロイド{ $n }体
board-none = まだありません
board-offer = オファー
board-no-offer = { $n ->
    [0] このターンのカードを配っています。
   *[other] 引いたカードを{ $n }枚持っています。
}
board-shed = 物置
board-area = 修理したドロイドと家
board-droids = { $n }体
board-swaps = サプライと交換
board-drawn = 引いたカード
board-question = 選択
board-repair = 修理
board-dismantle = 分解
board-plan-repair = 修理する
board-plan-dismantle = 分解する
board-plan-build = 《{ $house }》を建設する
board-choosing = 計画中
board-team = チーム{ $n }
board-leads = 葉が最多
board-leads-parts = 部品が最多
board-score = 今ゲームが終わればリサイクルポイント{ $n }点
board-look = { $seat }の場を見る
board-column = { $part }：{ $most }個中{ $n }個、ドロイド上に{ $stored }個

## 統計での行動の種類と、コンポーネントの表

verb-done = 交換を終える
verb-keep = ドロイドを取る
verb-give = ドロイドを渡す
verb-market = 市場ドロイドを使う
verb-option = 市場ドロイドの交換を選ぶ
verb-swap = 交換する
verb-repair = 修理する
verb-dismantle = 分解する
verb-build = 家を建設する
verb-token = 家にトークンを置く
verb-zone = 捨てるゾーンを選ぶ
verb-extra = 追加コストを支払う
verb-pay = 支払い元を選ぶ
verb-extend = 棚を増設する
verb-take = 部品をもらう
verb-wild = 数えるタイプを選ぶ

components-part = 部品
components-droid-type = ドロイドのタイプ
components-interseason = インターシーズンカード
components-droid = ドロイド
components-house = 家
