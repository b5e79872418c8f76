import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import type { CompiledPage } from "#forms/CompiledForm.ts";
import { preparedForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import type { PreparedForm } from "#forms/prepareForm.ts";
import type { Change } from "./changes.ts";
import { formStore } from "./formStore.ts";
import { rowActions } from "./rowActions.ts";

const required = [{ rule: "required" }] as const;
const abroad = {
  op: "isEqual",
  of: [
    { op: "answer", path: "abroad" },
    { op: "is", value: true },
    { op: "is", value: true },
  ],
} as const;
const page: CompiledPage = {
  key: "one",
  title: "One",
  components: [
    aField("name", { rules: required }),
    aField("abroad", { type: "checkbox" }),
    aField("country", { condition: abroad, rules: required }),
    aField("years", { type: "number" }),
  ],
};
const list: CompiledPage = {
  key: "two",
  title: "Two",
  components: [
    {
      kind: "grid",
      type: "editgrid",
      key: "jobs",
      path: "jobs",
      label: "Jobs",
      components: [aField("jobs.title", { rules: required }), aField("jobs.place")],
    },
    aField("phones", { multiple: true }),
  ],
};
const form = preparedForm(aForm([page, list], { sentences: { required: "Fill in “{label}”." } }));

function setup(data: FormAnswers = {}) {
  const changes: Change[] = [];
  const store = formStore({
    form,
    data,
    now: () => new Date("2026-11-20T12:00:00Z"),
    changed: (change) => changes.push(change),
  });
  return { store: { ...store, ...rowActions(store.parts) }, changes };
}

const paths = (errors: readonly { readonly path: string }[]): readonly string[] =>
  errors.map(({ path }) => path);

describe("answers while filling in", () => {
  it("tells only the field that changed", () => {
    const { store } = setup();
    const notified: string[] = [];
    for (const path of ["name", "abroad", "country", "years"]) {
      store.field(path);
      store.subscribe(path, () => notified.push(path));
    }
    store.type("name", { text: "A", value: "A" });
    expect(notified).toEqual(["name"]);
  });

  it("asks at another place what is asked there, and keeps what was answered", () => {
    const region = { op: "answer", path: "region" } as const;
    const there = { op: "is", value: "RP" } as const;
    const ofPlace: PreparedForm = {
      ...form,
      pages: [
        {
          ...page,
          components: [
            aField("region", { type: "hidden", source: "region" }),
            aField("name"),
            aField("onlyThere", {
              condition: { op: "isEqual", of: [region, there, there] },
              reads: ["region"],
            }),
          ],
        },
      ],
    };
    const store = formStore({
      form: ofPlace,
      data: { name: "Amina" },
      context: { region: "NW" },
      now: () => new Date("2026-11-20T12:00:00Z"),
      changed: () => undefined,
    });
    expect(store.form().pages[0]?.components).toHaveLength(2);
    store.show(ofPlace, { region: "RP" });
    expect(store.field("onlyThere").visible).toBe(true);
    expect(store.data()).toEqual({ region: "RP", name: "Amina" });
  });

  it("keeps the view of a field the same object while nothing of it changes", () => {
    const { store } = setup();
    const before = store.field("abroad");
    store.set("name", "A");
    expect(store.field("abroad")).toBe(before);
  });

  it("has an answer that is given after a field was rendered and before it is watched", () => {
    const { store } = setup();
    const rendered = store.field("abroad");
    store.set("abroad", true);
    store.subscribe("abroad", () => undefined);
    expect([rendered.value, store.field("abroad").value]).toEqual([undefined, true]);
  });

  it("shows a conditional field at once, tells it, and clears it when it goes", () => {
    const { store } = setup();
    let notified = 0;
    expect(store.field("country").visible).toBe(false);
    store.subscribe("country", () => (notified += 1));
    store.set("abroad", true);
    expect(store.field("country").visible).toBe(true);
    expect(notified).toBe(1);
    store.set("country", "TN");
    store.set("abroad", undefined);
    expect(store.data()).not.toHaveProperty("country");
  });

  it("says nothing about empty fields before the person tries to go on", () => {
    const { store } = setup();
    store.leave("name");
    expect(store.field("name").error).toBeUndefined();
    expect(paths(store.check(page))).toEqual(["name"]);
    expect(store.field("name").error).toContain("name");
  });

  it("takes an error away as soon as the answer is right", () => {
    const { store } = setup();
    store.check(page);
    expect(store.field("name").error).toContain("name");
    store.set("name", "Amina");
    expect(store.field("name").error).toBeUndefined();
  });

  it("does not complain about a question that appeared after a failed try to go on", () => {
    const { store } = setup();
    store.check(page);
    store.set("abroad", true);
    expect(store.field("country").error).toBeUndefined();
    expect(paths(store.check(page))).toEqual(["name", "country"]);
  });

  it("reports answers of the person and not those that come from elsewhere", () => {
    const { store, changes } = setup();
    store.set("name", "A");
    store.set("name", "A");
    store.replace({ name: "B" });
    expect(changes).toEqual([{ path: "name", value: "A" }]);
    expect(store.field("name").value).toBe("B");
  });

  it("keeps answers of pages that are not there yet", () => {
    const { store } = setup({ name: "A", later: { deep: "kept" } });
    store.set("name", "B");
    expect(store.data()).toMatchObject({ name: "B", later: { deep: "kept" } });
    store.show({
      ...form,
      pages: [...form.pages, { key: "three", title: "Three", components: [aField("later.deep")] }],
    });
    expect(store.field("later.deep").value).toBe("kept");
  });

  it("counts a page as begun by answers and not by defaults", () => {
    const { store } = setup();
    expect(store.hasAnswers(page)).toBe(false);
    store.set("abroad", true);
    expect(store.hasAnswers(page)).toBe(true);
  });

  it("counts a page as not begun again when its only answer is taken back", () => {
    const { store } = setup();
    store.set("name", "A");
    expect(store.hasAnswers(page)).toBe(true);
    expect(store.hasAnswers(list)).toBe(false);
    store.set("name", "");
    expect(store.hasAnswers(page)).toBe(false);
    store.replace({ phones: ["1"] });
    expect(store.hasAnswers(list)).toBe(true);
  });
});

describe("a form of which the first page arrived", () => {
  it("counts no page as begun by defaults of pages to come, and one by an answer to it", () => {
    const field = aField("origin", { defaultValue: "DE" });
    const later = { ...list, components: [field] };
    const first = preparedForm(aForm([page, { ...later, components: [], deferred: true }]));
    const stored = (data: FormAnswers) => {
      const store = formStore({ form: first, data, now: () => new Date(), changed: () => undefined });
      store.show(preparedForm(aForm([page, later])));
      return store.hasAnswers(later);
    };
    expect(stored({ origin: "DE" })).toBe(false);
    expect(stored({ origin: "FR" })).toBe(true);
  });

  it("keeps the answers given so far when the other pages arrive", () => {
    const changed: Change[] = [];
    const options = { data: {}, now: () => new Date("2026-11-20T12:00:00Z") };
    const begun = preparedForm(aForm([page, { ...list, components: [], deferred: true }]));
    const store = formStore({ ...options, form: begun, changed: (change) => changed.push(change) });
    store.set("name", "A3");
    store.show(form);
    expect([store.field("name").value, changed.at(-1)]).toEqual(["A3", { path: "name", value: "A3" }]);
  });

  it("evaluates what is typed at once", () => {
    const { store, changes } = setup();
    store.set("abroad", true);
    expect(store.field("abroad").value).toBe(true);
    expect(store.field("country").visible).toBe(true);
    expect(changes).toEqual([{ path: "abroad", value: true }]);
  });
});

describe("text that is no answer", () => {
  const wrong = "Eine Zahl bitte";

  it("stays in the control, is said when the field is left, and keeps the page from going on", () => {
    const { store, changes } = setup({ name: "A" });
    store.type("years", { text: "zwölf", value: undefined, wrong });
    expect(store.field("years")).toMatchObject({ typed: "zwölf", error: undefined });
    store.leave("years");
    expect(store.field("years")).toMatchObject({ typed: "zwölf", error: wrong });
    expect(store.check(page)).toEqual([{ path: "years", message: wrong }]);
    expect(changes).toEqual([]);
  });

  it("stands in reading order among the other errors", () => {
    const { store } = setup({ abroad: true });
    store.type("years", { text: "zwölf", value: undefined, wrong });
    expect(paths(store.check(page))).toEqual(["name", "country", "years"]);
  });

  it("gives way to the answer in the usual way of writing once it is understood", () => {
    const { store } = setup();
    store.type("years", { text: "12,0", value: 12 });
    expect(store.field("years").typed).toBe("12,0");
    store.leave("years");
    expect(store.field("years")).toMatchObject({ typed: undefined, value: 12 });
  });
});

describe("rows", () => {
  const jobs = [{ title: "A" }, { title: "B" }, {}];

  it("send a cell by its path and a changed list as a whole, with what happened to its rows", () => {
    const { store, changes } = setup({ jobs: [{ title: "A" }] });
    store.type("jobs[0].title", { text: "B", value: "B" });
    store.addRow("jobs");
    store.removeRow("jobs", 0);
    expect(changes).toEqual([
      { path: "jobs[0].title", value: "B" },
      { path: "jobs", value: [{ title: "B" }, {}], rows: [0, null] },
      { path: "jobs", value: [{}], rows: [1] },
    ]);
  });

  it("take what is wrong and what was typed along when one before them goes", () => {
    const { store } = setup({ jobs });
    store.check(list);
    store.type("jobs[2].place", { text: "?", value: undefined, wrong: "Wo?" });
    expect(store.field("jobs[2].title").error).toBeDefined();
    store.removeRow("jobs", 0);
    expect(store.field("jobs[1].title").error).toBeDefined();
    expect(store.field("jobs[1].place").typed).toBe("?");
    expect(store.field("jobs[0].title").error).toBeUndefined();
  });

  it("block the page while one is open, and nothing else is said about it", () => {
    const { store } = setup({ jobs: [{ title: "A" }] });
    store.addRow("jobs", "open");
    expect(store.check(list)).toEqual([{ path: "jobs[1]", message: undefined }]);
    expect(store.closeRow("jobs", "keep")).toBe(false);
    expect(store.field("jobs[1].title").error).toBeDefined();
    store.set("jobs[1].title", "B");
    expect(store.closeRow("jobs", "keep")).toBe(true);
    expect(store.check(list)).toEqual([]);
  });

  it("are thrown away when they were new, and go back to what they were when not", () => {
    const { store, changes } = setup({ jobs: [{ title: "A" }] });
    store.addRow("jobs", "open");
    store.set("jobs[1].title", "B");
    store.closeRow("jobs", "revert");
    expect(store.data()["jobs"]).toEqual([{ title: "A" }]);
    store.openRow("jobs", 0);
    store.set("jobs[0].title", "C");
    store.closeRow("jobs", "revert");
    expect(store.data()["jobs"]).toEqual([{ title: "A" }]);
    expect(changes.at(-1)).toEqual({ path: "jobs", value: [{ title: "A" }] });
  });

  it("say that something in a closed one is wrong", () => {
    const { store } = setup({ jobs });
    expect(store.showsErrorIn("jobs[2]")).toBe(false);
    store.check(list);
    expect(store.showsErrorIn("jobs[2]")).toBe(true);
    expect(store.showsErrorIn("jobs[1]")).toBe(false);
  });
});

describe("several answers of one question", () => {
  it("travel together", () => {
    const { store, changes } = setup();
    store.set("phones", ["1", ""]);
    store.type("phones[1]", { text: "2", value: "2" });
    expect(changes.at(-1)).toEqual({ path: "phones", value: ["1", "2"] });
  });
});
