import { expect, test } from "vitest";
import { addressLines } from "./addressLines.ts";

const NOTHING = { postbox: "", street: "", streetNumber: "", postalCode: "", city: "" };

test("a postal code stays in one line with its town, also where both are written into the post box", () => {
  expect(
    addressLines({ ...NOTHING, street: "Musterstraße", streetNumber: "1", postalCode: "12345", city: "Ort" }),
  ).toEqual(["Musterstraße 1", "12345\u00a0Ort"]);
  expect(addressLines({ ...NOTHING, postbox: "Bezirksregierung, 48128 Münster", city: "Münster" })).toEqual([
    "Bezirksregierung, 48128\u00a0Münster",
  ]);
});
