import { expect, it } from "vitest";
import { bareAddress } from "./bareAddress.ts";

it.each([
  ["mailto:amina@example.org", "amina@example.org"],
  ["MAILTO:amina@example.org?subject=Antrag", "amina@example.org"],
  ["Amina Ben Salah <amina@example.org>", "amina@example.org"],
  ['"Ben Salah, Amina" <mailto:amina@example.org> ', "amina@example.org"],
  [" amina@example.org ", "amina@example.org"],
  ["amina", "amina"],
  ["a < b > c", "a < b > c"],
])("an address stands alone: %s", (text, address) => {
  expect(bareAddress(text)).toBe(address);
});
