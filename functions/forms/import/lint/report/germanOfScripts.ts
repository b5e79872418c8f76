/** German sentences about scripts and patterns, by the English ones; `{}` stands for what is named in them. */
export const GERMAN_OF_SCRIPTS: Readonly<Record<string, string>> = {
  '"{}" cannot be called here. {}': "„{}“ kann hier nicht aufgerufen werden. {}",
  '"{}" is not known here: scripts see data, row, value and the variables they declare.':
    "„{}“ ist hier nicht bekannt: Skripte sehen data, row, value und ihre eigenen Variablen.",
  '"{}" is a function. Write: {}': "„{}“ ist eine Funktion. Schreiben Sie: {}",
  '"{}" is a pattern. Write: {}': "„{}“ ist ein Muster. Schreiben Sie: {}",
  '"{}" cannot be set. Write: {}': "„{}“ kann nicht gesetzt werden. Schreiben Sie: {}",
  '"{}" is not declared. Write before it: {}': "„{}“ ist nicht deklariert. Schreiben Sie davor: {}",
  "A script cannot change other answers. Give {} a calculateValue: {}":
    "Ein Skript kann andere Antworten nicht ändern. Geben Sie {} ein calculateValue: {}",
  "A script cannot change other answers, nor parts of a variable. Write the whole of it: {}":
    "Ein Skript kann weder andere Antworten noch Teile einer Variablen ändern. Schreiben Sie sie ganz: {}",
  "Only a declared variable can be counted up or down. Write before it: {}":
    "Nur eine deklarierte Variable kann hoch- oder heruntergezählt werden. Schreiben Sie davor: {}",
  "The operator {} is not possible here.": "Der Operator {} ist hier nicht möglich.",
  "The operator {} is not possible here. Write: {}":
    "Der Operator {} ist hier nicht möglich. Schreiben Sie: {}",
  "{} is not possible here.": "{} ist hier nicht möglich.",
  "{} is not possible here: only conditions, assignments, loops, functions and return.":
    "{} ist hier nicht möglich: nur Bedingungen, Zuweisungen, Schleifen, Funktionen und return.",
  "{} is not possible here: only conditions, assignments, loops, functions and return. {}":
    "{} ist hier nicht möglich: nur Bedingungen, Zuweisungen, Schleifen, Funktionen und return. {}",
  "Leave try out: a script that fails has no value.":
    "Lassen Sie try weg: Ein Skript mit Fehler hat keinen Wert.",
  "A script computes one value and does nothing else.":
    "Ein Skript berechnet einen Wert und tut sonst nichts.",
  "The functions that can be used are listed in functions/forms/expressions/README.md.":
    "Die möglichen Funktionen stehen in functions/forms/expressions/README.md.",
  "Write: {}": "Schreiben Sie: {}",
  "In a rule write: {}": "Schreiben Sie in einer Regel: {}",
  "Choices stand in the definition, or in a shared list (optionSource).":
    "Auswahlmöglichkeiten stehen in der Definition oder in einer gemeinsamen Liste (optionSource).",
  "What a person has to know is what valid is set to, or a content component.":
    "Was Personen wissen müssen, wird in valid gesetzt oder steht in einer Komponente content.",
  "A function has a name here, const name = (item) => …, or stands in .map(…) and its like.":
    "Eine Funktion hat hier einen Namen, const name = (item) => …, oder steht in .map(…) und Ähnlichem.",
  "A function cannot wait for anything here.": "Eine Funktion kann hier auf nichts warten.",
  "A function cannot call itself. Write a loop: {}":
    "Eine Funktion kann sich nicht selbst aufrufen. Schreiben Sie eine Schleife: {}",
  "The script calls its own functions too often.": "Das Skript ruft seine eigenen Funktionen zu oft auf.",
  "The parameters of a function are names alone: {}": "Parameter einer Funktion sind nur Namen: {}",
  "This function does not take this number of arguments here.":
    "Diese Funktion nimmt hier nicht so viele Argumente.",
  ".{} takes a function such as {}": ".{} nimmt eine Funktion wie {}",
  "{} takes a text without $ as its second argument.": "{} nimmt als zweites Argument einen Text ohne $.",
  "Write the pattern where it is used: {}": "Schreiben Sie das Muster dorthin, wo es gebraucht wird: {}",
  "With the flag g a pattern goes on where it ended the last time. Write it without: {}":
    "Mit dem Zeichen g sucht ein Muster dort weiter, wo es zuletzt endete. Schreiben Sie es ohne: {}",
  "Say what of the date you mean, for example {}": "Sagen Sie, was vom Datum gemeint ist, zum Beispiel {}",
  'Say what of the date goes into "{}", for example with {}':
    "Sagen Sie, was vom Datum in „{}“ steht, zum Beispiel mit {}",
  "Say what of the field or form you mean, for example {}":
    "Sagen Sie, was vom Feld oder Formular gemeint ist, zum Beispiel {}",
  "Of the form a script reads the answers {}": "Ein Skript liest vom Formular die Antworten {}",
  "There is no field “{}” in this form.": "Dieses Formular hat kein Feld „{}“.",
  '".{}" of a date is not possible here.': "„.{}“ eines Datums ist hier nicht möglich.",
  ".{} changes the variable itself. Write {}": ".{} ändert die Variable selbst. Schreiben Sie {}",
  "Name the unit, for example {}": "Nennen Sie die Einheit, zum Beispiel {}",
  "Formats have digits only: {}": "Formate haben nur Ziffern: {}",
  "moment takes a format of digits only, such as {}":
    "moment nimmt nur ein Format aus Ziffern, zum Beispiel {}",
  "End every case with break.": "Beenden Sie jedes case mit break.",
  "Put default at the end.": "Setzen Sie default ans Ende.",
  "break and continue stand in the loop that they mean, and break at the end of a case.":
    "break und continue stehen in der Schleife, die sie meinen, und break am Ende eines case.",
  "Declare one variable at a time: {}": "Deklarieren Sie eine Variable nach der anderen: {}",
  "This is not valid JavaScript.": "Das ist kein gültiges JavaScript.",
  "The script is nested too deeply.": "Das Skript ist zu tief verschachtelt.",
  "A script may have at most {} characters.": "Ein Skript darf höchstens {} Zeichen haben.",
  "It has more than {} parts.": "Es hat mehr als {} Teile.",
  "It is nested more than {} levels deep.": "Es ist mehr als {} Ebenen tief verschachtelt.",
  "Placeholders in double braces are not possible in scripts.":
    "Platzhalter in doppelten Klammern sind in Skripten nicht möglich.",
  "Nothing is written to the console here: the call is left out.":
    "Hier wird nichts auf die Konsole geschrieben: Der Aufruf entfällt.",
  'The operator "{}" does not exist.': "Den Operator „{}“ gibt es nicht.",
  'The operator "{}" is not possible in JsonLogic here. {}':
    "Der Operator „{}“ ist hier in JsonLogic nicht möglich. {}",
  "This is not a valid regular expression.": "Das ist kein gültiger regulärer Ausdruck.",
  "A pattern may have at most {} characters.": "Ein Muster darf höchstens {} Zeichen haben.",
  "This pattern is too long or too much nested to be checked.":
    "Dieses Muster ist zu lang oder zu tief verschachtelt, um geprüft zu werden.",
  "What is repeated can be empty: checking a text could take for ever.":
    "Was sich wiederholt, kann leer sein: Eine Prüfung könnte endlos dauern.",
  "A repetition stands inside of another one, or its alternatives overlap: checking a text could take for ever. Write it so that every text can be read in one way only.":
    "Eine Wiederholung steht in einer anderen, oder ihre Möglichkeiten überschneiden sich: Eine Prüfung könnte endlos dauern. Schreiben Sie das Muster so, dass jeder Text nur auf eine Weise gelesen werden kann.",
  "Three or more repetitions in a row can share the same characters: checking a long text would take very long. Separate them by a character that they do not contain.":
    "Drei oder mehr Wiederholungen hintereinander können dieselben Zeichen lesen: Die Prüfung eines langen Textes dauert sehr lange. Trennen Sie sie durch ein Zeichen, das sie nicht enthalten.",
  "Back references (\\1) can take very long. Write the pattern without them.":
    "Rückbezüge (\\1) können sehr lange dauern. Schreiben Sie das Muster ohne sie.",
  '"{}" holds a date and cannot hold something else.':
    "„{}“ enthält ein Datum und kann nichts anderes enthalten.",
  "Write name: value.": "Schreiben Sie Name: Wert.",
  "Private members are not possible here.": "Private Eigenschaften sind hier nicht möglich.",
  "new Date takes year, month and day.": "new Date nimmt Jahr, Monat und Tag.",
  "After the format moment takes nothing but true.": "Nach dem Format nimmt moment nur true.",
  "The logic is nested too deeply.": "Die Logik ist zu tief verschachtelt.",
  "This is not JSON.": "Das ist kein JSON.",
  "Read it from the end: {}": "Lesen Sie von hinten: {}",
  "A value has to be the same each time.": "Ein Wert muss jedes Mal derselbe sein.",
};
