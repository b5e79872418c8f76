export const de = {
  "terms.title": "Nutzungsbedingungen",
  "terms.intro": "Diese Bedingungen gelten für alle, die das Portal nutzen.",
  "terms.provider.title": "Anbieter und Geltung",
  "terms.provider.text":
    "Anbieter des Portals {{portalName}} ist: <de>{{operator}}</de>. Diese Bedingungen gelten für jede Nutzung.",
  "terms.service.title": "Was das Portal leistet",
  "terms.service.text":
    "Sie können einen Antrag auf Anerkennung Ihrer ausländischen Berufsqualifikation ausfüllen, Unterlagen hochladen und beides an die Behörde senden. Die Nutzung ist kostenlos. Für das Verfahren kann die Behörde später Gebühren verlangen.",
  "terms.requirements.title": "Was Sie brauchen",
  "terms.requirements.text":
    "Sie brauchen einen Browser, in dem JavaScript und Cookies eingeschaltet sind, und eine E-Mail-Adresse.",
  "terms.acceptance.title": "Zustimmung",
  "terms.acceptance.text":
    "Sie stimmen diesen Bedingungen bei jeder Nutzung zu, bevor Sie sich anmelden oder ohne Anmeldung beginnen. Wir speichern Fassung und Zeitpunkt Ihrer Zustimmung.",
  "terms.signIn.title": "Anmeldung und Vertrauensniveau",
  "terms.signIn.text":
    "Sie können sich mit den angebotenen Konten anmelden. Manche Anträge verlangen ein hohes Vertrauensniveau. Ein Unternehmenskonto setzt eine deutsche Steuernummer voraus. Ohne Anmeldung melden Sie sich zum Absenden an.",
  "terms.duties.title": "Ihre Pflichten",
  "terms.duties.text":
    "Machen Sie wahre und vollständige Angaben. Handeln Sie für eine andere Person, laden Sie eine Vollmacht hoch. Laden Sie Unterlagen als PDF oder Foto hoch, zusammen mit dem Antrag höchstens {{applicationSize}}. Laden Sie keine Dateien mit Schadprogrammen hoch.",
  "terms.filing.title": "Wann der Antrag als gestellt gilt",
  "terms.filing.text":
    "Ihr Antrag gilt erst als gestellt, wenn er bei der Behörde angekommen ist. Das Übertragungsprotokoll nennt eine Prüfsumme für jede Datei. Für Fristen übernehmen wir keine Gewähr.",
  "terms.language.title": "Sprache",
  "terms.language.text":
    "Maßgeblich ist das deutsche Formular. Die englische Fassung ist eine Übersetzungshilfe.",
  "terms.drafts.title": "Entwürfe und Downloads",
  "terms.drafts.text":
    "Mit einem Konto bleibt Ihr Entwurf {{draft}} nach der letzten Änderung gespeichert. Danach wird er gelöscht. Ohne Anmeldung gehen Ihre Angaben verloren, wenn Sie die Seite verlassen. Ihre Dokumente können Sie nach dem Absenden {{results}} lang herunterladen.",
  "terms.notice.title": "Elektronischer Bescheid",
  "terms.notice.text":
    "Manche Behörden schicken den Bescheid in das Postfach Ihres Kontos. Dann fragen wir Sie vor dem Absenden, wie Sie den Bescheid erhalten möchten. Ein Nein hat keinen Nachteil: Dann kommt er per Post.\nBei Ja gilt der Bescheid am {{noticeDay}}. Tag als bekannt gegeben, nachdem er im Postfach liegt, auch wenn Sie ihn nicht öffnen. Von da an laufen Fristen. Eine E-Mail sagt Ihnen Bescheid. Sehen Sie regelmäßig nach und halten Sie die E-Mail-Adresse Ihres Kontos aktuell. Für die Zukunft können Sie sich jederzeit anders entscheiden: Schreiben Sie der Behörde.",
  "terms.payment.title": "Bezahlen",
  "terms.payment.text":
    "Manchmal ist schon beim Absenden eine Gebühr fällig. Den Betrag und seine Rechtsgrundlage nennen wir Ihnen, bevor Sie bezahlen. Sie bezahlen auf der Seite des Zahlungsanbieters, dort gelten seine Bedingungen. Ist eine Zahlung begonnen, können Sie Ihre Angaben nicht mehr ändern. Wir senden den Antrag, sobald der Anbieter die Zahlung bestätigt hat; nur wo Sie auf Rechnung zahlen können, sofort. Ob eine Gebühr erstattet wird, entscheidet die Behörde.",
  "terms.blocking.title": "Sperrung",
  "terms.blocking.text":
    "Bei einem Verstoß gegen diese Bedingungen können wir Sie vorübergehend oder auf Dauer sperren. Wir nennen Ihnen die Gründe. Sind Sie nicht einverstanden, beschweren Sie sich bei uns: <mail>{{email}}</mail> oder per Brief an <de>{{operator}}</de>, <de>{{street}}</de>, <de>{{city}}</de>. Wir prüfen die Sperrung dann noch einmal und antworten Ihnen. Andere Wege, den Antrag zu stellen, bleiben offen.",
  "terms.availability.title": "Verfügbarkeit und Hilfe",
  "terms.availability.text":
    "Das Portal kann wegen Wartung zeitweise nicht erreichbar sein. Technische Hilfe: {{supportHours}}, Telefon <phone>{{supportPhone}}</phone>.",
  "terms.liability.title": "Haftung",
  "terms.liability.text": "Wir haften nach den gesetzlichen Vorschriften für öffentliche Stellen.",
  "terms.privacy.title": "Datenschutz",
  "terms.privacy.text": "Wie wir Daten verarbeiten, steht in der <privacy>Datenschutzerklärung</privacy>.",
  "terms.changes.title": "Änderungen, Fassung und Recht",
  "terms.changes.text":
    "Wir können diese Bedingungen für die Zukunft ändern. Es gilt die Fassung, der Sie bei der jeweiligen Nutzung zustimmen. Es gilt deutsches Recht.\nFassung: {{termsVersion}}",
} as const;
