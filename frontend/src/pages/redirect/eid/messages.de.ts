export const de = {
  "eid.start": "Bitte starten Sie die „AusweisApp“!",
  "eid.ready": "Weiter in der „AusweisApp“",
  "eid.open": "AusweisApp öffnen",
  "eid.state.unknown": "Wir sehen nach, ob die App auf diesem Gerät läuft.",
  "eid.state.available": "Die App läuft. Öffnen Sie sie und folgen Sie den Schritten dort.",
  "eid.state.unavailable": "Wir warten auf die App. Sobald sie läuft, geht es dort weiter.",
  "eid.state.blocked":
    "Ihr Browser lässt uns nicht nach der App sehen. Erlauben Sie in den Einstellungen dieser Seite den Zugriff auf Geräte im lokalen Netzwerk. Oder starten Sie die App und öffnen Sie sie von hier.",
  "eid.state.prompt":
    "Ihr Browser fragt, ob diese Seite nach der App auf Ihrem Gerät sehen darf. Wählen Sie dort „Zulassen“.",
  "eid.state.safari":
    "Dieser Browser lässt uns nicht nach der App sehen. Starten Sie die App und öffnen Sie sie dann von hier.",
  "eid.state.mobile": "Die App muss auf diesem Gerät installiert sein. Sie öffnet sich mit einem Tippen.",
  "eid.step.app": "App „AusweisApp“ öffnen",
  "eid.step.appNote": "Auf diesem Gerät oder auf einem Smartphone, das mit diesem Computer verbunden ist",
  "eid.step.appNote.mobile": "Auf diesem Gerät",
  "eid.step.card": "Ausweis an das Gerät halten",
  "eid.step.cardNote":
    "Personalausweis, Aufenthaltstitel oder eID-Karte mit freigeschalteter Online-Funktion",
  "eid.step.pin": "PIN eingeben",
  "eid.step.pinNote": "Die sechsstellige PIN, die Sie selbst gewählt haben",
  "eid.step.back": "Zurück hierher",
  "eid.step.backNote": "Das passiert von selbst.",
  "eid.notKept":
    "Mit dem Online-Ausweis speichern wir keinen Entwurf und es gibt keinen persönlichen Bereich. Füllen Sie den Antrag in einem Zug aus.",
  "eid.help.title": "Die App startet nicht",
  "eid.help.install": "Ist die App installiert? Sie bekommen sie kostenlos:",
  "eid.help.phone": "Haben Sie die App nur auf dem Smartphone? Dann öffnen Sie diesen Antrag dort.",
  "eid.help.sameDevice": "Haben Sie die App nur auf dem Computer? Dann öffnen Sie diesen Antrag dort.",
  "eid.help.browser": "Passiert nach dem Öffnen nichts? Versuchen Sie es mit einem anderen Browser.",
  "eid.help.pin": "PIN vergessen oder nie gesetzt? Dann brechen Sie ab und wählen eine andere Anmeldung.",
} as const;
