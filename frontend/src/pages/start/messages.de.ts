import { RATE_LIMIT_SECONDS } from "#domain/operation/rateLimits.ts";
import { de as authorities } from "#ui/search/messages.de.ts";
import { de as fee } from "#ui/payment/fee/messages.de.ts";
import { de as login } from "#ui/sign-in/login/messages.de.ts";
import { de as processData } from "#ui/search/process-data/messages.de.ts";

export const de = {
  ...authorities,
  ...fee,
  ...login,
  ...processData,
  "start.waiting": "Ihr Antrag auf Anerkennung",
  "start.crumbs": "Brotkrumen",
  "start.lede": "Sie haben Ihre Ausbildung im Ausland abgeschlossen und möchten in {{place}} arbeiten.",
  "start.changeChoice": "Beruf oder Ort ändern",
  "start.translation.title": "Die englische Fassung ist eine Übersetzungshilfe",
  "start.translation.text":
    "Nur das deutsche Formular ist rechtlich verbindlich. <b>Bitte füllen Sie das Formular auf Deutsch aus.</b>",
  "start.location.title": "Wo möchten Sie arbeiten?",
  "start.location.note": "Sobald ein Ort gewählt ist, können wir Ihnen den Online-Antrag zeigen.",
  "start.location.next": "Weiter",
  "start.aside": "Behörde und Kontakt",
  "start.authority": "Zuständige Behörde",
  "start.authorityText": "Diese Behörde prüft Ihren Antrag und entscheidet:",
  "start.authoritiesText":
    "Mehrere Behörden kommen für Sie in Frage. Sie wählen unten, bei welcher Sie den Antrag stellen.",
  "start.facts": "Mehr zum Verfahren",
  "start.facts.longText": "Beschreibung",
  "start.facts.requirements": "Voraussetzungen",
  "start.facts.procedure": "So läuft das Verfahren ab",
  "start.facts.forms": "Formulare",
  "start.facts.hints": "Hinweise",
  "start.facts.furtherInfo": "Weitere Informationen",
  "start.facts.responsePoint": "Ansprechpunkt",
  "start.facts.contact": "Beratung",
  "start.facts.legalBasis": "Rechtsgrundlagen",
  "start.facts.relatedServices": "Ähnliche Anträge",
  "start.time": "Dauer und Kosten",
  "start.timeText":
    "Innerhalb von <b>1 Monat</b> bestätigt die Behörde den Eingang. Wie lange die Prüfung dauert, hängt vom Beruf ab und beginnt, wenn alle Unterlagen da sind.",
  "start.cost": "Der Online-Antrag ist kostenlos. Für das Verfahren kann die Behörde Gebühren verlangen.",
  "start.portalFree": "Die Nutzung des Portals ist kostenlos.",
  "start.help": "Hilfe beim Ausfüllen",
  "start.before": "Bevor Sie beginnen",
  "start.signIn.title": "Wie melde ich mich an?",
  "start.signIn.accounts":
    "Mit einem der Konten, die unten stehen. Bei jedem steht, für wen es ist und wo Sie es anlegen. Was das Konto über Sie weiß, ist dann schon ausgefüllt.",
  "start.signIn.anonymous": "Sie können auch ohne Anmeldung ausfüllen. Zum Absenden melden Sie sich dann an.",
  "start.signIn.first": "Für diesen Antrag melden Sie sich an, bevor Sie ihn ausfüllen.",
  "start.signIn.twice":
    "Für diesen Antrag melden Sie sich zweimal an: bevor Sie ihn ausfüllen und noch einmal, bevor Sie ihn absenden.",
  "start.signIn.choose":
    "Wählen Sie zuerst unten die Behörde, bei der Sie den Antrag stellen. Dann steht hier und dort, wie Sie sich anmelden.",
  "start.saving.title": "Wird mein Antrag gespeichert?",
  "start.saving.text":
    "Mit einem Konto: ja, automatisch. Ihr Entwurf bleibt {{hours}} Stunden nach der letzten Änderung gespeichert. Danach wird er gelöscht.",
  "start.saving.not": "Mit Online-Ausweis oder ohne Anmeldung: nein.",
  "start.documents.title": "Welche Unterlagen brauche ich?",
  "start.documents.depending_one": "Je nach Ihren Antworten eine Unterlage mehr",
  "start.documents.depending_other": "Je nach Ihren Antworten einige von {{count}} weiteren",
  "start.documents.dependingText":
    "Das Formular fragt nur nach dem, was zu Ihnen passt, und erklärt jede Unterlage. Was Sie noch nicht haben, reichen Sie später nach.",
  "start.documents.text": "Alle Unterlagen als PDF oder Foto, zusammen höchstens {{size}}.",
  "start.documents.translation":
    "Fremdsprachige Zeugnisse brauchen eine beglaubigte Übersetzung: eine Übersetzung von einer öffentlich bestellten oder beeidigten Person.",
  "start.representative.title": "Ich stelle den Antrag für eine andere Person",
  "start.representative.text":
    "Laden Sie im Antrag eine Vollmacht hoch. Das ist ein unterschriebenes Schreiben, in dem die Person Ihnen erlaubt, für sie zu handeln.",
  "start.begin": "Antrag beginnen",
  "start.beginAnew": "Neuen Antrag beginnen",
  "start.continueDraft": "Entwurf fortsetzen",
  "start.busy": "Antrag wird angelegt …",
  "start.how": "Wie möchten Sie beginnen?",
  "start.signedInNotKept":
    "Sie sind angemeldet. Mit dieser Anmeldung speichern wir keinen Entwurf: Füllen Sie den Antrag in einem Zug aus.",
  "start.howInstead":
    "Ihre jetzige Anmeldung genügt für diesen Antrag nicht. Wie möchten Sie sich stattdessen anmelden?",
  "start.signedIn": "Sie sind angemeldet. Ihr Entwurf wird beim Ausfüllen automatisch gespeichert.",
  "start.draft": "Sie haben für diesen Antrag schon einen Entwurf. Zuletzt geändert: {{when}}.",
  "start.draft.stays":
    "Wenn Sie neu beginnen, bleibt der alte Entwurf bis zum Ablauf seiner Frist im persönlichen Bereich.",
  "start.tooManyDrafts":
    "Sie haben schon sehr viele Entwürfe. Mitgezählt sind die, die Sie ohne Anmeldung begonnen und dann mit Ihrem Konto fortgesetzt haben. Löschen Sie im persönlichen Bereich einen Entwurf, den Sie nicht mehr brauchen, oder senden Sie ihn ab.",
  "start.tooManyStarts": `Aus Ihrem Netz wurden gerade sehr viele Anträge begonnen. Bitte versuchen Sie es in ${(RATE_LIMIT_SECONDS / 60).toString()} Minuten noch einmal, oder melden Sie sich an.`,
  "start.failed":
    "Bei der Antragserstellung ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  "start.noForm":
    "Für diese Leistung steht gerade kein Formular bereit. Bitte versuchen Sie es später erneut.",
  "start.notTaken":
    "Die Behörde nimmt diesen Antrag gerade nicht online an. Bitte wenden Sie sich an die Behörde.",
  "start.accountRequired": "Für diesen Antrag müssen Sie sich am Anfang anmelden. Laden Sie die Seite neu.",
  "start.accountNotAccepted":
    "Diesen Antrag können Sie mit dieser Anmeldung nicht stellen. Laden Sie die Seite neu und wählen Sie eine andere.",
  "start.twice": "Für diesen Antrag melden Sie sich zweimal an: jetzt und noch einmal vor dem Absenden.",
  "start.termsChanged":
    "Die Nutzungsbedingungen haben sich gerade geändert. Laden Sie die Seite neu und stimmen Sie noch einmal zu.",
  "start.noService.title": "An diesem Ort gibt es für diese Leistung keinen Online-Antrag",
  "start.noService.text":
    "Wenden Sie sich an eine Behörde aus dem Abschnitt „Zuständige Stellen“. Dort können Sie den Antrag auf anderem Weg stellen.",
  "start.closed.title": "Der Online-Antrag ist zurzeit geschlossen",
  "start.closed.text":
    "Bitte versuchen Sie es später erneut. Entwürfe, die Sie schon begonnen haben, können Sie zu Ende bringen. Wenn es eilt, wenden Sie sich an die Behörde, die im Abschnitt „Zuständige Stellen“ steht.",
  "start.paper.title": "Lieber auf Papier?",
  "start.paper.text":
    "Sie können den Antrag auch ohne Internet stellen: das Formular ausdrucken, ausfüllen und mit den Unterlagen an die Behörde senden.",
  "start.paper.make": "Leeres Formular als PDF erstellen",
  "start.paper.makeGerman": "Deutsches Formular als PDF erstellen",
  "start.paper.busy": "PDF wird erstellt",
  "start.paper.load": "Leeres Formular als PDF laden",
  "start.paper.loadGerman": "Deutsches Formular als PDF laden",
  "start.paper.failed":
    "Das Formular konnte nicht erstellt werden. Bitte versuchen Sie es später noch einmal.",
} as const;
