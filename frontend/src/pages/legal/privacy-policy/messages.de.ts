import { de as legal } from "../messages.de.ts";

export const de = {
  ...legal,
  "privacy.title": "Datenschutz",
  "privacy.which": "Es gibt zwei Erklärungen: für das Portal und für Anmeldung und persönlichen Bereich.",
  "privacy.portal.title": "Datenschutzerklärung für das Portal",
  "privacy.portal.intro":
    "Kurz gesagt: Wir nutzen Ihre Daten nur für Ihren Antrag. Wir setzen nur drei notwendige Cookies: für die Sitzung, den Schutz vor Missbrauch und die Sprache. Es gibt keine Werbung und keine Verfolgung.",
  "privacy.konto.title": "Datenschutzerklärung für Anmeldung und persönlichen Bereich",
  "privacy.konto.intro": "Was bei der Anmeldung mit einem Konto und in Ihrem persönlichen Bereich geschieht.",
  "privacy.table.caption": "Verarbeitungen",
  "privacy.table.name": "Verarbeitung",
  "privacy.table.data": "Daten",
  "privacy.table.basis": "Rechtsgrundlage",
  "privacy.table.duration": "Dauer",
  "privacy.portal.controller.title": "Wer ist verantwortlich?",
  "privacy.portal.controller.text":
    "Verantwortlich ist: <de>{{operator}}</de>, <de>{{street}}</de>, <de>{{city}}</de>, <mail>{{email}}</mail>, Telefon <phone>{{phone}}</phone>. Technischer Betrieb: <de>{{technicalOperator}}</de>. Nach dem Absenden ist die Behörde für Ihren Antrag selbst verantwortlich. Ihren Namen sehen Sie auf der Startseite des Antrags.",
  "privacy.portal.officer.title": "Datenschutzbeauftragte Person",
  "privacy.portal.officer.text": "<mail>{{dataProtectionOfficer}}</mail>",
  "privacy.portal.purpose.title": "Was macht dieser Dienst?",
  "privacy.portal.purpose.text":
    "Mit diesem Dienst beantragen Sie die Anerkennung Ihrer ausländischen Berufsqualifikation. Das geht auch mit einer Vollmacht für eine andere Person.",
  "privacy.portal.processing.title": "Zwecke, Rechtsgrundlagen, Dauer",
  "privacy.portal.processing.text":
    "Die Tabelle zeigt für jede Verarbeitung, welche Daten wir brauchen, warum wir das dürfen und wie lange wir sie behalten.",
  "privacy.portal.recipients.title": "Wer bekommt Ihre Daten?",
  "privacy.portal.recipients.text":
    "Die Behörde, der Anbieter Ihrer Anmeldung, der Transportdienst, bei einer Gebühr der Zahlungsanbieter, und der technische Betreiber.",
  "privacy.portal.thirdCountries.title": "Keine Übermittlung in Drittstaaten",
  "privacy.portal.thirdCountries.text":
    "Das Portal gibt keine Daten in Staaten außerhalb der EU weiter. Die Behörde darf dort nur nachfragen, wenn Sie im Formular zugestimmt haben.",
  "privacy.portal.decisions.title": "Keine automatische Entscheidung",
  "privacy.portal.decisions.text": "Über Ihren Antrag entscheiden Menschen. Wir bilden keine Profile.",
  "privacy.portal.mandatory.title": "Müssen Sie Daten angeben?",
  "privacy.portal.mandatory.text":
    "Ohne die Pflichtangaben können wir den Antrag nicht senden. Freiwillige Angaben sind mit „(freiwillig)“ markiert.",
  "privacy.portal.sources.title": "Woher kommen Ihre Daten?",
  "privacy.portal.sources.text":
    "Von Ihnen, aus Ihrem Konto oder, bei einer Vertretung, von der Person, die Sie vertritt.",
  "privacy.portal.rights.title": "Ihre Rechte",
  "privacy.portal.rights.text":
    "Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Widerspruch. Sie haben auch das Recht auf Mitnahme der Daten, die Sie mit Ihrer Einwilligung gegeben haben. Eine Einwilligung können Sie jederzeit für die Zukunft zurücknehmen. Sie können sich beschweren bei: <de>{{supervisoryAuthority}}</de>.",
  "privacy.portal.edition.title": "Fassung",
  "privacy.portal.edition.text": "Diese beiden Erklärungen sind vom {{edition}}.",
  "privacy.konto.controller.title": "Wer ist verantwortlich?",
  "privacy.konto.controller.text":
    "Für Ihr Konto selbst ist der Anbieter des Kontos verantwortlich. Für die Anmeldung am Portal und den persönlichen Bereich: <de>{{operator}}</de>, <mail>{{email}}</mail>. Datenschutzbeauftragte Person: <mail>{{dataProtectionOfficer}}</mail>.",
  "privacy.konto.signIn.title": "Anmeldung",
  "privacy.konto.signIn.text":
    "Bei der Anmeldung übermittelt Ihr Konto, was für den Antrag nötig ist: Anrede, Titel, Vornamen, Familienname, Geburtsname, Künstlername, Geschlecht, Geburtsdatum und Geburtsort, Anschrift, E-Mail-Adresse, Telefonnummer, eine Kennung des Kontos und, wenn vorhanden, die Kennung des Postfachs. Bei einem Unternehmenskonto kommen Daten der Organisation dazu: Name, Rechtsform, Register mit Nummer und Gericht, und Anschrift. Wir fragen nur ab, was das Formular braucht. Sendet Ihr Konto von sich aus auch Staatsangehörigkeit, Geburtsland oder Steuernummer mit, lesen und speichern wir diese nicht. Rechtsgrundlage: § 8 OZG, Art. 6 Abs. 1 e DSGVO.",
  "privacy.konto.level.title": "Vertrauensniveau",
  "privacy.konto.level.text":
    "Das Vertrauensniveau sagt, wie sicher Ihre Anmeldung ist. Entwürfe eines höheren Niveaus zeigen wir nur nach einer Anmeldung mit diesem Niveau.",
  "privacy.konto.area.title": "Persönlicher Bereich",
  "privacy.konto.area.text":
    "Wir zeigen Ihre Entwürfe für {{draft}} nach der letzten Änderung und den Stand gesendeter Anträge für {{reports}}. Entwürfe können Sie jederzeit selbst löschen.",
  "privacy.konto.rights.title": "Ihre Rechte",
  "privacy.konto.rights.text":
    "Es gelten dieselben Rechte wie in der Erklärung für das Portal. Sie können sich beschweren bei: <de>{{supervisoryAuthority}}</de>.",
  "privacy.row.visit.name": "Besuch der Seite",
  "privacy.row.visit.data": "IP-Adresse, Zeit, Pfad, Status, Browser",
  "privacy.row.visit.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.visit.duration": "gesperrt nach {{serverLogHours}}, aus Sicherungen gelöscht nach {{logs}}",
  "privacy.row.session.name": "Sitzungs-Cookie",
  "privacy.row.session.data": "Sitzungsnummer",
  "privacy.row.session.basis": "§ 25 Abs. 2 Nr. 2 TDDDG",
  "privacy.row.session.duration":
    "{{sessionIdle}} nach dem Bearbeiten oder dem letzten Blick in den persönlichen Bereich, oder beim Schließen des Browsers",
  "privacy.row.account.name": "Anmeldung",
  "privacy.row.account.data": "Angaben aus dem Konto, Zeit, begonnene An- und Abmeldungen",
  "privacy.row.account.basis": "§ 8 OZG, Art. 6 Abs. 1 e DSGVO",
  "privacy.row.account.duration":
    "bis zum Abmelden, höchstens {{sessions}}; begonnene An- und Abmeldungen {{logins}}",
  "privacy.row.block.name": "Sperre",
  "privacy.row.block.data": "Kennung, Grund, Beginn und Ende",
  "privacy.row.block.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.block.duration": "bis zu ihrem Ende oder bis sie aufgehoben wird",
  "privacy.row.limits.name": "Schutz vor Überlastung",
  "privacy.row.limits.data":
    "Zahl der Aufrufe je Netz und der Entwürfe je Person, unter Kennungen nur dieses Tages",
  "privacy.row.limits.basis": "Art. 6 Abs. 1 e, Art. 32 DSGVO",
  "privacy.row.limits.duration": "{{counters}}",
  "privacy.row.look.name": "Einsicht durch den Betrieb",
  "privacy.row.look.data": "wer wann warum welchen Antrag angesehen hat",
  "privacy.row.look.basis": "Art. 5 Abs. 2, Art. 32 DSGVO",
  "privacy.row.look.duration": "{{operatorLooks}}",
  "privacy.row.xsrf.name": "Cookie gegen Missbrauch",
  "privacy.row.xsrf.data": "Zufallszahl (XSRF-TOKEN)",
  "privacy.row.xsrf.basis": "§ 25 Abs. 2 Nr. 2 TDDDG",
  "privacy.row.xsrf.duration": "Dauer der Sitzung",
  "privacy.row.language.name": "Sprach-Cookie",
  "privacy.row.language.data": "Kürzel der Sprache",
  "privacy.row.language.basis": "§ 25 Abs. 2 Nr. 2 TDDDG",
  "privacy.row.language.duration": "{{cookieDays}}",
  "privacy.row.draft.name": "Entwurf",
  "privacy.row.draft.data": "Inhalt des Formulars, Dateien",
  "privacy.row.draft.basis": "§ 8 Abs. 4 OZG, Art. 6 Abs. 1 e DSGVO",
  "privacy.row.draft.duration":
    "{{draft}} nach der letzten Änderung; ohne Konto und mit Online-Ausweis nur während der Sitzung; während einer begonnenen Zahlung bis zu deren Ergebnis, höchstens {{heldDraft}}",
  "privacy.row.application.name": "Antrag",
  "privacy.row.application.data":
    "Stamm-, Adress- und Kontaktdaten der antragstellenden und der vertretenden Person, Vollmacht, Staatsangehörigkeit und Aufenthalt, frühere Verfahren, Qualifikationen, Berufserfahrung",
  "privacy.row.application.basis": "Art. 6 Abs. 1 e DSGVO mit §§ 5, 12 BQFG oder dem Recht des Berufs",
  "privacy.row.application.duration": "wie Entwurf und Übertragung",
  "privacy.row.health.name": "Gesundheitsdaten, Sanktionen",
  "privacy.row.health.data": "nur wo der Beruf es verlangt",
  "privacy.row.health.basis": "Art. 9 Abs. 2 g, Art. 10 DSGVO mit dem Recht des Berufs",
  "privacy.row.health.duration": "wie Antrag",
  "privacy.row.fitConnect.name": "Übertragung (FIT-Connect)",
  "privacy.row.fitConnect.data": "verschlüsselter Antrag",
  "privacy.row.fitConnect.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.fitConnect.duration":
    "beim Transportdienst bis zur Abholung, in der Regel höchstens {{fitConnectDays}}; misslingt die Abholung, höchstens {{fitConnectLongestDays}}; im Portal so verschlüsselt, dass nur die Behörde ihn lesen kann, bis zur Bestätigung, höchstens {{ciphertext}}: Was nicht abgeholt wurde, wird noch einmal gesendet",
  "privacy.row.osci.name": "Übertragung (OSCI/XTA2)",
  "privacy.row.osci.data": "verschlüsselter Antrag",
  "privacy.row.osci.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.osci.duration": "beim Transportdienst etwa {{osciMinutes}} nach der Bestätigung",
  "privacy.row.mailbox.name": "Postfach",
  "privacy.row.mailbox.data": "Antrag, Übertragungsprotokoll, Kennung des Postfachs",
  "privacy.row.mailbox.basis": "§ 9 OZG",
  "privacy.row.mailbox.duration":
    "im Konto; im Portal verschlüsselt und mit der Kennung bis zur Übergabe, höchstens {{mailboxCopy}}",
  "privacy.row.payment.name": "Zahlung",
  "privacy.row.payment.data": "Betrag, Zahlungsart, Kassenzeichen, Nummer des Antrags",
  "privacy.row.payment.basis": "Art. 6 Abs. 1 e DSGVO mit dem Gebührenrecht",
  "privacy.row.payment.duration":
    "im Portal {{payments}} nach der letzten Meldung; beim Zahlungsanbieter nach dessen Regeln",
  "privacy.row.report.name": "Übertragungsbericht",
  "privacy.row.report.data":
    "Nummern, Zeit, Status, Metadaten, Namen der Unterlagen, die nachgereicht werden",
  "privacy.row.report.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.report.duration": "{{reports}}",
  "privacy.row.copies.name": "Sicherungen",
  "privacy.row.copies.data":
    "Kopien von Entwürfen, Übertragungsberichten, Zahlungen und Sperren; Verlauf des Sendens: Nummer des Antrags, Zeit, Art eines Fehlers",
  "privacy.row.copies.basis": "Art. 6 Abs. 1 e, Art. 32 DSGVO",
  "privacy.row.copies.duration":
    "von Entwürfen {{draftCopies}}, ab dem Löschen für niemanden mehr lesbar, weil der einzige Schlüssel dazu vernichtet ist; von Berichten, Zahlungen und Sperren {{recordCopies}} nach dem Löschen; Verlauf {{executions}}",
  "privacy.row.deletion.name": "Bestätigung des Löschens",
  "privacy.row.deletion.data":
    "Nummer des Antrags, Zeit und Grund des Löschens, Zahl der Dateien; kein Inhalt",
  "privacy.row.deletion.basis": "Art. 5 Abs. 2, Art. 6 Abs. 1 c DSGVO",
  "privacy.row.deletion.duration": "{{deletionRecords}} nach dem Löschen",
  "privacy.row.download.name": "Herunterladen",
  "privacy.row.download.data": "Ihre Dokumente",
  "privacy.row.download.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.download.duration":
    "{{results}}, auf Ihren Wunsch höchstens {{downloadProlongations}}-mal noch einmal so lange",
  "privacy.row.statistics.name": "Statistik",
  "privacy.row.statistics.data": "Zahlen ohne Personenbezug",
  "privacy.row.statistics.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.statistics.duration": "{{statistics}} nach dem Monatsbericht",
  "privacy.row.feedback.name": "Rückmeldung zu einer Seite",
  "privacy.row.feedback.data":
    "Ihr Text, die Seite und die Sprache; Ihre E-Mail-Adresse nur, wenn Sie eine Antwort möchten",
  "privacy.row.feedback.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.feedback.duration": "{{feedback}}",
  "privacy.row.support.name": "Hilfe bei Fragen",
  "privacy.row.support.data": "Ihre Anfrage, Ihr Name und Ihre E-Mail-Adresse oder Telefonnummer",
  "privacy.row.support.basis": "Art. 6 Abs. 1 e DSGVO",
  "privacy.row.support.duration": "{{support}} nach der letzten Antwort",
} as const;
