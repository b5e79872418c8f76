import { RESULT_DOWNLOAD_MINUTES, SIGN_IN_MINUTES } from "#domain/application/retention.ts";
import { de as todo } from "./todo/messages.de.ts";

export const de = {
  ...todo,
  "submission.intro": "Mit dem Absenden geht der Antrag verschlüsselt an:",
  "submission.paidFor":
    "Ihre Zahlung ist eingegangen. Wir senden den Antrag von selbst. Sie können ihn auch jetzt absenden.",
  "submission.send": "Antrag absenden",
  "submission.busy": "Versand wird gestartet …",
  "submission.signIn": `Zum Absenden müssen Sie sich anmelden. Dafür haben Sie ${SIGN_IN_MINUTES.toString()} Minuten Zeit, auch wenn Sie erst ein Konto einrichten: So lange bleiben Ihre Angaben und Dateien erhalten.`,
  "submission.signInAgain":
    "Melden Sie sich vor dem Absenden noch einmal an. So kann niemand anderes den Antrag für Sie absenden. Ihre Angaben und Dateien bleiben erhalten.",
  "submission.signInAgain.how": "Melden Sie sich mit demselben Konto an",
  "submission.accountNotAccepted":
    "Mit dieser Anmeldung können Sie den Antrag nicht absenden. Melden Sie sich ab und wählen Sie eine andere Anmeldung.",
  "submission.differs":
    "Einige Angaben sind anders als in Ihrem Konto. Gehen Sie zurück und wählen Sie, was gelten soll.",
  "submission.askedAgain":
    "Sie müssen sich vor dem Absenden noch einmal anmelden. Laden Sie diese Seite dafür neu.",
  "submission.noticeUndecided":
    "Sie haben noch nicht gewählt, wie Sie den Bescheid bekommen. Gehen Sie zurück und wählen Sie.",
  "submission.elsewhere":
    "Der Antrag ist noch in einem anderen Fenster geöffnet. Schließen Sie es oder arbeiten Sie dort weiter.",
  "submission.changed":
    "Der Antrag hat sich inzwischen geändert. Laden Sie diese Seite neu, dann sehen Sie den Stand.",
  "submission.paymentRequired":
    "Die Gebühr ist noch nicht bezahlt. Laden Sie diese Seite neu, dann können Sie bezahlen.",
  "submission.paymentRunning":
    "Zu diesem Antrag läuft schon eine Zahlung. Bitte zahlen Sie nicht noch einmal.",
  "submission.paid":
    "Dieser Antrag ist schon bezahlt. Bitte zahlen Sie nicht noch einmal. Wir senden ihn von selbst.",
  "submission.paymentUnclear":
    "Wir klären noch eine Zahlung zu diesem Antrag. Bitte zahlen Sie nicht noch einmal.",
  "submission.paymentSkipped":
    "Für diesen Antrag haben Sie die Rechnung gewählt. Bitte bezahlen Sie hier nicht.",
  "submission.paymentNotSkipped":
    "Hier gibt es keine Rechnung. Bitte bezahlen Sie die Gebühr, bevor der Antrag gesendet wird.",
  "submission.feeUnknown": "Die Gebühr lässt sich nicht berechnen. Das liegt am Portal und nicht an Ihnen.",
  "submission.incomplete": "Es fehlt noch etwas. Gehen Sie zurück und prüfen Sie Ihre Angaben.",
  "submission.unavailable":
    "Der Versand kann gerade nicht gestartet werden. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  "submission.offline.title": "Nicht gesendet: Sie sind offline",
  "submission.offline.text":
    "Nichts ist verloren, alles ist gespeichert. Senden Sie noch einmal, wenn Sie wieder online sind.",
  "submission.unclear.title": "Es gibt gerade keine Verbindung zum Portal",
  "submission.unclear.text":
    "Alles ist gespeichert. Sobald die Verbindung wieder da ist, senden wir den Antrag, wenn er noch nicht angekommen ist. Doppelt gesendet wird er nicht.",
  "submission.goesOn":
    "Der Versand läuft im Portal weiter. Sobald die Verbindung wieder da ist, sehen Sie hier den Stand. Doppelt gesendet wird der Antrag nicht.",
  "submission.sending": "Ihr Antrag wird gesendet",
  "submission.sendingText": "Bitte warten Sie. Das dauert meist weniger als eine Minute.",
  "submission.wait": "Bitte warten Sie.",
  "submission.progress": "Fortschritt beim Senden",
  "submission.done": "{{done}} von {{count}} Schritten erledigt",
  "submission.allSteps": "Alle {{count}} Schritte anzeigen",
  "submission.mayClose":
    "Sie können dieses Fenster schließen. Der Versand läuft weiter. Den Stand sehen Sie im persönlichen Bereich.",
  "submission.stayHere":
    "Bitte lassen Sie dieses Fenster offen. Mit dieser Anmeldung gibt es keinen persönlichen Bereich: Vorgangsnummer und Unterlagen sehen Sie nur hier.",
  "submission.group.checkingFiles": "Hochgeladene Dateien werden geprüft",
  "submission.group.compilingDocuments": "Dokumente werden zusammengestellt",
  "submission.group.preparingData": "Daten werden vorbereitet",
  "submission.group.processingData": "Daten werden verarbeitet",
  "submission.group.preparingDownload": "Daten werden für das Herunterladen vorbereitet",
  "submission.step.CALCULATE_HASHES_FOR_ATTACHMENTS": "Prüfsummen berechnen",
  "submission.step.CHECK_SIGNATURES": "Signaturen prüfen",
  "submission.step.CREATE_MESSAGE_ID": "Vorgangsnummer vergeben",
  "submission.step.GET_FILES": "Dateien bereitstellen",
  "submission.step.CREATE_COVER_LETTER": "Anschreiben erstellen",
  "submission.step.CREATE_RECEIPT": "Beleg erstellen",
  "submission.step.CREATE_PROTOCOL": "Übertragungsprotokoll erstellen",
  "submission.step.SEAL_DATA": "Antrag verschlüsseln und versiegeln",
  "submission.step.SUBMIT_DATA_TO_AUTHORITY": "An die Behörde übertragen",
  "submission.step.SUBMIT_DATA_TO_POSTBOX": "Kopie in Ihr Postfach legen",
  "submission.step.SAVE_SUBMISSION": "Dokumente speichern",
  "submission.failed.title": "Ihr Antrag wurde nicht gesendet",
  "submission.failed.alert": "Der Antrag konnte nicht erfolgreich versendet werden.",
  "submission.failed.reason.authority-unreachable":
    "Die Übertragung an die Behörde hat nicht geklappt. Wir haben es mehrmals versucht.",
  "submission.failed.reason.authority-refused":
    "Die technischen Systeme der Behörde haben den Antrag nicht angenommen. Bitte wenden Sie sich an die technische Hilfe.",
  "submission.failed.reason.not-sealed":
    "Der Antrag konnte nicht für die Behörde verschlüsselt werden. Es wurde nichts übertragen. Geschieht das noch einmal, wenden Sie sich bitte an die technische Hilfe.",
  "submission.failed.reason.file-missing":
    "Eine hochgeladene Datei wurde nicht mehr gefunden. Bitte wenden Sie sich an die technische Hilfe.",
  "submission.failed.reason.malware-found": "In einer Datei wurde Schadsoftware gefunden.",
  "submission.infected.text":
    "In diesen Dateien wurde Schadsoftware gefunden: {{files}}. Der Antrag wurde nicht gesendet und bleibt gespeichert.",
  "submission.infected.next": "Gehen Sie zurück, entfernen Sie die Dateien und laden Sie andere hoch.",
  "submission.failed.reason.unexpected": "Beim Senden ist ein unerwarteter Fehler aufgetreten.",
  "submission.failed.kept": "Nichts ist verloren: Ihr Antrag bleibt bis {{until}} gespeichert.",
  "submission.failed.lost":
    "Mit dieser Anmeldung wird nichts gespeichert: kein Entwurf und kein persönlicher Bereich. Wenn Sie diese Seite verlassen, gehen Ihre Angaben verloren. Bitte schließen Sie das Fenster nicht.",
  "submission.failed.copy.title": "Was Sie eingegeben haben",
  "submission.failed.copy.text":
    "Laden Sie Ihre Angaben als PDF, bevor Sie dieses Fenster schließen. Das PDF ist kein Antrag. Ihre Dateien sind nicht darin.",
  "submission.failed.copy.load": "Angaben als PDF laden",
  "submission.failed.copy.busy": "PDF wird erstellt …",
  "submission.failed.copy.failed": "Das PDF ist gerade nicht verfügbar.",
  "submission.failed.resend": "Erneut senden",
  "submission.failed.once": "Ein zweites Senden erzeugt keinen doppelten Antrag.",
  "submission.failed.quote": "Nennen Sie bitte diese Vorgangsnummer:",
  "submission.toAccount": "Zum persönlichen Bereich",
  "result.title": "Ihr Antrag wurde gesendet",
  "result.lede": "Ihr Antrag auf Anerkennung als {{application}} ist auf dem Weg zu: <de>{{authority}}</de>.",
  "result.aside": "Stand und nächste Schritte",
  "result.where": "Wo ist mein Antrag?",
  "result.next": "Was passiert danach?",
  "result.next.receipt":
    "Innerhalb von <b>1 Monat</b> bestätigt die Behörde den Eingang und sagt, ob etwas fehlt.",
  "result.next.decision": "Die Frist für die Entscheidung beginnt, wenn alle Unterlagen da sind.",
  "result.next.account": "Stand im persönlichen Bereich ansehen",
  "result.ticket": "Vorgangsnummer (Übertragungsticket)",
  "result.sentAt": "Gesendet am",
  "result.files": "Ihre Dateien",
  "result.files.sent_one": "{{count}} Datei, {{size}}",
  "result.files.sent_other": "{{count}} Dateien, {{size}}",
  "result.copy": "Nummer kopieren",
  "result.copied": "Die Nummer ist kopiert.",
  "result.downloads.title": "Jetzt herunterladen",
  "result.downloads.title.over": "Dateien",
  "result.downloads.before": "Noch",
  "result.downloads.after": "Minuten.",
  "result.downloads.why": "Aus Datenschutzgründen sind die Dateien danach hier nicht mehr verfügbar.",
  "result.downloads.over":
    "Die Zeit zum Herunterladen ist abgelaufen. Die Dateien sind hier nicht mehr verfügbar.",
  "result.downloads.left_one": "Noch {{count}} Minute zum Herunterladen.",
  "result.downloads.left_other": "Noch {{count}} Minuten zum Herunterladen.",
  "result.downloads.more": `Auf ${RESULT_DOWNLOAD_MINUTES.toString()} Minuten verlängern`,
  "result.downloads.moreBusy": "Zeit wird verlängert …",
  "result.downloads.prolonged_one": `Sie haben wieder ${RESULT_DOWNLOAD_MINUTES.toString()} Minuten Zeit. Das geht noch {{count}}-mal.`,
  "result.downloads.prolonged_other": `Sie haben wieder ${RESULT_DOWNLOAD_MINUTES.toString()} Minuten Zeit. Das geht noch {{count}}-mal.`,
  "result.downloads.notProlonged": "Die Zeit konnte nicht verlängert werden.",
  "result.downloads.failed": "Gerade nicht verfügbar.",
  "result.kind.coverLetter": "Anschreiben",
  "result.kind.coverLetter.text": "Für Post an die Behörde",
  "result.kind.form": "Antrag",
  "result.kind.form.text": "Alle Ihre Angaben",
  "result.kind.receipt": "Übertragungsprotokoll",
  "result.kind.receipt.text": "Beleg mit Prüfsumme jeder Datei",
  "result.kind.attachment": "Anlagen",
  "result.kind.attachment.text": "Ihre hochgeladenen Dateien",
  "result.kind.each": "Jede Datei einzeln",
  "result.kind.archive": "Alle Anlagen zusammen",
  "result.prove":
    "<b>So beweisen Sie, was Sie gesendet haben:</b> Das Übertragungsprotokoll ist signiert. Auf der Seite <check>Beleg prüfen (neues Fenster)</check> sehen Sie jederzeit, ob eine Datei genau so gesendet wurde.",
  "result.todo.nothing": "Sie müssen jetzt nichts tun. Die Behörde meldet sich bei Ihnen.",
  "result.postbox.sent":
    "Antrag und Übertragungsprotokoll haben wir auch an das Postfach Ihres Kontos geschickt.",
  "result.postbox.pending":
    "Das Postfach Ihres Kontos war nicht erreichbar. Wir versuchen es weiter. Laden Sie die Dateien sicherheitshalber hier herunter.",
  "result.postbox.failed":
    "Das Postfach Ihres Kontos hat die Dateien nicht angenommen. Bitte laden Sie sie hier herunter.",
  "result.finish": "Abschließen",
  "result.onlyNow": "Nur jetzt verfügbar",
  "result.notKept":
    "Mit dieser Anmeldung gibt es keinen persönlichen Bereich. Laden Sie Ihre Unterlagen jetzt herunter und notieren Sie die Vorgangsnummer: Später zeigen wir sie nicht mehr.",
  "result.notKept.over":
    "Mit dieser Anmeldung gibt es keinen persönlichen Bereich. Notieren Sie die Vorgangsnummer: Später zeigen wir sie nicht mehr.",
  "result.finishNote": "Danach können Sie die Dateien hier nicht mehr herunterladen.",
  "result.leave.title": "Ohne Herunterladen abschließen?",
  "result.leave.text": "Wenn Sie abschließen, können Sie die Dateien hier nicht mehr herunterladen.",
  "result.leave.notKept": "Auch die Vorgangsnummer zeigen wir danach nicht mehr. Notieren Sie sie vorher.",
  "result.leave.back": "Zurück zum Herunterladen",
} as const;
