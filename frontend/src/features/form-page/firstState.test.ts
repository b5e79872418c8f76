import { describe, expect, it } from "vitest";
import { aField } from "../../../../test/fixtures/aField.ts";
import { aForm } from "../../../../test/fixtures/aForm.ts";
import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import type { Expression } from "../../../../functions/forms/Expression.ts";
import { evaluateForm } from "../../../../functions/forms/evaluateForm.ts";
import { firstState } from "./firstState.ts";

const never = { op: "is", value: false } as const;
const form = aForm([
  {
    key: "one",
    title: "One",
    components: [
      { kind: "content", key: "note", text: ["Note"] },
      {
        kind: "layout",
        type: "fieldset",
        key: "group",
        label: "Group",
        areas: [{ components: [aField("name"), { ...aField("other"), condition: never }] }],
      },
      { kind: "container", key: "home", path: "home", label: "Home", components: [aField("home.city")] },
      {
        kind: "grid",
        type: "datagrid",
        key: "jobs",
        path: "jobs",
        label: "Jobs",
        components: [aField("jobs.title")],
      },
    ],
  },
  { key: "two", title: "Two", condition: never, components: [aField("late")] },
]);

describe("a page before the engine is there", () => {
  const data = { name: "A", jobs: [{ title: "B" }, {}] };

  it("shows all that has no condition, in every row", () => {
    const { pages, visible } = firstState(form, { data });
    expect(pages).toEqual(["one"]);
    expect([...visible]).toEqual([
      "#note",
      "#group",
      "name",
      "home",
      "home.city",
      "jobs",
      "jobs[0].title",
      "jobs[1].title",
    ]);
  });

  it("never shows what the engine would hide", () => {
    const { visible } = evaluateForm(form, { data, now: "2026-11-20T12:00:00Z" });
    expect([...firstState(form, { data }).visible].filter((path) => !visible.has(path))).toEqual([]);
  });

  it.each(["yes", "no", undefined])("decides plain conditions as the engine does, for %s", (welcome) => {
    const source: InputComponent = { ...aField("process.welcome"), type: "hidden", source: "welcome" };
    const asked = (op: "isEqual" | "isNotEqual", path: string): Expression => ({
      op,
      of: [
        { op: "answer", path },
        { op: "is", value: "yes" },
        { op: "is", value: "yes" },
      ],
    });
    const fields = ["process.welcome", "name", "nothing"].flatMap((path, index) => [
      { ...aField(`is${index.toString()}`), condition: asked("isEqual", path) },
      { ...aField(`not${index.toString()}`), condition: asked("isNotEqual", path) },
    ]);
    const welcoming = {
      ...form,
      pages: [{ key: "one", title: "One", components: [source, aField("name"), ...fields] }],
    };
    const given = { data: { name: "yes" }, ...(welcome !== undefined && { context: { welcome } }) };
    const { visible } = evaluateForm(welcoming, { ...given, now: "2026-11-20T12:00:00Z" });
    expect([...firstState(welcoming, given).visible]).toEqual([...visible].filter((path) => path !== "#one"));
  });
});
