import { de as timeline } from "#ui/components/timeline/timelineMessages.de.ts";

export const de = {
  ...timeline,
  "sent.title": "Gesendete Anträge",
  "sent.none":
    "Mit diesem Konto haben Sie noch keinen Antrag gesendet. Ein Antrag steht nur bei dem Konto, mit dem Sie ihn gestellt haben. Haben Sie ein anderes Konto benutzt? Melden Sie sich ab und mit dem anderen Konto wieder an.",
  "sent.search": "Anträge durchsuchen: Vorgangsnummer, Beruf oder Stelle",
  "sent.search.none": "Kein Antrag passt zu Ihrer Suche.",
  "sent.shown": "{{shown}} von {{all}} Anträgen",
  "sent.showAll": "Alle {{all}} Anträge anzeigen",
  "sent.failed": "Die gesendeten Anträge konnten nicht geladen werden.",
  "sent.ticket": "Vorgangsnummer {{number}}",
  "sent.details": "Verlauf und technische Angaben",
  "sent.sentAt": "Gesendet am",
  "sent.authority": "Zuständige Stelle",
  "sent.externalId.FIT_CONNECT": "FIT-Connect-ID",
  "sent.externalId.OSCI": "OSCI-ID",
  "sent.externalId.UNKNOWN": "ID der Übertragung",
  "sent.receipt": "Quittung herunterladen (JSON)",
  "sent.receipt.check": "Beleg prüfen",
  "sent.receipt.failed": "Die Quittung konnte nicht geladen werden. Bitte versuchen Sie es später erneut.",
  "sent.postbox": "Kopie in Ihrem Postfach",
  "sent.postbox.sent": "Geschickt",
  "sent.postbox.pending": "Das Postfach war nicht erreichbar. Wir versuchen es weiter.",
  "sent.postbox.failed": "Konnte nicht in das Postfach gelegt werden. Ihr Antrag ist davon nicht betroffen.",
  "sent.messageId": "Technische ID",
  "sent.status.pending": "Wird geprüft",
  "sent.status.submitted": "Wird übertragen",
  "sent.status.successfullySubmitted": "Zugestellt",
  "sent.status.processingError": "Nicht zugestellt",
  "sent.status.unknown": "Status unbekannt",
  "sent.problem.notFetched":
    "Die Behörde hat den Antrag nicht rechtzeitig abgeholt, und er konnte nicht noch einmal gesendet werden. Bitte stellen Sie den Antrag neu.",
  "sent.problem.file":
    "Eine Datei ist nicht unversehrt angekommen. Bitte stellen Sie den Antrag neu und laden Sie die Dateien noch einmal hoch.",
  "sent.problem.content":
    "Die Behörde konnte die Angaben im Antrag nicht einlesen. Bitte stellen Sie den Antrag neu. Geschieht das noch einmal, rufen Sie uns an.",
  "sent.problem.service":
    "Die Behörde nimmt diesen Antrag auf diesem Weg nicht an. Bitte fragen Sie die Behörde, bevor Sie ihn neu stellen.",
  "sent.problem.technical":
    "Bei der Übertragung gab es einen technischen Fehler. Bitte stellen Sie den Antrag neu. Geschieht das noch einmal, rufen Sie uns an.",
  "sent.problem.other":
    "Die Behörde hat den Antrag nicht angenommen. Bitte wenden Sie sich an die Behörde, bevor Sie ihn neu stellen.",
  "sent.problem.words": "Die Meldung im Wortlaut:",
  "sent.error.title": "Der Antrag konnte nicht versendet werden.",
  "sent.error.text":
    "Bitte wenden Sie sich an den Kundenservice, {{hours}}: <phone>{{phone}}</phone>. Nennen Sie die Vorgangsnummer.",
  "sent.event.resent": "Nicht rechtzeitig abgeholt, noch einmal gesendet",
  "sent.event.fetched": "Von der Behörde abgeholt",
  "sent.event.delivered": "Angekommen in den technischen Systemen der Behörde",
  "sent.event.rejected": "Die Behörde hat den Antrag nicht angenommen",
  "sent.event.notFetched": "Die Behörde hat den Antrag nicht abgeholt",
  "sent.event.unresolved": "Status konnte nicht ermittelt werden",
  "sent.step.askAuthority":
    "Bitte fragen Sie die Behörde, ob Ihr Antrag angekommen ist. Nennen Sie die Vorgangsnummer.",
  "sent.step.atAuthority": "Wird von der Behörde geprüft",
  "sent.step.checking": "Wird geprüft",
  "sent.step.nothingToDo": "Sie müssen jetzt nichts tun.",
  "sent.step.notFetchedYet":
    "Die Behörde hat den Antrag seit mehr als {{days}} Tagen nicht abgeholt. Bitte rufen Sie die Behörde an und nennen Sie die Vorgangsnummer.",
  "sent.todo.title": "Das müssen Sie noch tun",
  "sent.todo.documents":
    "Sie wollten diese Unterlagen nachreichen. Senden Sie sie an: <de>{{authority}}</de>.",
  "sent.todo.when":
    "Senden Sie sie, sobald Sie sie haben, und schreiben Sie die Vorgangsnummer dazu. Die Frist für die Entscheidung beginnt erst, wenn alle Unterlagen da sind.",
  "sent.todo.paper":
    "Die Behörde braucht Ihre Unterlagen auch auf Papier, per Post. Was genau, steht im Anschreiben. Legen Sie es obenauf.",
  "sent.step.arrived": "Angekommen bei der Behörde",
  "sent.step.filed":
    "Ihr Antrag gilt damit als gestellt. Die Behörde bestätigt den Eingang innerhalb von 1 Monat.",
} as const;
