import { expect, it } from "vitest";
import { bundledAuthorities } from "#adapters/portal-directory/bundledDirectory.ts";
import { postalLines } from "./postalLines.ts";

const NOTHING = { postbox: "", street: "", streetNumber: "", postalCode: "", city: "" };

it("The address of an authority has its street and city, and nothing of what is not known", () => {
  expect(postalLines(NOTHING)).toEqual([]);
  expect(
    postalLines({ ...NOTHING, street: "Musterstraße", streetNumber: "1", postalCode: "12345", city: "Ort" }),
  ).toEqual(["Musterstraße 1", "12345 Ort"]);
});

it("A post box with its own postal code is the whole address, beside which no street is named", () => {
  const authority = { ...NOTHING, street: "Weg", streetNumber: "1", postalCode: "12346", city: "Ort" };
  expect(postalLines({ ...authority, postbox: "Postfach 110352, 12345 Ort" })).toEqual([
    "Postfach 110352, 12345 Ort",
  ]);
  expect(postalLines({ ...authority, postbox: "Postfach 110352", street: "", streetNumber: "" })).toEqual([
    "Postfach 110352",
    "12346 Ort",
  ]);
});

it("Every authority has one address at most, without its own name and without a remark", () => {
  const known = [...bundledAuthorities().values()];
  expect(known.length).toBeGreaterThan(20);
  for (const authority of known) {
    const address = postalLines(authority).join(", ");
    expect(address.match(/\b\d{5} \p{L}/gu) ?? [], address).toHaveLength(
      authority.postalCode + authority.postbox === "" ? 0 : 1,
    );
    expect(address.replace("Halle (Saale)", "")).not.toMatch(/[();:]/);
    expect(address).not.toContain(authority.name.split(",")[0]);
  }
});
