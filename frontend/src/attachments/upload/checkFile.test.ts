import { describe, expect, it } from "vitest";
import { checkFile, type FileToCheck } from "./checkFile.ts";

const ROOM = 29_000_000;

function file(content: string): FileToCheck {
  const blob = new Blob([content]);
  return { size: blob.size, slice: (start, end) => blob.slice(start, end) };
}

describe("a chosen file", () => {
  it("is taken when it is a PDF that fits", async () => {
    expect(await checkFile(file("%PDF-1.7 …"), ROOM)).toBeUndefined();
  });

  it("is refused when it has no bytes", async () => {
    expect(await checkFile(file(""), ROOM)).toBe("empty");
  });

  it("is judged by its bytes", async () => {
    expect(await checkFile(file("\u0089PNG"), ROOM)).toBe("not-a-pdf");
    expect(await checkFile(file("%PDF-1.4"), ROOM)).toBeUndefined();
    expect(await checkFile(file("<html>%PDF-1.4"), ROOM)).toBe("not-a-pdf");
  });

  it("that begins with blanks or a byte-order mark is called a PDF that can be saved anew", async () => {
    expect(await checkFile(file("\ufeff%PDF-1.4"), ROOM)).toBe("before-header");
    expect(await checkFile(file("\n%PDF-1.4"), ROOM)).toBe("before-header");
  });

  it("is refused when it does not fit into what is left", async () => {
    expect(await checkFile(file("%PDF-1.7 0123456789"), 10)).toBe("too-large");
  });

  it("whose end the device does not hand over is left to the upload, which says what is wrong", async () => {
    const whole = file("%PDF-1.7 …");
    let asked = 0;
    const torn: FileToCheck = {
      size: whole.size,
      slice: (start, end) => {
        const blob = whole.slice(start, end);
        asked += 1;
        if (asked > 1) blob.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
        return blob;
      },
    };
    expect(await checkFile(torn, ROOM)).toBeUndefined();
    expect(asked).toBeGreaterThan(1);
  });

  it("that the device does not hand over is named as that, and not as uploaded", async () => {
    const gone: FileToCheck = {
      size: 7,
      slice: () => {
        const blob = new Blob(["%PDF-1."]);
        blob.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
        return blob;
      },
    };
    expect(await checkFile(gone, ROOM)).toBe("not-opened");
  });
});
