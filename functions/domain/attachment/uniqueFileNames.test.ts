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

  it("can be saved on Windows, which keeps some names for devices", () => {
    expect(uniqueFileNames(["CON.pdf", "aux.scan.pdf", "Contract.pdf"])).toEqual([
      "_CON.pdf",
      "_aux.scan.pdf",
      "Contract.pdf",
    ]);
  });
});
