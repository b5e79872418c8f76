import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { evaluate } from "./evaluate.ts";

const folder = mkdtempSync(path.join(tmpdir(), "form-evaluate-"));

function file(name: string, content: unknown): string {
  const place = path.join(folder, name);
  writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content));
  return place;
}

const definition = file("definition.json", {
  components: [
    { type: "textfield", key: "name", label: "Name", validate: { required: true } },
    {
      type: "panel",
      key: "p",
      components: [{ type: "textfield", key: "note", conditional: { when: "name", eq: "x", show: true } }],
    },
    { type: "datagrid", key: "rows", components: [{ type: "textfield", key: "city" }] },
    { type: "number", key: "sum", calculateValue: "value = data.rows.length" },
  ],
});
const evaluations = z.looseObject({ visible: z.unknown(), data: z.unknown(), errors: z.unknown() });

async function answered(...args: string[]): Promise<unknown> {
  const answer = await evaluate(args);
  expect(answer).toMatchObject({ exitCode: 0, err: "" });
  return JSON.parse(answer.out);
}

describe("form evaluate", () => {
  it("says what is shown, what is kept and what is wrong", async () => {
    const data = file("one.json", {
      data: { rows: [{ city: "Tunis", other: 1 }], note: "gone" },
      state: "draft",
    });
    expect(await answered(definition, data)).toEqual({
      visible: ["name", "rows", "rows[0].city", "sum"],
      data: { rows: [{ city: "Tunis" }], sum: 1 },
      errors: [{ path: "name", rule: "required", message: "Füllen Sie das Feld „Name“ aus." }],
    });
  });

  it("takes the answers alone, in another language, as the server does", async () => {
    const answer = evaluations.parse(
      await answered(definition, file("two.json", { rows: [] }), "--server", "--locale", "en"),
    );
    expect(answer).toMatchObject({ data: { rows: [] }, errors: [{ message: "Fill in the field “Name”." }] });
  });

  it("answers many submissions at once, in their order", async () => {
    const data = file("many.json", [{ data: { name: "A" } }, { name: "B" }]);
    expect(await answered(definition, data, "--many")).toMatchObject([
      { data: { name: "A" }, errors: [] },
      { data: { name: "B" }, errors: [] },
    ]);
  });

  it("prints the fee where the form has a rule for it", async () => {
    const components = [{ type: "number", key: "years" }];
    const priced = file("priced.json", { components, properties: { fee: "value = data.years * 5000" } });
    expect(await answered(priced, file("years.json", { years: 3 }))).toMatchObject({ fee: 15000 });
    expect(await answered(priced, file("no-years.json", {}))).toMatchObject({ fee: null });
  });

  it("does not take a panel for the field of the same key", async () => {
    const conditional = { when: "name", eq: "x", show: true };
    const same = file("same.json", {
      components: [
        { type: "textfield", key: "name" },
        { type: "panel", key: "note", components: [{ type: "textfield", key: "note", conditional }] },
      ],
    });
    expect(await answered(same, file("none.json", {}))).toMatchObject({ visible: ["name"] });
  });

  it("reads LIP documents as well", async () => {
    const label = { de: "Name", en: "Name" };
    const page = { id: "p", title: label, fields: [{ id: "name", kind: "text", label, required: true }] };
    const lip = file("lip.json", { lip: 1, id: "f", title: label, pages: [page] });
    expect(await answered(lip, file("empty.json", {}))).toMatchObject({
      visible: ["name"],
      errors: [{ path: "name", rule: "required" }],
    });
    const other = await evaluate([file("other.json", { lip: 2 }), file("empty.json", {})]);
    expect([other.exitCode, other.err.includes("In this LIP document: ")]).toEqual([2, true]);
  });

  it("ends with 2 and the reason when there is nothing to evaluate", async () => {
    const data = file("data.json", {});
    const refused = file("refused.json", { components: [{ type: "captcha", key: "robot" }] });
    for (const [args, reason] of [
      [[definition], "form evaluate DEFINITION DATA"],
      [[path.join(folder, "missing.json"), data], "cannot be read"],
      [[file("broken.json", "{"), data], "is not JSON"],
      [[refused, data], "robot: type: A captcha"],
      [[definition, file("list.json", [])], "is no submission"],
      [[definition, file("other.json", [{}, 5]), "--many"], "[1] is no submission"],
      [[definition, data, "--many"], "With --many the file is a list"],
      [[definition, data, "--locale", "fr"], "form evaluate DEFINITION DATA"],
      [[definition, data, "--srver"], "form evaluate DEFINITION DATA"],
      [[file("large.json", { components: [], notes: "x".repeat(10_000_000) }), data], "too large: 10.0 MB"],
    ] as const) {
      const answer = await evaluate(args);
      expect(answer.exitCode).toBe(2);
      expect(answer.err).toContain(reason);
    }
  });
});
