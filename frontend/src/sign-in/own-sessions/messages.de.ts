export const de = {
  "sessions.title": "Wo Sie angemeldet sind",
  "sessions.lede": "Hier sehen Sie, wo Sie mit diesem Konto angemeldet sind. Sie können sich dort abmelden.",
  "sessions.show": "Anmeldungen anzeigen",
  "sessions.failed": "Ihre Anmeldungen können gerade nicht gezeigt werden.",
  "sessions.begun": "Angemeldet",
  "sessions.used": "Zuletzt benutzt",
  "sessions.current": "Dieser Browser",
  "sessions.other": "Ein anderes Gerät oder ein anderer Browser",
  "sessions.alone": "Sie sind nur hier angemeldet.",
  "sessions.end": "Dort abmelden",
  "sessions.which": "angemeldet {{when}}",
  "sessions.endAll": "Überall sonst abmelden",
  "sessions.ended_one": "Eine andere Anmeldung ist beendet.",
  "sessions.ended_other": "{{count}} andere Anmeldungen sind beendet.",
  "sessions.notEnded":
    "Das hat nicht geklappt. Die Anmeldung ist noch nicht beendet. Versuchen Sie es noch einmal.",
} as const;
