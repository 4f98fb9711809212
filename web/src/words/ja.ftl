## The frame of every page

skip = 本文へ移動
nav = ページ
nav-lobby = ロビー
nav-replay = リプレイ
nav-about = 概要
theme = 配色
theme-auto = 自動
theme-light = ライト
theme-dark = ダーク
notices = お知らせ
dismiss = 閉じる
close = 閉じる
copy = コピー
copied = コピーしました
loading = 読み込み中…
to-lobby = ロビーへ
rules = ルール
rule-link = ルール { $paragraph } を見る
index = 目次
sentence-joint = 。

## The visitor

name-ask = お名前
name-keep = この名前で遊ぶ
name-known = { $name } さんとして遊びます。
name-change = 変更
name-first = 先にお名前を決めてください。

## Lobby

lobby = ロビー
lobby-title = 工房のゲームを、ひとつのテーブルで
lobby-text = テーブルを作り、リンクを友だちに送り、空いた席にはボットを座らせて、すぐに遊べます。アカウントは要りません。
tables-mine = あなたのテーブル
tables-open = 参加者募集中
tables-open-none = 募集中のテーブルはありません。新しく作ると、ここに表示されます。
tables-playing = プレイ中のテーブル
tables-finished = 終わったテーブル
table-go-on = 続ける
table-join = 見てみる
table-watch = 観戦する
table-result = 結果を見る
table-open = 参加者を待っています
table-playing = プレイ中
table-finished = 終了
new-table = 新しいテーブル
new-game = ゲーム
new-seats = 人数
new-seats-count = { $n }人
new-who = 参加者
new-seat = { $n }番目の席
new-you = あなた
new-name = 名前
new-open = 誰でも
new-who-help = 「あなた」の席は複数でもかまいません。その場合は、この画面をみんなで使います。
new-found = 参加できる人
new-public = ロビーに載せる
new-private = リンクを知っている人だけ
hints = ヒント
new-hints = ヒントを使えるようにする
new-hints-help = 手番の人は、コンピューターのおすすめの手を聞けます。通常は、ひとりでボットと遊ぶときだけ使えます。
new-title = テーブルの名前（なくてもかまいません）
new-open-table = テーブルを作る
options = オプション
option-on = あり
option-off = なし
option-given = 指定あり

## Before the start

seats = 席
seat-empty = 空席
seat-name = この席の名前
seat-back = 自分で遊ぶ
seat-bot-instead = { $name } の代わりにボットに任せる
seat-sit = ここに座る
seat-stand = 席を立つ
seat-remove = 外す
seat-remove-who = { $name } を席から外す
seat-add-bot = { $bot }を座らせる
bot-random = ランダムボット
bot-greedy = 貪欲ボット
bot-search = 先読みボット
bot-search-seconds = 先読みボット（1手{ $n }秒）
table-host = { $name } さんのテーブル
table-hints = ヒントあり
table-public = ロビーに掲載
table-private = リンクを知っている人だけ
table-start = ゲームを始める
table-close = テーブルを削除する
table-close-text = このテーブルは誰からも見えなくなり、リンクも使えなくなります。
table-ready = 全員そろいました。
table-empty-seats = あと{ $n }席空いています。リンクを送るか、ボットを座らせてください。
table-host-starts = { $name } さんがゲームを始めます。
table-missing = テーブルが見つかりません
table-failed = テーブルを表示できませんでした。ページを読み込み直してください。
share = このテーブルのリンク
share-text = このリンクを開いた人は席に座れます。ゲームが始まったあとは観戦できます。

## Play

status = いま行うこと
your-turn = あなたの番です
title-your-turn = あなたの番
working = 少々お待ちください…
waiting-for = { $names }を待っています
game-over = ゲーム終了
undo = 取り消す
hint = ヒント
hint-thinking = 考え中…
hint-mark = ヒント
hint-best = 最善：{ $told }
hint-expect =
    { $side ->
        [ahead] 最終得点の見込みは{ $points }点で、いちばん強い相手を{ $lead }点上回ります。
        [behind] 最終得点の見込みは{ $points }点で、いちばん強い相手を{ $lead }点下回ります。
       *[even] 最終得点の見込みは{ $points }点で、いちばん強い相手と互角です。
    }
hint-expect-alone = 最終得点の見込みは{ $points }点です。
hint-line = その後の一例：{ $told }
hint-second = 次善：{ $told }（{ $points }点劣る）
hint-second-alike = 同じくらい良い手：{ $told }
line-move = { $seat }「{ $told }」
help = 凡例とキー操作
legend = アイコンの意味
keys = キー操作
key-tab = 次に押せるものへ移る
key-enter = 押す
key-board = ボード上の最初の選択肢へ
key-choices = 選択肢の一覧へ
key-undo = 取り消す
key-hint = ヒント（もう一度押すと、示された選択肢へ）
key-journal = 記録を開く
key-help = この画面を開く
own-seats = あなたの席
choices = 選択肢
choices-open = 選択肢 { $n }
choices-refused = いまはできないこと（{ $n }）
spot-cost = 支払い：{ $amounts }
spot-gain = 獲得：{ $amounts }
spot-lost = （{ $n }は失われます）
players = プレイヤー
players-you = （あなた）
players-bot = ボット
players-online = 着席中
players-offline = 離席中
players-awaited = 手番
journal = 記録
journal-all = すべて表示
journal-empty = まだ何も起きていません。
journal-since = ここから、離れていた間のできごと
part-table = 場
part-mine = { $name }の工房
part-others = ほかのプレイヤー
no-board = このゲームにはまだボードの絵がありません。選択肢の一覧だけで遊べます。
tabs = テーブルの表示
tab-table = 場
tab-mine = 自分
tab-others = 相手
tab-log = 記録
tab-open = ここで選べます
connection-lost = 接続が切れました。つなぎ直しています…
return = 席に戻るためのリンク
return-text = この秘密のリンクを使うと、別の端末からでも自分の席に戻れます。リンクを持つ人は誰でもあなたの代わりに遊べてしまうので、人には教えないでください。
return-label = { $name } の席に戻る秘密のリンク
return-claiming = 席に戻っています…
return-nothing = リンクが不完全です。# より後ろの秘密の部分がありません。
fair = シャッフルは公正でしたか？
fair-text = このゲームの偶然は、すべて「シード」というひとつの数から決まります。シードのチェックサムは開始前に公開されているので、途中で変えることはできません。棋譜とシードがあれば、誰でもゲーム全体を再現できます。
fair-check = 確かめ方
seed = シード
seed-hash = シードの SHA-256：
seed-hash-text = シャッフルはすべてシードで決まります。シードはゲームが終わると表示され、このチェックサムで変更されていないことを確かめられます。

## The end

result =
    { $n ->
        [1] { $names }の勝ち（{ $points }点）
       *[other] { $names }が{ $points }点で同点優勝
    }
scores = 得点表
score = 得点
score-total = 合計
score-rank = 順位
score-place = { $n }位
watch-replay = リプレイを見る
record-download = 棋譜をダウンロード

## Replay

replay-text = 棋譜は、ゲームが終わったあとにダウンロードできる、またはターミナル版が保存するテキストファイルです。ファイルを選ぶか貼り付けると再生できます。
replay-file = 棋譜ファイル
replay-paste = または棋譜の本文
replay-show = 再生する
replay-controls = リプレイの操作
replay-first = 最初へ
replay-back = 1手戻る
replay-next = 1手進む
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-step = { $all }手中{ $n }手目
replay-slider = 手数
replay-start = 準備
replay-watch = 表示する工房
actions = すべての手

## Analysis

coach = 解析
coach-text = コーチがすべての手を検討し、勝負の分かれ目と、より良かった手を示します。1分から数分かかります。結果は残り、このリンクを開いた人は誰でも見られます。
coach-begin = 解析する
coach-working = { $all }手中{ $n }手を検討済み
coach-failed = このゲームは解析できませんでした。
coach-measure = 表示する見込み
coach-measured = { $measure ->
    [results] 勝敗
   *[points] 得点
}
coach-curve = { $measure ->
    [results] 勝敗の見込み
   *[points] 最終得点の見込み
}
coach-curve-text = { $measure ->
    [alone] 勝敗の見込みです。100%は勝ち、0%は負けを表します。
    [results] 各プレイヤーの勝敗の見込みです。100%は1位、0%は最下位を表し、相手が1人なら勝つ確率になります。
   *[points] 各プレイヤーの最終得点の見込みです。
}左右の矢印キーで手を進められます。グラフの下の番号は勝負の分かれ目です。
coach-percent = { $n }%
coach-expects = { $measure ->
    [results] { $name } { $n }%
   *[points] { $name } { $n }点
}
coach-turning = 勝負の分かれ目
coach-turning-at = { $n }手目の分かれ目：{ $name }
coach-turning-later = まだ見つかっていません。
coach-no-turning = 1点以上損をした手はなく、分かれ目はありませんでした。
coach-better = { $points }点よい手：{ $told }
coach-best = コーチも同じ手を選びます。
coach-no-choice = この手についての評価はありません。
coach-table = すべての手を表で見る
coach-step = 手数
coach-decision = 手
coach-loss = 失った点

## About

about-title = Cogwright について
about-what = Cogwright は、市販されている工房テーマのボードゲームを、完全なルールのままひとつのテーブルに集めたものです。ブラウザー、ターミナル、HTTP、Python のどこからでも遊べます。これらのゲームが好きな人と、研究したい人のための自由なソフトウェアです。
about-values-title = 数値について
about-values = ルールは市販のゲームに従っています。ただし、タイルやカードの数値の多くは公開されていません。ここで使っている数値は、シミュレーションで調整した独自のもので、市販品のものではありません。構成物の名前、絵、文章も独自に作りました。ゲームをお持ちの方は、ご自身で構成物ファイルに市販品の数値を入れることができます。
about-fair-title = 公正なシャッフル
about-fair = どのゲームの偶然も、ひとつのシードから生まれます。シードのチェックサムは開始前に、シードそのものは終了後に表示されるので、途中で何も変えられていないことを誰でも確かめられます。
about-privacy-title = 保存されるもの
about-privacy = サーバーに保存されるのは、入力されたお名前と、テーブル、そこで遊ばれた内容だけです。Cookie で本人を見分けます。パスワードも、追跡も、ほかのサーバーへの通信もありません。席に戻るための秘密のリンクが、あなたの席の鍵です。
about-licence-title = ライセンス
about-licence = Cogwright は MIT ライセンスで公開されています。各ゲームとその名称は、それぞれの作者と出版社のものです。作者と出版社はこのプロジェクトに関わっていません。
about-credits-title = 謝辞
about-icons = アイコン：
about-icons-authors = Lorc、Delapouite、Skoll、sbed ほか game-icons の皆さん（色を変えて使用）
about-font = 見出しの書体：Fredoka（Milena Brandão、Hafontia 作）
about-libraries = Svelte、SvelteKit、Fluent、Marked、Litestar、SQLAlchemy を使っています。

## Pages that are not there

missing = このページは見つかりません
missing-text = リンクが古いか、文字が抜けているのかもしれません。
failed = 問題が起きました
failed-text = ページを読み込み直してください。繰り返し起きる場合は、サーバーの管理者にお知らせください。

## Problems

problem-offline = サーバーにつながりません。操作は送られていません。
problem-unknown = サーバーに拒否されました。理由は不明です。
problem-refused = サーバーに拒否されました：{ $reason }
problem-bad-request = サーバーが内容を理解できませんでした。
problem-not-found = 存在しないか、すでになくなっています。
problem-no-such-table = このアドレスにテーブルはありません。リンクの文字が抜けているのかもしれません。
problem-table-closed = このテーブルは、ゲームが始まる前に、開いた人が削除しました。
problem-no-such-link = このリンクにあたる席はありません。開始前に席が入れ替わったのかもしれません。
problem-bad-name = 名前は1〜{ $n }文字で、表示できる文字だけを使ってください。
problem-not-a-visitor = 先にお名前を決めてください。
problem-not-your-seat = ここはあなたの席ではありません。
problem-seat-taken = その席には先に別の人が座りました。
problem-seats-empty = 先にすべての席を人かボットで埋めてください。
problem-no-hints = このテーブルではヒントを使えません。
problem-not-your-turn = いまはあなたの番ではありません。
problem-not-host = テーブルを作った人だけができる操作です。
problem-not-open = ゲームはすでに始まっています。
problem-not-playing = このテーブルではゲームが行われていません。
problem-not-finished = ゲームが終わると見られます。
problem-bot-plays = この席はボットが代わりに遊んでいます。自分で遊ぶには席に戻ってください。
problem-illegal = いまはその手を選べません。
problem-unknown-action = このゲームにそのような手はありません。
problem-late = その決定はすでに済んでいます。最新の状態を表示しました。
problem-ahead = まだそこまで進んでいません。最新の状態を表示しました。
problem-no-undo = いま取り消せるものはありません。
problem-busy = テーブルの操作が重なりました。もう一度お試しください。
problem-components-changed = サーバーの構成物の数値がこのゲームの開始時から変わったため、続けられません。
problem-too-large = 大きすぎます。
problem-too-many = 操作が多すぎます。少しお待ちください。
problem-too-many-tables = まだ始まっていないテーブルが{ $n }つあります。先にそれらを始めるか、削除してください。
problem-method-not-allowed = サーバーが内容を理解できませんでした。
problem-internal = サーバーで問題が起きました。何も変わっていません。もう一度お試しください。
