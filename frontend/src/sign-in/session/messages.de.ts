export const de = {
  "session.soon_one": "Ihre Sitzung endet in {{count}} Minute. Bitte speichern Sie Ihre Downloads.",
  "session.soon_other": "Ihre Sitzung endet in {{count}} Minuten. Bitte speichern Sie Ihre Downloads.",
  "session.inactive.title": "Sind Sie noch da?",
  "session.inactive.text": "Aus Sicherheitsgründen beenden wir Ihre Sitzung in",
  "session.inactive.seconds_one": "{{count}} Sekunde",
  "session.inactive.seconds_other": "{{count}} Sekunden",
  "session.inactive.kept":
    "Ihr Entwurf bleibt gespeichert. Um weiterzuschreiben, melden Sie sich dann neu an.",
  "session.inactive.lost": "Ihre Angaben sind nicht gespeichert. Endet die Sitzung, sind sie weg.",
  "session.inactive.extend": "Verlängern",
  "session.ended.elsewhere": "Sie haben sich in einem anderen Fenster abgemeldet.",
  "session.ended.saved": "Ein gespeicherter Entwurf bleibt erhalten.",
  "session.ended.lost": "Ihre Angaben waren nicht gespeichert. Beginnen Sie bitte von vorn.",
  "session.ended.draft":
    "Ein gespeicherter Entwurf bleibt erhalten. Nach der Anmeldung geht es an derselben Stelle weiter.",
} as const;
