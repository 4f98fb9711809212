# 受け付けられないときの文(`cogwright.engine.errors`)。1つの文は1行で、空所は { $so } の形で書きます。

as-it-is = { $text }
at = { $where }: { $complaint }
within = { $outer }: { $inner }
row = { $table } の{ $number }行目
row-named = { $table } の{ $number }行目({ $name })
none = なし
as-well = { $before }、{ $after }

## ゲーム、席、オプション

refused-game = ゲーム { $name } はインストールされていません。使えるゲーム: { $installed }
refused-seats = { $game } の席数は{ $least }〜{ $most }です({ $given } は不可)
refused-seats-with = { $source } を使う { $game } の席数は{ $least }〜{ $most }です({ $given } は不可)
refused-seat = 席{ $number }はありません。このテーブルの席は0〜{ $last }です
refused-seed = シード { $given } は使えません。シードは0から2の{ $bits }乗未満の整数です
refused-language = 言語 { $name } は使えません。使える言語: { $allowed }
refused-options = オプションは名前と値の表で指定してください({ $given } は不可)
refused-option = オプション { $name } はありません。使えるもの: { $allowed }
refused-meaning = オプション { $name } は{ $n }席では使えません({ $numbers }席のときだけ)。使えるもの: { $allowed }
refused-value = オプション { $name } に { $given } は指定できません。指定できる値: { $allowed }
no-options = なし
allowed-flag = true か false
allowed-flag-typed = on か off (true、false も可)
allowed-each = { $words } のうち異なる{ $n }語をコンマ区切りで
allowed-data = データの表

## アクション

refused-action = アクション { $name } はありません。使えるもの: { $allowed }
refused-action-number = アクション{ $number }はありません。このゲームのアクション番号は0〜{ $last }です
refused-over = ゲームは終わっているので、席{ $number }は { $action } を選べません
refused-waiting = 席{ $number }は今 { $action } を選べません。席{ $waiting }の決定を待っています
refused-now = 席{ $number }は今 { $action } を選べません。選べるもの: { $allowed }
refused-undo = 席{ $number }に取り消せる決定はありません(隠れた情報が見えたか、他の席が先に決定したか、ゲームが終わっています)

## ファイル

refused-reading = { $path }: 読み込めません({ $reason })
refused-writing = { $path }: 書き込めません({ $reason })
refused-existing = { $path }: すでにあります。別のファイル名を指定してください
refused-data = { $path }: { $kind } として読めません({ $details })
refused-data-at = { $path }: { $kind } として読めません({ $row }行目の{ $column }文字目)
refused-no-table = { $path }: 中身は表でなければなりません
file-no-text = UTF-8のテキストではありません
file-enoent = ファイルまたはフォルダがありません
file-eacces = アクセスが許可されていません
file-eperm = 許可されていない操作です
file-eisdir = フォルダです
file-enotdir = フォルダではありません
file-eexist = すでにあります
file-enospc = 空き容量がありません
file-erofs = 読み取り専用のファイルシステムです
file-enametoolong = ファイル名が長すぎます
file-eloop = シンボリックリンクが循環しています

## データ:コンポーネントのファイルと局面

position = 局面
option-named = オプション { $name }
is-missing = 値がありません
is-unknown = 使えない項目です。使える項目: { $allowed }
no-fields = なし
at-least = { $least }以上
between = { $least }〜{ $most }
must-be = { $allowed } でなければなりません({ $given } は不可)
must-be-whole = 整数({ $allowed })でなければなりません({ $given } は不可)
must-be-flag = true か false でなければなりません({ $given } は不可)
must-be-text = 空でない文字列でなければなりません({ $given } は不可)
must-be-list = リストでなければなりません({ $given } は不可)
must-be-table = 表でなければなりません({ $given } は不可)
must-be-one-of = { $allowed } のどれかでなければなりません({ $given } は不可)
must-be-id = 'petal-pot' のような、小文字とハイフンのIDでなければなりません({ $given } は不可)
may-hold = 使えるのは { $allowed } です({ $given } は不可)
names-twice = { $given } が重複しています
rows-at-least = { $n }行以上でなければなりません
stands-twice = { $given } が重複しています。それぞれ1回だけ書けます
rows-exactly-three = 3行でなければなりません({ $given }行は不可)
rows-in-order = { $names } の行がこの順で必要です
card-stands-twice = { $given } が局面に2回出てきます。カードのある場所は1か所だけです
rows-exactly = { $n }行でなければなりません({ $given }行は不可)
must-be-up-to = 0〜{ $most } でなければなりません({ $given } は不可)
rows-at-most = { $n }行以下でなければなりません({ $given }行は不可)
rows-at-least-given = { $n }行以上でなければなりません({ $given }行は不可)
id-stands-twice = ID { $given } が重複しています。それぞれ1回だけ使えます
rows-two-or-three = 2行か3行でなければなりません({ $given }行は不可)
rows-at-least-one = 1行以上でなければなりません
rows-one-each = { $names } の行が1つずつ必要です
given-is-unknown = { $given } はありません。使えるもの: { $allowed }
must-be-whole-number = 整数でなければなりません({ $given } は不可)
may-hold-whole = 入れられるのは{ $allowed }の整数です({ $given } は不可)

## 棋譜

record-line = 棋譜の{ $number }行目: { $complaint }
record-decision = 棋譜の{ $number }手目: { $complaint }
record-refused = 棋譜: { $reason }
record-start = 棋譜: 開始の状態を受け付けられません: { $reason }
record-number = ここには{ $expected }手目が来るはずですが、{ $found }手目になっています
record-more = 棋譜の終わりの後には何も書けません
record-check = Check ヘッダー
record-empty-line = 空行
record-decision-or-end = 決定または終わりの行
record-breaks-off = 棋譜が途切れています。ここには{ $expected }が必要です
record-header = ここには [Game "mech-a-dream"] のようなヘッダーが必要です
record-header-json = { $name } の値がJSONではありません
record-header-twice = ヘッダー { $name } が重複しています
record-header-unknown = ヘッダー { $name } はありません
record-headers-changed = ここより上のヘッダーが書き換えられています(検査値は { $check }、記載は { $written })
record-no-empty-line = ヘッダーと決定の間には空行が必要です
record-damaged = 行が壊れています。'1. 0 buy 3 ;9c1e55d0' のような形が必要です
record-changed = 行が書き換えられています(検査値は { $check }、記載は { $written })
record-no-decision = ここには '1. 0 buy 3' のような決定か、'end <理由> <合計点>' か、'unfinished' が必要です
record-seat = 席は0〜{ $last }です
record-players = 棋譜: ヘッダー Players には{ $n }人の名前が必要です
record-header-table = 棋譜: ヘッダー { $name } は表でなければなりません
record-header-text = 棋譜: ヘッダー { $name } は文字列でなければなりません({ $given } は不可)
record-header-number = 棋譜: ヘッダー { $name } は整数でなければなりません({ $given } は不可)
record-seed = 棋譜: シードが、ヘッダー Commitment で約束されたものと違います
record-beside-position = 棋譜: ヘッダー Position があるときは { $names } を書けません
record-names = { $n }席の棋譜には{ $n }人の名前が必要です({ $given }人は不可)
record-seats-differ = 棋譜: ヘッダー Seats は{ $said }席ですが、局面は{ $found }席です
record-ends = 棋譜: 途中と書かれていますが、この決定でゲームは終わります
record-ends-not = 棋譜: 終了({ $end })と書かれていますが、この決定ではゲームは終わりません
record-end-differs = 棋譜: 結果は '{ $said }' と書かれていますが、実際は '{ $found }' です
record-game-differs = 棋譜: { $said } の棋譜で、{ $found } の棋譜ではありません
record-rules-differ = 棋譜: ルールのバージョン{ $said }で遊ばれましたが、ここにあるのはバージョン{ $found }です
record-components-differ = 棋譜: コンポーネント { $said } で遊ばれましたが、ここにあるのは { $found } です

## ボット

refused-bot = ボット { $name } はありません。使えるもの: { $allowed }
refused-program = ボット { $name }: { $reason }
allowed-bots = random、greedy、search、search:時間 (1ms〜600s)、search:回数 (1〜10000000)。後の2つには :processes=N (1〜64) も付けられます
allowed-bots-and-programs = exec:コマンド、{ $allowed }
refused-budget = 探索量 { $given } は使えません。1s や 250ms のような時間(1ms〜600s)か、2000 のような回数(1〜10000000)で指定してください。後ろに :processes=N (1〜64) を付けられます
refused-limits = { $given } は使えません。seconds (0.001〜600) か iterations (1〜10000000) のどちらか一方と、processes (1〜64) を指定してください
refused-processes = processes={ $n }: { $system } ではプロセスを複製できないため、1だけを指定できます
refused-quoting = コマンド { $given }: 引用符が閉じていないか、書き方が正しくありません
refused-empty = コマンド { $given }: プログラムが書かれていません
refused-no-program = コマンド { $given }: プログラム { $program } が見つかりません

## トーナメントと、一部でだけ必要なもの

results-cut-off = { $path }: 1行目が途切れています。ゲームが1つも残っていないか、結果のファイルではありません。削除するか、別のファイルを指定してください
results-none = { $path }: 結果のファイルではありません({ $details })
results-too-old = { $path }: プログラムの失敗を記録しない古いCogwrightで書かれています。このトーナメントには別のファイルを使ってください
results-twice = { $path } の{ $number }行目: ゲーム{ $n }はすでに書かれています
results-no-line = { $path } の{ $number }行目: トーナメントの結果ではありません。行末に ;9c1e55d0 のような検査値が必要です
results-changed = { $path } の{ $number }行目: 書き換えられたか、前の行が欠けています
results-damaged = { $path } の{ $number }行目: トーナメントの結果として読めません({ $details })
results-differ = { $path }: 別のトーナメントの結果です。このトーナメントには別のファイルを使ってください: { $differences }
differs-game = ゲームはファイルでは { $there }、今回は { $here }
differs-players = プレイヤーはファイルでは { $there }、今回は { $here }
differs-seats = 席数はファイルでは{ $there }、今回は{ $here }
differs-seed = シードはファイルでは { $there }、今回は { $here }
differs-rules = ルールのバージョンはファイルでは { $there }、今回は { $here }
differs-components = コンポーネントはファイルでは { $there }、今回は { $here }
differs-cogwright = Cogwrightのバージョンはファイルでは { $there }、今回は { $here }
differs-option = オプション { $name } はファイルでは { $there }、今回は { $here }
differs-data = オプション { $name } のデータがファイルのものと違います
not-given = 指定なし
results-locked = { $path }: 別のプロセスがこのトーナメントを進めています
refused-package = { $purpose } に必要なパッケージ { $package } がインストールされていません。次のコマンドで入れられます: { $installer }
refused-cluster = --ray { $address }: Rayクラスターに接続できません({ $details })

## コマンドライン

refused-option-given = { $name }: { $reason }
refused-seat-given = { $name } の席{ $number }: { $reason }
refused-beside = { $name } は { $other } と同時に指定できません。ゲームの始まり方は { $other } で決まっています
refused-jobs-beside-ray = --jobs は --ray と同時に指定できません。プロセスはクラスターのものを使います
refused-together = { $name } と { $other } は同時に指定できません
refused-twice-player = --players: { $name } が2回書かれています。席のほうが多ければ、1人が複数の席に着きます
refused-alone = --players: { $name } だけでは対戦相手がいません。プレイヤーを増やしてください
refused-nameless = `you:` の後には名前が必要です
refused-bots-name = { $name } はボットの名前です。別の名前にしてください
refused-same-name = { $name } はすでに席{ $other }の名前です。別の名前にしてください
refused-nobody = { $name } は人でもボットでもありません。使えるもの: you、you:名前、{ $allowed }
refused-option-form = --option { $given }: 名前=値 の形で書いてください(例: { $example })
refused-option-twice = オプション { $name } が2回指定されています
refused-seats-of-position = --seats は{ $given }席ですが、局面は{ $n }席です
refused-seats-of-record = --seats は{ $given }席ですが、保存されたゲームは{ $n }席です
refused-other-game = { $path }: { $asked } ではなく { $found } のゲームです
refused-finished = { $path }: このゲームは終わっています。次のコマンドで再生できます: cogwright replay { $path }
refused-record-program = 席{ $number }はプログラム { $name } が担当していました。誰が遊ぶかを --seats で指定してください
refused-plot = --plot { $path }: ファイル名の末尾は { $allowed } のどれかにしてください
refused-analysis = { $game } には局面の評価がないため、解析できません
no-game-to-play = 遊ぶゲームを指定してください(例: cogwright play mech-a-dream)。一覧は cogwright games で見られます
no-game-of-arena = ゲームを指定してください(例: { $example })。一覧は cogwright games で見られます
no-tournament-yet = { $path }: トーナメントはまだありません。{ $asked }
refused-output = 出力を書き込めません({ $reason })
no-games = ゲームがインストールされていません
usage-command = コマンド { $name } はありません。一覧は cogwright --help で見られます
usage-command-like = コマンド { $name } はありません。もしかして: { $like }
usage-missing-argument = 引数 { $name } を指定してください
usage-missing-option = オプション { $name } を指定してください
usage-option = オプション { $name } はありません。一覧は --help で見られます
usage-option-like = オプション { $name } はありません。もしかして: { $like }
usage-value = { $name } の値が正しくありません: { $reason }
usage-whole = 整数でなければなりません
usage-at-least = { $least }以上でなければなりません
usage-at-most = { $most }以下でなければなりません
usage-no-value = オプション { $name } には値が必要です
usage-value-given = オプション { $name } に値は付けられません
usage-extra = 余分な引数があります: { $given }

## サーバーの設定

setting = { $name } = { $given }: { $complaint }
setting-whole = { $least }〜{ $most }の整数でなければなりません
setting-number = { $least }〜{ $most }の数でなければなりません
setting-folder = 実在するフォルダでなければなりません
setting-one-process = プロセス1つ分の探索量でなければなりません
setting-bots = NAME=COMMAND の形で、小文字の、まだ使われていない名前にしてください
setting-not-writable = フォルダに書き込めません({ $reason })
setting-key = クッキーに署名する鍵: { $reason }
setting-database = COGWRIGHT_DATABASE_URL: sqlite:// か postgresql:// で始めてください({ $given } は不可)
setting-sqlite = COGWRIGHT_DATABASE_URL: SQLiteにはファイルが必要です(例: sqlite:////var/lib/cogwright/tables.sqlite)
setting-secret = COGWRIGHT_SECRET: { $least }文字以上でなければなりません
setting-no-key = { $path }: クッキーに署名する鍵ではありません。このファイルを削除すれば、新しい鍵が作られます
setting-newer = { $name }: データベースはより新しいCogwrightで作られています。新しい版をインストールしてください
setting-malformed = { $name }: データベースのアドレスの書き方が正しくありません
setting-no-database = { $name }: データベースを開けないか、書き込めません({ $reason })
setting-port = COGWRIGHT_PORT = { $given }: このポートは使用中です。別のポートを選んでください
setting-host = COGWRIGHT_HOST = { $given }: このアドレスでは待ち受けできません({ $reason })
