import { expect, it } from "vitest";
import { fileName, isPicture } from "./fileName.ts";

it("A document is named by its label, without what devices refuse in names", () => {
  expect(fileName("Abschlusszeugnis / Diplom: „Pflege“?")).toBe("Abschlusszeugnis Diplom „Pflege“.pdf");
  expect(fileName("شهادة")).toBe("شهادة.pdf");
  expect(fileName("…".replace("…", "???"))).toBe("Dokument.pdf");
  expect(fileName("x".repeat(200))).toBe(`${"x".repeat(80)}.pdf`);
});

it("A picture is one by its type, and by its name where the system knows no type for it", () => {
  expect(isPicture({ type: "image/png", name: "a" })).toBe(true);
  expect(isPicture({ type: "", name: "IMG_2034.HEIC" })).toBe(true);
  expect(isPicture({ type: "application/pdf", name: "a.jpg" })).toBe(false);
  expect(isPicture({ type: "", name: "a.docx" })).toBe(false);
});
