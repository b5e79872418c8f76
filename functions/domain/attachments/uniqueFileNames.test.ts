import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { uniqueFileNames } from "./uniqueFileNames.ts";

describe("names of files on their way to the authority", () => {
  it("differ even where people named two files alike", () => {
    expect(uniqueFileNames(["Diplom.pdf", "diplom.PDF", "Diplom.pdf"])).toEqual([
      "Diplom.pdf",
      "diplom-2.pdf",
      "Diplom-3.pdf",
    ]);
  });

  it("never take the name of a document of the portal", () => {
    expect(uniqueFileNames(["Antrag.pdf"])).toEqual(["Antrag-2.pdf"]);
  });

  it("carry no direction marks and no path", () => {
    expect(uniqueFileNames(["../../gnp\u202Efdp.pdf", "\u0000.pdf"])).toEqual([
      ".._.._gnpfdp.pdf",
      "Anlage.pdf",
    ]);
  });

  it("are cut between characters", () => {
    const [name = ""] = uniqueFileNames([`${"a".repeat(119)}😀bc.pdf`]);
    expect(name).toBe(`${"a".repeat(119)}.pdf`);
  });

  it("fit into a file system in every script, with the number that distinguishes them", () => {
    const thai = `${"ประกาศนียบัตร".repeat(12)}.pdf`;
    const names = uniqueFileNames([thai, thai, thai]);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  });

  it("differ also where a file system does not tell case or normal form apart", () => {
    const names = uniqueFileNames([
      "STRASSE.pdf",
      "straße.pdf",
      "Zürich.pdf",
      "Zu\u0308rich.pdf",
      "ﬁn.pdf",
      "FIN.pdf",
    ]);
    const folded = names.map((name) => name.normalize("NFD").toUpperCase().normalize("NFKC"));
    expect(new Set(folded).size).toBe(names.length);
  });

  it("are well formed, short and different whatever people call their files", () => {
    const anyName = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom("a", "A", "é", "e\u0301", "\uD83D", "ก", "😀", ".", " "),
        maxLength: 200,
      }),
    );
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 6 }), (given) => {
        const names = uniqueFileNames(given);
        expect(new Set(names.map((name) => name.toLowerCase().normalize("NFD"))).size).toBe(given.length);
        for (const name of names) {
          expect(name).not.toMatch(/[\p{Cs}\p{Cc}/\\]/u);
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
          expect(name.endsWith(".pdf")).toBe(true);
        }
      }),
    );
  });

  it("can be saved on Windows, which keeps some names for devices", () => {
    expect(uniqueFileNames(["CON.pdf", "aux.scan.pdf", "Contract.pdf"])).toEqual([
      "_CON.pdf",
      "_aux.scan.pdf",
      "Contract.pdf",
    ]);
  });
});
