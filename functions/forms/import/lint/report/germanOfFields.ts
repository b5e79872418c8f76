/** German sentences about fields and the form, by the English ones; `{}` stands for what is named in them. */
export const GERMAN_OF_FIELDS: Readonly<Record<string, string>> = {
  "A definition is a JSON object.": "Eine Definition ist ein JSON-Objekt.",
  'This is no form: a Form.io definition has "components", a LIP document "lip": 1.':
    "Das ist kein Formular: Eine Definition von Form.io hat „components“, ein LIP-Dokument „lip“: 1.",
  "The file is not JSON.": "Die Datei ist kein JSON.",
  "The file is empty.": "Die Datei ist leer.",
  "The file cannot be read.": "Die Datei kann nicht gelesen werden.",
  "The file is not written in UTF-8.": "Die Datei ist nicht in UTF-8 geschrieben.",
  "The file is too large: {} MB, at most {} MB.": "Die Datei ist zu groß: {} MB, höchstens {} MB.",
  "The form has no components.": "Das Formular hat keine Komponenten.",
  "A component is a JSON object.": "Eine Komponente ist ein JSON-Objekt.",
  "{} components are too many: at most {}. Make several forms of it.":
    "{} Komponenten sind zu viele: höchstens {}. Machen Sie mehrere Formulare daraus.",
  'The type "{}" is not known.': "Der Typ „{}“ ist nicht bekannt.",
  "The type {} is read as {} ({}).": "Der Typ {} wird als {} gelesen ({}).",
  "A {} is not possible here: a note stands in its place, and nothing is asked.":
    "Ein Feld vom Typ {} ist hier nicht möglich: An seiner Stelle steht ein Hinweis, gefragt wird nichts.",
  "A {} needs a Form.io server. {}": "Der Typ „{}“ braucht einen Form.io-Server. {}",
  "A {} needs a Form.io server and is not possible.":
    "Der Typ „{}“ braucht einen Form.io-Server und ist nicht möglich.",
  "A {} is not possible. Use an edit grid.": "Der Typ „{}“ ist nicht möglich. Nehmen Sie editgrid.",
  "A {} pad is not possible.": "Ein Feld zum Zeichnen ({} pad) ist nicht möglich.",
  "Use a select with values.": "Nehmen Sie ein select mit values.",
  "Use a data grid.": "Nehmen Sie ein datagrid.",
  "A form inside of a form needs a Form.io server. Put its components here.":
    "Ein Formular im Formular braucht einen Form.io-Server. Setzen Sie seine Komponenten hierher.",
  "A captcha would send data to another company and is not possible.":
    "Ein Captcha würde Daten an eine andere Firma senden und ist nicht möglich.",
  "A custom component brings code of its own and is not possible.":
    "Eine Komponente „custom“ bringt eigenen Code mit und ist nicht möglich.",
  "The component has no known type.": "Die Komponente hat keinen bekannten Typ.",
  "The portal has a page for checking of its own. Remove the component.":
    "Das Portal hat eine eigene Seite zum Prüfen. Entfernen Sie die Komponente.",
  'Choices from "{}" are not possible: a form asks no other server. Use values or json.':
    "Auswahlmöglichkeiten aus „{}“ sind nicht möglich: Ein Formular fragt keinen anderen Server. Nehmen Sie values oder json.",
  "{} has the wrong form: {}": "{} hat nicht die richtige Form: {}",
  "Scripts that run on a change are not possible. Use calculateValue or logic.":
    "Skripte bei einer Änderung sind nicht möglich. Nehmen Sie calculateValue oder logic.",
  "The order of pages cannot be set by a script. Use conditions on the pages.":
    "Die Reihenfolge der Seiten kann kein Skript bestimmen. Geben Sie den Seiten Bedingungen.",
  "Logic cannot wait for events. Use a condition.":
    "Logik kann nicht auf Ereignisse warten. Nehmen Sie eine Bedingung.",
  "Masks with alternatives are not possible. Use a pattern.":
    "Masken mit Alternativen sind nicht möglich. Nehmen Sie ein Muster (pattern).",
  "This field has no key.": "Das Feld hat keinen Schlüssel (key).",
  'The key "{}" is already used at {}. Give every field a key of its own.':
    "Den Schlüssel „{}“ gibt es schon in {}. Geben Sie jedem Feld einen eigenen.",
  'The key "{}" is also used at {}. Make sure that only one of the two is shown at a time.':
    "Den Schlüssel „{}“ gibt es auch in {}. Nur eines von beiden darf zugleich sichtbar sein.",
  "The field has no label.": "Das Feld hat keine Beschriftung.",
  'The label "{}" is also that of "{}" in the same place.':
    "Die Beschriftung „{}“ hat an derselben Stelle auch „{}“.",
  "{} is left out of the text.": "{} wird aus dem Text entfernt.",
  'Tags in "{}" are shown as they are written.':
    "Auszeichnungen in „{}“ werden gezeigt, wie sie geschrieben sind.",
  'Placeholders in double braces in "{}" are not filled in.':
    "Platzhalter in doppelten Klammern in „{}“ werden nicht ersetzt.",
  '"{}" needs a Form.io server and is not checked here.':
    "„{}“ braucht einen Form.io-Server und wird hier nicht geprüft.",
  '"{}" is not known and does nothing.': "„{}“ ist nicht bekannt und bewirkt nichts.",
  "The definition has no English texts (i18n.en). English pages show the German ones.":
    "Die Definition hat keine englischen Texte (i18n.en). Englische Seiten zeigen die deutschen.",
  'There is no English text for "{}".': "Für „{}“ gibt es keinen englischen Text.",
  'A condition names the field "{}", which does not exist. It counts as not answered.':
    "Eine Bedingung nennt das Feld „{}“, das es nicht gibt. Es gilt als nicht beantwortet.",
  'A condition names the field "{}" in a list of rows by its key alone. That means the first row; write "{}" for the own row.':
    "Eine Bedingung nennt das Feld „{}“ einer Liste nur mit seinem Schlüssel. Das meint die erste Zeile; schreiben Sie „{}“ für die eigene.",
  "These fields depend on each other in a circle: {}. Remove one of the conditions or calculations.":
    "Diese Felder hängen im Kreis voneinander ab: {}. Entfernen Sie eine der Bedingungen oder Berechnungen.",
  "No answers show this: its conditions and those around it never hold together.":
    "Keine Antworten zeigen dies: Die eigenen und die umgebenden Bedingungen gelten nie zugleich.",
  "Whether any answers show this was not decided: {}.":
    "Ob Antworten dies zeigen, wurde nicht entschieden: {}.",
  "The field is required, but there is nothing to choose from.":
    "Das Feld ist ein Pflichtfeld, bietet aber keine Auswahl.",
  "The field is required, but nobody can fill it in: it is disabled and has no value.":
    "Das Feld ist ein Pflichtfeld, aber niemand kann es ausfüllen: Es ist gesperrt und leer.",
  "The field is required, but always hidden: it is never checked.":
    "Das Feld ist ein Pflichtfeld, aber immer verborgen: Es wird nie geprüft.",
  "{} ({}) is above {} ({}): no answer fits.": "{} ({}) liegt über {} ({}): Keine Antwort passt.",
  "{} is after {}: no day fits.": "{} liegt nach {}: Kein Tag passt.",
  "The {} is required, but not asked for: nobody can fill it in.":
    "„{}“ ist Pflicht, wird aber nicht gefragt: Niemand kann es ausfüllen.",
  "The condition reads the field's own answer, which is cleared when the field is hidden.":
    "Die Bedingung liest die eigene Antwort des Feldes, die gelöscht wird, sobald es verborgen ist.",
  "The field stands beside the pages and is never shown. Put it into a panel.":
    "Das Feld steht neben den Seiten und wird nie gezeigt. Setzen Sie es in ein panel.",
  "The field is required, but stands beside the pages: nobody can fill it in. Put it into a panel.":
    "Das Feld ist ein Pflichtfeld, steht aber neben den Seiten: Niemand kann es ausfüllen. Setzen Sie es in ein panel.",
  'The display {} is not known and is shown like "form", as one page. Use "form" or "wizard".':
    "Die Anzeige {} ist nicht bekannt und wird wie „form“ gezeigt, als eine Seite. Nehmen Sie „form“ oder „wizard“.",
  'Set autocomplete to "{}", so that browsers can fill in the field (WCAG 1.3.5).':
    "Setzen Sie autocomplete auf „{}“, damit Browser das Feld ausfüllen können (WCAG 1.3.5).",
  "{} are hard to choose from.": "{}: Daraus ist schwer zu wählen.",
  'Two choices have the value "{}".': "Zwei Möglichkeiten haben den Wert „{}“.",
  "A checkbox that is a radio is not possible. Use one radio with all of the choices.":
    "Eine checkbox als radio ist nicht möglich. Nehmen Sie ein radio mit allen Möglichkeiten.",
  "Parts of an address cannot be required one by one. Make the address required.":
    "Teile einer Adresse können nicht einzeln Pflicht sein. Machen Sie die Adresse zur Pflicht.",
  'An address has no part "{}": it is not asked for. Put a field of its own beside the address.':
    "Eine Adresse hat keinen Teil „{}“: Er wird nicht gefragt. Setzen Sie ein eigenes Feld neben die Adresse.",
  "The field allows more than {}, but all files of an application together may have {}.":
    "Das Feld erlaubt mehr als {}, aber alle Dateien eines Antrags dürfen zusammen {} haben.",
  "In this LIP document: {}": "In diesem LIP-Dokument: {}",
  "All file fields together allow {} MB, but the files of an application may have {} together.":
    "Alle Dateifelder zusammen erlauben {} MB, aber die Dateien eines Antrags dürfen zusammen {} haben.",
  "{} choices are asked for, but there are only {}.":
    "Verlangt werden {} Möglichkeiten, es gibt aber nur {}.",
  "{} choices are asked for, but there is only {}.": "Verlangt werden {} Möglichkeiten, es gibt aber nur {}.",
  "{} are too many for one field: at most {}. Ask in two steps, or for a text.":
    "{} sind zu viele für ein Feld: höchstens {}. Fragen Sie in zwei Schritten oder nach einem Text.",
  "Components may be nested {} levels deep.": "Komponenten dürfen {} Ebenen tief verschachtelt sein.",
  'Logic cannot do "{}".': "Logik kann „{}“ nicht.",
  "A schema must be written out: {}": "Ein Schema muss ausgeschrieben sein: {}",
  'There is no list "{}". The lists are {}.': "Die Liste „{}“ gibt es nicht. Es gibt {}.",
  "The fee is a script that sets value, or JsonLogic.":
    "Die Gebühr ist ein Skript, das value setzt, oder JsonLogic.",
  "conditional.conditions must be a list of conditions.":
    "conditional.conditions muss eine Liste von Bedingungen sein.",
  "conditional.when must be the path of a field.": "conditional.when muss der Pfad eines Feldes sein.",
  "customConditional must be a text.": "customConditional muss ein Text sein.",
  "A condition has no operator.": "Eine Bedingung hat keinen Operator.",
  "A condition must name its field by a text.": "Eine Bedingung muss ihr Feld mit einem Text nennen.",
  "data.json must be a list.": "data.json muss eine Liste sein.",
  "Another definition for the server is not possible.":
    "Eine andere Definition für den Server ist nicht möglich.",
  "The button for rows cannot depend on a script.":
    "Der Knopf für Zeilen kann nicht von einem Skript abhängen.",
  "Rules that a script sets for a whole row are not possible. Write validate.custom on the list.":
    "Regeln eines Skripts für eine ganze Zeile sind nicht möglich. Schreiben Sie validate.custom an die Liste.",
  "Scripts that change the choices are not possible.": "Skripte, die die Auswahl ändern, sind nicht möglich.",
  '"{}" cannot be the key of an answer: it begins with a letter and has letters, numbers, - and _.':
    "„{}“ kann kein Schlüssel sein: Er beginnt mit einem Buchstaben und hat Buchstaben, Ziffern, - und _.",
  "It is written path=value.": "Geschrieben wird es Pfad=Wert.",
  '"{}" is not possible in a text. Name an answer: {}':
    "„{}“ ist in einem Text nicht möglich. Nennen Sie eine Antwort: {}",
};
