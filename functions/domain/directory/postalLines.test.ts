import { expect, it } from "vitest";
import { postalLines } from "./postalLines.ts";

const NOTHING = { postbox: "", street: "", streetNumber: "", postalCode: "", city: "" };

it("The address of an authority has its street and city, and nothing of what is not known", () => {
  expect(postalLines(NOTHING)).toEqual([]);
  expect(
    postalLines({ ...NOTHING, street: "Musterstraße", streetNumber: "1", postalCode: "12345", city: "Ort" }),
  ).toEqual(["Musterstraße 1", "12345 Ort"]);
});

it("A post box that names its city does not say it twice", () => {
  expect(postalLines({ ...NOTHING, postbox: "Bezirksregierung, 48128 Münster", city: "Münster" })).toEqual([
    "Bezirksregierung, 48128 Münster",
  ]);
  expect(postalLines({ ...NOTHING, postbox: "Postfach 1", postalCode: "12345", city: "Ort" })).toEqual([
    "Postfach 1",
    "12345 Ort",
  ]);
});
