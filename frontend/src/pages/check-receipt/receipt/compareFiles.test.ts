import { describe, expect, it } from "vitest";
import { compareFiles } from "./compareFiles.ts";
import { sha512Hex } from "./webSealTools.ts";

const files = [
  { fileName: "Pass.pdf", kind: "attachment", size: 1, sha512: "a".repeat(128) },
  { fileName: "Diplom.pdf", kind: "attachment", size: 1, sha512: "b".repeat(128) },
  { fileName: "Lebenslauf.pdf", kind: "attachment", size: 1, sha512: "c".repeat(128) },
] as const;

describe("files beside a receipt", () => {
  it("are the same by their content, another version by their name, or not handed over; the rest waits", () => {
    const chosen = [
      { fileName: "umbenannt.pdf", sha512: "a".repeat(128) },
      { fileName: "diplom.PDF", sha512: "d".repeat(128) },
      { fileName: "Neu.pdf", sha512: "e".repeat(128) },
    ];
    expect(compareFiles({ files: [...files] }, chosen)).toEqual([
      { kind: "same", fileName: "umbenannt.pdf", nameInReceipt: "Pass.pdf" },
      { kind: "other-version", fileName: "diplom.PDF", sha512: "d".repeat(128), expected: "b".repeat(128) },
      { kind: "not-handed-over", fileName: "Neu.pdf" },
      { kind: "not-compared", fileName: "Lebenslauf.pdf" },
    ]);
  });

  it("are hashed on the device as the receipt writes it", async () => {
    expect(await sha512Hex(new Blob(["abc"]))).toMatch(/^ddaf35a193617aba[0-9a-f]{112}$/);
  });
});
