import { expect, it } from "vitest";
import { sizeText } from "./sizeText.ts";

it.each([
  [0, "0\u00a0kB"],
  [3, "1\u00a0kB"],
  [48_200, "49\u00a0kB"],
  [15_500_000, "15,5\u00a0MB"],
])("%d bytes are written as people read them, the same on screens and in documents", (bytes, text) => {
  expect(sizeText(bytes, "de-DE")).toBe(text);
});
