export const de = {
  "attachments.pick": "Fotos oder Dateien wählen",
  "attachments.pickAnother": "Weitere Fotos oder Dateien wählen",
  "attachments.drop": "oder hierher ziehen",
  "attachments.photo": "Foto machen",
  "attachments.looking": "Wir sehen nach, ob man alle Seiten lesen kann …",
  "attachments.join": "Mehrere PDF oder Fotos verbinden",
  "attachments.example": "So gelingt das Foto",
  "attachments.example.text": "Fotografieren Sie jede Seite einzeln, auch die Rückseite.",
  "attachments.example.good": "Gut: von oben, alle vier Ecken sind im Bild.",
  "attachments.example.bad": "Nicht so: Das Blatt liegt schief, Ecken fehlen.",
  "attachments.view": "Ansehen",
  "attachments.view.which": ": {{file}} (neues Fenster)",
  "attachments.opens": "{{file}} wird geöffnet",
  "attachments.pause": "Anhalten",
  "attachments.resume": "Jetzt fortsetzen",
  "attachments.progress": "{{file}} wird hochgeladen",
  "attachments.arrived": "So viel von {{file}} ist da",
  "attachments.summary.complete": "Vollständig",
  "attachments.summary.uploading": "Wird hochgeladen",
  "attachments.summary.checking": "Wird geprüft",
  "attachments.summary.held": "Angehalten",
  "attachments.summary.paused": "Unterbrochen",
  "attachments.summary.refused": "Bitte neu hochladen",
  "attachments.summary.missing": "Fehlt noch",
  "attachments.summary.later": "Wird nachgereicht",
  "attachments.summary.unavailable": "Kann nicht vorgelegt werden",
  "attachments.state.waiting": "wartet",
  "attachments.state.uploading": "{{percent}} %",
  "attachments.state.checking": "wird geprüft",
  "attachments.state.stored": "geprüft",
  "attachments.state.interrupted": "{{percent}} % sind da. Die Übertragung wurde unterbrochen.",
  "attachments.state.continues":
    "{{percent}} % sind da. Die Verbindung ist unterbrochen. Es geht von selbst weiter.",
  "attachments.state.unfinished":
    "nicht fertig hochgeladen, {{percent}} % sind da. Wählen Sie dieselbe Datei noch einmal aus, dann geht es dort weiter.",
  "attachments.state.paused":
    "{{percent}} % sind da. Sie haben angehalten. Wenn Sie fortsetzen, geht es von dort weiter.",
  "attachments.state.refused": "abgelehnt",
  "attachments.left.short": "noch weniger als {{time}}",
  "attachments.left.about": "noch etwa {{time}}",
  "attachments.refusal.empty.reason": "Die Datei ist leer.",
  "attachments.refusal.empty.next": "Sie hat 0 Byte. Wählen Sie die richtige Datei aus.",
  "attachments.refusal.not-a-pdf.reason": "Das ist kein PDF.",
  "attachments.refusal.not-a-pdf.next": "Speichern Sie die Datei als PDF, oder laden Sie ein Foto hoch.",
  "attachments.refusal.before-header.reason": "Vor dem PDF stehen fremde Zeichen in der Datei.",
  "attachments.refusal.before-header.next":
    "Öffnen Sie die Datei in einem PDF-Programm und speichern Sie sie neu. Dann laden Sie sie noch einmal hoch.",
  "attachments.refusal.cut-off.reason": "Die Datei ist beschädigt oder abgeschnitten.",
  "attachments.refusal.cut-off.next": "Speichern Sie das PDF neu und laden Sie es noch einmal hoch.",
  "attachments.refusal.locked.reason": "Das PDF ist gegen Ändern gesperrt.",
  "attachments.refusal.locked.next":
    "Öffnen Sie es und drucken Sie es in ein neues PDF („Als PDF speichern“). Geht das nicht, bitten Sie um eine freie Fassung: die Stelle, von der es kommt.",
  "attachments.refusal.needs-password.reason": "Das PDF öffnet sich nur mit einem Passwort.",
  "attachments.refusal.needs-password.next":
    "Speichern Sie es ohne Passwort und laden Sie es noch einmal hoch. Auf dem Handy: Öffnen Sie es und drucken Sie es in ein neues PDF.",
  "attachments.refusal.encrypted.reason": "Die Datei ist geschützt: mit einem Passwort oder gegen Ändern.",
  "attachments.refusal.encrypted.next":
    "Öffnet sie sich ohne Passwort, dann drucken Sie sie in ein neues PDF („Als PDF speichern“). Sonst speichern Sie sie ohne Passwort, oder bitten Sie um eine freie Fassung: die Stelle, von der sie kommt.",
  "attachments.refusal.too-large.reason": "Die Datei ist zu groß.",
  "attachments.refusal.too-large.next":
    "Es sind noch {{free}} frei. Verkleinern Sie das PDF oder entfernen Sie eine andere Datei.",
  "attachments.refusal.unreadable.reason": "Die Datei lässt sich nicht lesen.",
  "attachments.refusal.unreadable.next":
    "Öffnen Sie sie in einem PDF-Programm, speichern Sie sie neu und laden Sie sie noch einmal hoch. Hilfe: <phone>{{phone}}</phone>",
  "attachments.refusal.no-pages.reason": "Das PDF hat keine Seite.",
  "attachments.refusal.no-pages.next":
    "Öffnen Sie die Datei und prüfen Sie, ob es die richtige ist. Speichern Sie sie neu und laden Sie sie noch einmal hoch.",
  "attachments.refusal.too-complex.reason": "Das PDF ist zu umfangreich aufgebaut, um es sicher zu prüfen.",
  "attachments.refusal.too-complex.next":
    "Drucken Sie die Datei in ein neues PDF („Als PDF speichern“) und laden Sie dieses hoch.",
  "attachments.refusal.starts-program.reason": "Das PDF will ein Programm starten.",
  "attachments.refusal.starts-program.next":
    "Das ist nicht erlaubt. Drucken Sie die Datei in ein neues PDF („Als PDF speichern“) und laden Sie dieses hoch.",
  "attachments.refusal.xfa-form.reason":
    "Das PDF ist ein Formular, dessen Seiten erst ein Programm erzeugt (XFA).",
  "attachments.refusal.xfa-form.next":
    "Die Behörde könnte es nicht lesen. Drucken Sie das ausgefüllte Formular in ein neues PDF und laden Sie dieses hoch.",
  "attachments.refusal.portfolio.reason":
    "Das PDF ist eine Mappe (PDF-Portfolio): Was darin liegt, zeigt nur Acrobat.",
  "attachments.refusal.portfolio.next":
    "Die Behörde sähe nur ein Deckblatt. Laden Sie jede Datei aus der Mappe einzeln hoch, oder drucken Sie alle zusammen in ein PDF und laden Sie dieses hoch.",
  "attachments.refusal.program-attached.reason": "In dem PDF steckt ein Programm als Anhang.",
  "attachments.refusal.program-attached.next":
    "Das ist nicht erlaubt. Entfernen Sie den Anhang oder drucken Sie die Datei in ein neues PDF und laden Sie dieses hoch.",
  "attachments.refusal.other-file-attached.reason":
    "In dem PDF steckt eine andere Datei als Anhang. Erlaubt sind nur PDF, Bilder (PNG, JPEG), XML, JSON und Text.",
  "attachments.refusal.other-file-attached.next":
    "Entfernen Sie den Anhang. Oder drucken Sie die Datei in ein neues PDF („Als PDF speichern“) und laden Sie dieses hoch.",
  "attachments.refusal.malware.reason": "In der Datei wurde Schadsoftware gefunden.",
  "attachments.refusal.malware.next":
    "Entfernen Sie die Datei und laden Sie eine andere hoch. Prüfen Sie auch Ihr Gerät.",
  "attachments.refusal.no-room.reason": "Ihre Entwürfe enthalten schon sehr viele Dateien.",
  "attachments.refusal.no-room.next":
    "Löschen Sie im persönlichen Bereich einen Entwurf, den Sie nicht mehr brauchen. Versuchen Sie es dann noch einmal.",
  "attachments.refusal.not-opened.reason": "Ihr Gerät gibt die Datei nicht heraus.",
  "attachments.refusal.not-opened.next":
    "Vielleicht liegt sie in einem Online-Speicher oder wurde verschoben. Speichern Sie sie auf dem Gerät und wählen Sie sie noch einmal aus.",
  "attachments.same.here": "Dieselbe Datei ist hier schon vorhanden ({{file}}).",
  "attachments.same.elsewhere": "Dieselbe Datei liegt schon bei „{{field}}“ ({{file}}).",
  "attachments.same.next": "Sie können sie behalten oder entfernen.",
  "attachments.blank.some": "Manche Seiten dieser Datei scheinen leer zu sein. Bitte sehen Sie die Datei an.",
  "attachments.blank.all": "Alle Seiten dieser Datei scheinen leer zu sein. Bitte sehen Sie die Datei an.",
  "attachments.blank.question": "Alle Seiten dieser Datei scheinen leer zu sein. Stimmt das?",
  "attachments.blank.keep": "Ja, Datei behalten",
  "attachments.blank.replace": "Andere Datei wählen",
  "attachments.other":
    "Das ist eine andere Datei als {{file}} und wird neu hochgeladen. {{file}} bleibt unvollständig, bis Sie dieselbe Datei auswählen oder sie entfernen.",
  "attachments.meter.title": "Umfang",
  "attachments.meter.label": "Belegter Speicher",
  "attachments.meter.used": "{{used}} von {{all}} belegt: Was darf hinein?",
  "attachments.meter.rule":
    "Als PDF oder als Fotos: Daraus wird hier ein PDF. Alle Dateien und der Antrag zusammen höchstens {{limit}}, davon {{share}} für den Antrag selbst.",
  "attachments.toPdf.title": "So wird mit einer anderen App ein PDF daraus:",
  "attachments.toPdf.iphone":
    "iPhone und iPad: Öffnen Sie die App „Dateien“. Tippen Sie auf die drei Punkte und auf „Dokumente scannen“. Gespeichert wird ein PDF.",
  "attachments.toPdf.android":
    "Android: Öffnen Sie die App „Google Drive“. Tippen Sie auf die Kamera. Gespeichert wird ein PDF. Viele Geräte können das auch mit ihrer eigenen Kamera-App.",
  "attachments.toPdf.windows":
    "Windows: Öffnen Sie das Foto. Wählen Sie „Drucken“ und als Drucker „Microsoft Print to PDF“.",
  "attachments.toPdf.mac":
    "Mac: Öffnen Sie das Foto in „Vorschau“. Wählen Sie im Menü „Ablage“ den Punkt „Als PDF exportieren“.",
  "attachments.happened.stored": "{{file}} ist hochgeladen und geprüft.",
  "attachments.happened.some-blank":
    "{{file}} ist hochgeladen und geprüft. Manche Seiten scheinen leer zu sein.",
  "attachments.happened.all-blank":
    "{{file}} ist hochgeladen und geprüft. Alle Seiten scheinen leer zu sein.",
  "attachments.happened.refused": "{{file}} wurde abgelehnt.",
  "attachments.happened.removed": "{{file}} ist entfernt.",
  "attachments.happened.interrupted": "Das Hochladen von {{file}} wurde unterbrochen.",
  "attachments.happened.recognised": "{{file}} ist erkannt. Es fehlt nur noch der Rest.",
  "attachments.happened.other": "{{file}} ist eine andere Datei und wird neu hochgeladen.",
  "attachments.happened.same": "{{file}} ist in diesem Antrag schon vorhanden.",
  "attachments.happened.delete-failed":
    "{{file}} konnte nicht entfernt werden. Bitte versuchen Sie es später erneut.",
  "attachments.happened.view-failed":
    "{{file}} konnte nicht geöffnet werden. Die Datei ist gespeichert. Bitte versuchen Sie es später erneut.",
  "attachments.happened.view-blocked":
    "Ihr Browser lässt kein neues Fenster zu. {{file}} ist gespeichert. Erlauben Sie neue Fenster für diese Seite, um die Datei anzusehen.",
  "attachments.unfinished.title": "Nicht fertig hochgeladen: {{files}}",
  "attachments.unfinished.text":
    "Unvollständige Dateien werden nicht mitgeschickt. Setzen Sie das Hochladen fort, wählen Sie die Dateien noch einmal aus oder entfernen Sie sie.",
  "attachments.running.title": "Eine Datei ist noch nicht fertig",
  "attachments.running.text": "Bitte warten Sie, bis alle Dateien geprüft sind.",
} as const;
