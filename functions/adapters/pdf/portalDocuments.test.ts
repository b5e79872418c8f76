import { beforeAll, describe, expect, it } from "vitest";
import { generatedDocuments } from "#test/verapdf/generatedDocuments.ts";
import { extractText } from "./extractText.fixture.ts";

/** Text of each document that the pipeline really makes, by variant and name; white space made plain. */
const texts = new Map<string, string>();
const files = new Map<string, string>();

beforeAll(async () => {
  for (const { fileName, bytes } of await generatedDocuments([
    "ordinary",
    "other-scripts",
    "represented",
    "with-paper-rp",
    "without-paper",
  ])) {
    const name = fileName.replace(/\.\d\w\.pdf$/, "");
    texts.set(name, extractText(bytes).replace(/\s+/g, " "));
    files.set(name, Buffer.from(bytes).toString("latin1"));
  }
});

const textOf = (name: string): string => texts.get(name) ?? "";

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    expect(found, `${part} after ${text.slice(from, from + 60)}`).toBeGreaterThanOrEqual(from);
    from = found + part.length;
  }
}

describe("the application as PDF", () => {
  it("has numbers, people, money, questions in the order asked, documents and consents, to be read in this order", () => {
    expectInOrder(textOf("ordinary.Antrag"), [
      "Antrag auf Anerkennung als",
      "An: Bezirksregierung Münster",
      "Vorgangsnummer",
      "Nachrichtennummer",
      "Online gesendet",
      "MEZ (UTC+01:00)",
      "Antragstellende Person Amina Beispiel",
      "Leistungsschlüssel",
      "Gebühr",
      "Zahlung keine",
      "Vorname(n) Amina",
      "Geburtsland Tunesien",
      "Qualifikation",
      "Diplom in Krankenpflege",
      "Unterlagen",
      "1 Datei liegt bei",
      "kann nicht vorgelegt werden",
      "Einwilligungen und Erklärungen",
      "Nutzungsbedingungen und Datenschutzerklärung",
      "21.11.2026, 13:00:00 MEZ (UTC+01:00), Fassung 1",
      "Die Angaben sind richtig und vollständig. Änderungen werden sofort mitgeteilt.",
      "21.11.2026, 12:58:00 MEZ (UTC+01:00), Fassung",
    ]);
  });

  it("is not the only document that contains the fee", () => {
    expect(textOf("ordinary.Anschreiben")).toContain("Gebühr keine");
    expect(textOf("ordinary.Uebertragungsprotokoll")).toContain("Gebühr keine");
  });

  it("says who represents whom", () => {
    expect(textOf("represented.Antrag")).toContain(
      "Antragstellende Person Amina Beispiel Vertreten durch Jonas Muster",
    );
    expect(textOf("represented.Uebertragungsprotokoll")).toContain("Vertreten durch Jonas Muster");
    const letter = textOf("represented.Anschreiben");
    expect(letter).toContain("Absender: Jonas Muster");
    expect(letter).toContain("in Vertretung habe ich den Antrag von Amina Beispiel");
    expect(letter).toContain("Jonas Muster in Vertretung von Amina Beispiel");
    expect(letter).not.toContain("meinen Antrag");
    expect(textOf("ordinary.Anschreiben")).toContain("ich habe meinen Antrag");
    expect(textOf("ordinary.Antrag")).not.toContain("Vertreten durch");
  });

  it("shows letters that no font has by number, and says where the exact ones are", () => {
    const note = "steht für ein Schriftzeichen, das dieses Dokument nicht darstellen kann";
    for (const name of ["other-scripts.Antrag", "other-scripts.Application-English-copy"]) {
      expect(textOf(name)).toContain("Þórunn Şahin Łódź 王小明");
      expect(textOf(name)).toContain("[U+1F600]");
    }
    expect(textOf("other-scripts.Antrag")).toContain(note);
    expect(textOf("other-scripts.Application-English-copy")).toContain("that this document cannot show");
    expect(textOf("ordinary.Antrag")).not.toContain(note);
  });
});

describe("the English copy", () => {
  it("is in English, says first of all that it is a translation, and has the same answers", () => {
    expectInOrder(textOf("ordinary.Application-English-copy"), [
      "English copy: Application for recognition as",
      "This is a translation for your own records",
      "The application that counts is the German one",
      "To: Bezirksregierung Münster",
      "Transfer ticket number",
      "Sent online",
      "CET (UTC+01:00)",
      "Applicant Amina Beispiel",
      "Tunisia",
      "Diplom in Krankenpflege",
      "1 file enclosed",
      "Consents and declarations",
    ]);
    expect(textOf("ordinary.Application-English-copy")).not.toMatch(
      /nicht angegeben|liegt bei|Vorgangsnummer/,
    );
  });

  it("declares its language, as the German documents do theirs", () => {
    expect(files.get("ordinary.Application-English-copy")).toMatch(/\/Lang \(en\)/);
    for (const name of ["Antrag", "Anschreiben", "Uebertragungsprotokoll"]) {
      expect(files.get(`ordinary.${name}`)).toMatch(/\/Lang \(de\)/);
    }
  });
});

describe("the processing report as PDF", () => {
  it("names numbers, times with zone, authority, fee, payment, consents and every file with its hash", () => {
    expectInOrder(textOf("ordinary.Uebertragungsprotokoll"), [
      "Vorgangsnummer",
      "Antragstellende Person Amina Beispiel",
      "Gesendet 21.11.2026, 13:00:00 MEZ (UTC+01:00)",
      "Zuständige Behörde Bezirksregierung Münster",
      "Nachrichtennummer",
      "Gebühr",
      "Zahlung keine",
      "Nutzungsbedingungen und Datenschutzerklärung",
      "SHA-512",
      "Antrag.pdf",
      "Reisepass.pdf",
      "Diplom.pdf",
      "Anschreiben.pdf",
    ]);
    expect(textOf("ordinary.Uebertragungsprotokoll")).not.toContain("English copy");
  });
});

describe("the cover letter as PDF", () => {
  it("says what must be sent on paper where the state wants paper, and nothing elsewhere", () => {
    expect(textOf("ordinary.Anschreiben")).toContain("amtlich beglaubigte Kopie");
    expect(textOf("with-paper-rp.Anschreiben")).toContain("Übersetzungen senden Sie als einfache Kopie");
    expect(textOf("without-paper.Anschreiben")).not.toContain("auf Papier senden");
  });
});
