export const de = {
  "photos.title": "Seiten für: {{document}}",
  "photos.intro":
    "Legen Sie jedes Blatt einzeln auf einen dunklen Tisch. Fotografieren Sie es von oben bei gutem Licht.",
  "photos.local":
    "Die Bilder bleiben auf Ihrem Gerät, bis Sie auf „Fertig“ tippen. Hochgeladen wird ein PDF.",
  "photos.take": "Foto machen",
  "photos.choose": "Fotos oder Dateien wählen",
  "photos.pages": "Seiten",
  "photos.none": "Noch keine Seite",
  "photos.page": "Seite {{number}} von {{total}}",
  "photos.page.from": "Seite {{number}} aus {{file}}",
  "photos.noPicture": "Von dieser Seite gibt es hier kein Bild.",
  "photos.working": "wird bearbeitet",
  "photos.picture": "Seite {{number}} von {{total}}, kleines Bild",
  "photos.up": "Nach vorn",
  "photos.down": "Nach hinten",
  "photos.turn": "Drehen",
  "photos.crop": "Ränder",
  "photos.remove": "Entfernen",
  "photos.removed": "Seite {{number}} ist entfernt.",
  "photos.undo": "Wieder einfügen",
  "photos.restored": "Die Seite ist wieder da, als Seite {{number}} von {{total}}.",
  "photos.moved": "Jetzt Seite {{number}} von {{total}}.",
  "photos.turned": "Seite {{number}} ist gedreht.",
  "photos.added": "{{total}} Seiten",
  "photos.tone": "Farben der Fotos",
  "photos.tone.colour": "Wie fotografiert",
  "photos.tone.grey": "Grau",
  "photos.tone.text": "Weißes Papier, dunkle Schrift",
  "photos.finding.dark": "zu dunkel. Lesbar? Sonst noch einmal bei mehr Licht fotografieren.",
  "photos.finding.empty": "fast leer. Wenn nichts darauf steht, können Sie sie entfernen.",
  "photos.finding.coarse": "zu grob (unter 120 dpi). Lesbar? Sonst näher heran und noch einmal aufnehmen.",
  "photos.finding.blurred": "unscharf. Lesbar? Sonst noch einmal fotografieren.",
  "photos.finding.cut-off":
    "am Rand abgeschnitten. Ist alles darauf? Sonst „Ränder“ ändern oder noch einmal fotografieren.",
  "photos.finding.upside-down": "steht auf dem Kopf. Dann tippen Sie zweimal auf „Drehen“.",
  "photos.finding": "Seite {{number}} von {{total}}: {{text}}",
  "photos.doubts_one":
    "Bei einer Seite sind wir nicht sicher, ob man sie lesen kann. Bitte sehen Sie sie an. Sie entscheiden.",
  "photos.doubts_other":
    "Bei {{count}} Seiten sind wir nicht sicher, ob man sie lesen kann. Bitte sehen Sie sie an. Sie entscheiden.",
  "photos.size_one": "1 Seite, {{size}}",
  "photos.size_other": "{{count}} Seiten, {{size}}",
  "photos.done": "Fertig",
  "photos.done.doubts": "Trotzdem fertig",
  "photos.progress": "Seiten werden vorbereitet",
  "photos.progress.text": "{{done}} von {{total}} Seiten sind vorbereitet",
  "photos.joining": "Das PDF wird erstellt",
  "photos.discard.title": "Seiten verwerfen?",
  "photos.discard.text": "Die Seiten sind noch nicht hochgeladen. Wenn Sie abbrechen, sind sie hier weg.",
  "photos.discard.stay": "Weiter bearbeiten",
  "photos.discard.leave": "Seiten verwerfen",
  "photos.problem.empty": "{{file}} ist leer. Die Datei hat 0 Byte. Wählen Sie die richtige Datei aus.",
  "photos.problem.damaged":
    "{{file}} ist beschädigt oder abgeschnitten. Öffnen Sie das Bild auf Ihrem Gerät. Speichern Sie es neu oder fotografieren Sie noch einmal.",
  "photos.problem.unreadable":
    "{{file}} lässt sich hier nicht öffnen. Bei einem Foto vom iPhone (HEIC): Wählen Sie unter „Einstellungen“, „Kamera“, „Formate“ den Punkt „Maximale Kompatibilität“ und fotografieren Sie noch einmal. Sonst speichern Sie das Bild als JPEG.",
  "photos.problem.pdf":
    "{{file}} lässt sich nicht lesen. Speichern Sie das PDF neu und wählen Sie es noch einmal aus.",
  "photos.problem.locked":
    "{{file}} ist gegen Ändern gesperrt. Öffnen Sie das PDF und drucken Sie es in ein neues PDF („Als PDF speichern“).",
  "photos.problem.needs-password":
    "{{file}} ist mit einem Passwort geschützt. Speichern Sie das PDF ohne Passwort und wählen Sie es noch einmal aus.",
  "photos.problem.encrypted":
    "{{file}} ist geschützt: mit einem Passwort oder gegen Ändern. Öffnen Sie das PDF, drucken Sie es in ein neues PDF und wählen Sie dieses aus.",
  "photos.problem.join":
    "Das PDF konnte nicht erstellt werden. Ihre Seiten sind noch da. Bitte versuchen Sie es noch einmal.",
  "photos.problem.too-large":
    "Die Seiten haben zusammen {{size}}, frei sind noch {{free}}. Entfernen Sie hier Seiten oder eine andere Datei Ihres Antrags.",
  "photos.signed":
    "{{file}} ist elektronisch unterschrieben. Wenn Sie Seiten verbinden, drehen oder entfernen, gilt die Unterschrift nicht mehr.",
  "photos.signed.keep": "Unverändert hochladen",
  "photos.old.title": "Ihr Browser kann das noch nicht",
  "photos.old.text":
    "Er ist zu alt, um aus Fotos ein PDF zu machen. Aktualisieren Sie ihn. Oder wandeln Sie das Foto so um, wie es weiter unten steht unter „So wird mit einer anderen App ein PDF daraus“.",
  "photos.crop.title": "Ränder von Seite {{number}}",
  "photos.crop.text":
    "Ziehen Sie die vier Punkte auf die Ecken des Papiers. Mit der Tastatur: Punkt wählen, dann Pfeiltasten; mit der Umschalttaste geht es schneller.",
  "photos.crop.picture": "Das ganze Foto mit den Rändern des Papiers",
  "photos.crop.0": "Ecke oben links",
  "photos.crop.1": "Ecke oben rechts",
  "photos.crop.2": "Ecke unten rechts",
  "photos.crop.3": "Ecke unten links",
  "photos.crop.at": "{{corner}}: {{x}} % von links, {{y}} % von oben",
  "photos.crop.find": "Ränder suchen",
  "photos.crop.found": "Das Papier ist gefunden.",
  "photos.crop.notFound": "Das Papier ist nicht zu erkennen. Ziehen Sie die Punkte selbst.",
  "photos.crop.whole": "Ganzes Bild",
  "photos.crop.isWhole": "Das ganze Bild ist ausgewählt.",
  "photos.crop.wrong": "So liegen die Ecken über Kreuz. Ziehen Sie sie wieder auseinander.",
  "photos.crop.apply": "Übernehmen",
} as const;
