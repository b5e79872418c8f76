export const de = {
  "window.elsewhere.title": "Der Antrag ist in einem anderen Fenster offen",
  "window.elsewhere.text":
    "Damit keine Angaben überschrieben werden, können Sie nur in einem Fenster schreiben. Schließen Sie das andere Fenster oder schreiben Sie hier weiter.",
  "window.lost.title": "Der Antrag wird jetzt in einem anderen Fenster bearbeitet",
  "window.lost.text":
    "Dort wurde „Hier weiterschreiben“ gewählt. Was Sie hier zuletzt geschrieben haben, steht noch in diesem Fenster, wird aber nicht gespeichert.",
  "window.elsewhere.next": "Das jeweils andere Fenster ist dann nur noch zum Lesen. Es geht nichts verloren.",
  "window.lost.next": "Wenn Sie hier weiterschreiben, kann das andere Fenster nur noch lesen.",
  "window.here": "Hier weiterschreiben",
  "window.read": "Nur lesen",
  "window.reading.title": "Nur Lesen: Der Antrag ist in einem anderen Fenster geöffnet",
  "window.reading.text": "Was hier steht, kann älter sein als in dem anderen Fenster.",
  "window.failed": "Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} as const;
