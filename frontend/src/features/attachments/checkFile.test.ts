import { describe, expect, it } from "vitest";
import { checkFile } from "./checkFile.ts";

function file(name: string, content: string) {
  const blob = new Blob([content]);
  return { name, size: blob.size, slice: (start: number, end: number) => blob.slice(start, end) };
}

const room = { freeBytes: 29_000_000, present: [] };

describe("a chosen file", () => {
  it("is taken when it is a PDF that fits", async () => {
    expect(await checkFile(file("Pass.pdf", "%PDF-1.7 …"), room)).toBeUndefined();
  });

  it("is refused when it has no bytes", async () => {
    expect(await checkFile(file("leer.pdf", ""), room)).toBe("empty");
  });

  it("is judged by its bytes and not by its name", async () => {
    expect(await checkFile(file("Foto.pdf", "\u0089PNG"), room)).toBe("not-a-pdf");
    expect(await checkFile(file("ohne-endung", "%PDF-1.4"), room)).toBeUndefined();
  });

  it("is refused when it does not fit into what is left", async () => {
    expect(await checkFile(file("gross.pdf", "%PDF-1.7 0123456789"), { ...room, freeBytes: 10 })).toBe(
      "too-large",
    );
  });

  it("is refused when the same file is there already", async () => {
    const pdf = file("Pass.pdf", "%PDF-1.7");
    const present = [{ fileName: "Pass.pdf", size: pdf.size }];
    expect(await checkFile(pdf, { ...room, present })).toBe("duplicate");
  });
});
