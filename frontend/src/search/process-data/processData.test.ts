import { describe, expect, it } from "vitest";
import { decodeProcessData, encodeProcessData, parseProcessData } from "./processData.ts";

const complete = {
  leiKaId: "99150001000000",
  location: { ars: "055150000000", place: "Münster", postalCode: "48145" },
  professionId: "nurse",
};

describe("hand-over from the recognition finder", () => {
  it("reads back what it wrote, umlauts included", () => {
    expect(decodeProcessData(encodeProcessData(complete))).toEqual(complete);
    expect(encodeProcessData(complete)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it("needs only the code of the service", () => {
    expect(parseProcessData('{"leiKaId":"99150001000000"}')).toEqual({ leiKaId: "99150001000000" });
  });

  it.each([
    ["not JSON", "{"],
    ["no object", "[]"],
    ["code too short", '{"leiKaId":"991500"}'],
    ["code that is no text", '{"leiKaId":99150001000000}'],
    ["unknown member", '{"leiKaId":"99150001000000","extra":1}'],
    ["place without key", '{"leiKaId":"99150001000000","location":{"place":"Münster"}}'],
    [
      "postal code too long",
      '{"leiKaId":"99150001000000","location":{"ars":"055150000000","place":"M","postalCode":"481455"}}',
    ],
    ["profession with markup", '{"leiKaId":"99150001000000","professionId":"<b>"}'],
  ])("refuses what it does not understand: %s", (_, json) => {
    expect(parseProcessData(json)).toBeUndefined();
  });

  it("refuses more than 4,096 characters and what is not base64url", () => {
    expect(decodeProcessData("a".repeat(4097))).toBeUndefined();
    expect(decodeProcessData("{}")).toBeUndefined();
    expect(decodeProcessData("_w")).toBeUndefined();
  });
});
