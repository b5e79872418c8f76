import { describe, expect, it } from "vitest";
import type { CompiledForm, CompiledPage, InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { engine } from "../../features/form-page/engine.ts";
import { type FormStore, formStore } from "../../features/form-page/formStore.ts";
import { CONFLICT, REVIEW, SEND, shownStep, stepsOf } from "./steps.ts";

const input = (path: string): InputComponent => ({
  kind: "input",
  type: "textfield",
  key: path,
  path,
  label: path,
  rules: [{ rule: "required" }],
});
const page = (key: string, more: Partial<CompiledPage> = {}): CompiledPage => ({
  key,
  title: key,
  components: [input(`${key}Answer`)],
  ...more,
});
const form: CompiledForm = {
  id: "f",
  version: "1",
  locale: "de",
  title: "F",
  display: "wizard",
  sentences: {},
  optionLists: {},
  pages: [page("one"), page("hidden", { condition: { op: "is", value: false } }), page("two"), page("three")],
};

function storeWith(data: FormAnswers, shown: CompiledForm = form): FormStore {
  const store = formStore({ form: shown, data, now: () => new Date(), changed: () => undefined });
  for (const step of store.starting(engine)) step();
  return store;
}
const nowhere = new Set<string>();

describe("the step that an address shows", () => {
  it("is the page itself when all before it is finished, or when it was visited", () => {
    expect(
      shownStep(storeWith({ oneAnswer: "x" }), { wanted: "two", visited: nowhere, differs: false }),
    ).toEqual({
      key: "two",
    });
    expect(
      shownStep(storeWith({}), { wanted: "three", visited: new Set(["three"]), differs: false }),
    ).toEqual({
      key: "three",
    });
    expect(
      shownStep(storeWith({ threeAnswer: "x" }), { wanted: "three", visited: nowhere, differs: false }),
    ).toEqual({
      key: "three",
    });
  });

  it("is the first unfinished page instead of one that cannot be reached yet", () => {
    const store = storeWith({ oneAnswer: "x" });
    for (const wanted of ["three", REVIEW, SEND]) {
      expect(shownStep(store, { wanted, visited: nowhere, differs: false })).toEqual({
        key: "two",
        instead: "not-yet",
      });
    }
  });

  it("is the nearest page that is shown instead of a hidden one", () => {
    expect(shownStep(storeWith({}), { wanted: "hidden", visited: nowhere, differs: false })).toEqual({
      key: "one",
      instead: "hidden",
    });
  });

  it("is the first page without a name or with one that is none", () => {
    expect(shownStep(storeWith({}), { wanted: "", visited: nowhere, differs: false })).toEqual({
      key: "one",
    });
    expect(shownStep(storeWith({}), { wanted: "nothing", visited: nowhere, differs: false })).toEqual({
      key: "one",
    });
  });

  it("is the one that the address names while the engine is on its way", () => {
    const store = formStore({ form, data: {}, now: () => new Date(), changed: () => undefined });
    expect(shownStep(store, { wanted: "three", visited: nowhere, differs: false })).toEqual({ key: "three" });
    expect(shownStep(store, { wanted: "", visited: nowhere, differs: false })).toEqual({ key: "one" });
  });

  it("is what differs from the account as long as something does, before sending", () => {
    const store = storeWith({ oneAnswer: "x", twoAnswer: "x", threeAnswer: "x" });
    const asked = { visited: nowhere, differs: true };
    expect(shownStep(store, { ...asked, wanted: SEND }).key).toBe(CONFLICT);
    expect(shownStep(store, { ...asked, wanted: REVIEW }).key).toBe(REVIEW);
    expect(shownStep(store, { wanted: CONFLICT, visited: nowhere, differs: false }).key).toBe(REVIEW);
    expect(shownStep(store, { wanted: SEND, visited: nowhere, differs: false }).key).toBe(SEND);
  });

  it("is never beyond a page that is still to come", () => {
    const store = storeWith(
      {},
      { ...form, pages: [page("one"), page("two", { components: [], deferred: true })] },
    );
    store.set("oneAnswer", "x");
    expect(shownStep(store, { wanted: REVIEW, visited: nowhere, differs: false })).toEqual({
      key: "two",
      instead: "not-yet",
    });
  });
});

describe("the steps beside a form", () => {
  const states = (data: FormAnswers, visited: readonly string[]): readonly string[] =>
    stepsOf(storeWith(data), {
      current: "two",
      visited: new Set(visited),
      differs: false,
      payment: "none",
      titleOf: (step) => step,
    }).map(({ key, state, opens }) => `${key} ${state}${opens ? " opens" : ""}`);

  it("open what is done, what is wrong and what comes next, and nothing beyond", () => {
    expect(states({ oneAnswer: "x" }, ["one", "two"])).toEqual([
      "one done opens",
      "two current opens",
      "three open",
      "review open",
      "send open",
    ]);
    expect(states({ twoAnswer: "x" }, ["one", "two"])).toEqual([
      "one error opens",
      "two current opens",
      "three open",
      "review open",
      "send open",
    ]);
  });

  it("open the review when nothing is missing", () => {
    expect(states({ oneAnswer: "x", twoAnswer: "x", threeAnswer: "x" }, [])).toContain("review open opens");
  });
});

describe("the step that compares with the account", () => {
  const whole = { oneAnswer: "x", twoAnswer: "x", threeAnswer: "x" };
  it("stands before the review while something differs, and only then", () => {
    const keysOf = (differs: boolean): readonly string[] =>
      stepsOf(storeWith(whole), {
        current: "three",
        visited: nowhere,
        differs,
        payment: "none",
        titleOf: (step) => step,
      }).map(({ key, opens }) => `${key}${opens ? " opens" : ""}`);
    expect(keysOf(true).slice(3)).toEqual(["conflict opens", "review opens", "send"]);
    expect(keysOf(false).slice(3)).toEqual(["review opens", "send"]);
  });

  it("gives way to the review when nothing differs any more", () => {
    const store = storeWith(whole);
    expect(shownStep(store, { wanted: CONFLICT, visited: nowhere, differs: true })).toEqual({
      key: CONFLICT,
    });
    expect(shownStep(store, { wanted: CONFLICT, visited: nowhere, differs: false })).toEqual({
      key: REVIEW,
    });
  });

  it("show paying before sending, as long as it is to be done", () => {
    const closing = (payment: "due" | "done"): readonly string[] =>
      stepsOf(storeWith(whole), {
        current: SEND,
        visited: nowhere,
        differs: false,
        payment,
        titleOf: (step) => step,
      })
        .slice(3)
        .map(({ key, state }) => `${key} ${state}`);
    expect(closing("due")).toEqual(["review done", "payment current", "send open"]);
    expect(closing("done")).toEqual(["review done", "payment done", "send current"]);
  });
});
