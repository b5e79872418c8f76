import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import { withFirstRows } from "./formIndex.ts";

const form = aForm([
  {
    key: "one",
    title: "One",
    components: [
      { kind: "grid", type: "datagrid", key: "q", path: "q", label: "Q", components: [], minRows: 1 },
      { kind: "grid", type: "datagrid", key: "t", path: "t", label: "T", components: [] },
    ],
  },
]);

describe("a list that must have a row", () => {
  it("shows one where none is stored, and leaves others alone", () => {
    expect(withFirstRows(form, { q: [], t: [] })).toEqual({ q: [{}], t: [] });
    expect(withFirstRows(form, { q: [{ a: 1 }] })).toEqual({ q: [{ a: 1 }] });
  });

  it("stays away while it is hidden", () => {
    expect(withFirstRows(form, {})).toEqual({});
  });
});
