export const de = {
  "todo.title": "Das müssen Sie noch tun",
  "todo.owed": "Reichen Sie diese Unterlagen nach, sobald Sie sie haben:",
  "todo.paper": "Senden Sie Ihre Unterlagen jetzt auch auf Papier, per Post.",
  "todo.where": "Senden Sie alles an:",
  "todo.when":
    "Schreiben Sie die Vorgangsnummer dazu. Die Frist für die Entscheidung beginnt erst, wenn alle Unterlagen da sind.",
  "todo.which": "Welche Unterlagen auf Papier?",
  "todo.which.NW":
    "Senden Sie <b>amtlich beglaubigte Kopien</b> Ihrer Unterlagen und die <b>beglaubigten Übersetzungen</b> per Post. Legen Sie das Anschreiben bei.",
  "todo.which.RP":
    "Senden Sie Ihre Unterlagen in der Sprache des Originals per Post, jede als <b>amtlich beglaubigte Kopie</b>. Von den deutschen Übersetzungen reicht eine <b>einfache Kopie</b>. Legen Sie das Anschreiben bei.",
  "todo.certify.NW":
    "<b>Beglaubigt</b> ist eine Kopie, deren Richtigkeit eine Behörde oder ein Notariat bestätigt hat.",
  "todo.certify.RP":
    "<b>Wer beglaubigen darf:</b> eine Behörde oder ein Notariat, im Ausland eine deutsche Botschaft, ein deutsches Konsulat oder ein Notariat. <b>Nicht angenommen werden</b> Beglaubigungen von Übersetzungsbüros, Wirtschaftsprüfungen und Anwaltskanzleien und Kopien von beglaubigten Kopien.",
  "todo.not":
    "<b>Nicht auf Papier:</b> Lebenslauf und andere Unterlagen, die Sie selbst geschrieben haben, und die Übersetzung eines englischen Lehrplans.",
};
