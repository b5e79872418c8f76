import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { PROCESS_STATUSES, type PaymentHold } from "#domain/application/ProcessStatus.ts";
import type { CompiledForm, CompiledPage } from "#forms/CompiledForm.ts";
import { preparedForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { type FormStore, formStore } from "#ui/form/store/formStore.ts";
import {
  paymentStep,
  CONFLICT,
  NOTICE,
  openingStep,
  outlineOf,
  REVIEW,
  SEND,
  shownStep,
  stepsOf,
} from "./steps.ts";

const page = (key: string, more: Partial<CompiledPage> = {}): CompiledPage => ({
  key,
  title: key,
  components: [aField(`${key}Answer`, { rules: [{ rule: "required" }] })],
  ...more,
});
const form = aForm([
  page("one"),
  page("hidden", { condition: { op: "is", value: false } }),
  page("two"),
  page("three"),
]);

function storeWith(data: FormAnswers, shown: CompiledForm = form): FormStore {
  const store = formStore({
    form: preparedForm(shown),
    data,
    now: () => new Date(),
    changed: () => undefined,
  });
  return store;
}
const nowhere = new Set<string>();
/** Nothing stands between answers and sending. */
const STRAIGHT = { differs: false, notice: "not-asked" } as const;

describe("the step that an address shows", () => {
  it("is the page itself, whatever is missing before it, and so is every step after the pages", () => {
    for (const wanted of ["one", "three", REVIEW, SEND])
      expect(shownStep(storeWith({}), { wanted, ...STRAIGHT })).toEqual({ key: wanted });
  });

  it("is the nearest page that is shown instead of a hidden one", () => {
    expect(shownStep(storeWith({}), { wanted: "hidden", ...STRAIGHT })).toEqual({
      key: "one",
      instead: "hidden",
    });
  });

  it("is the first page without a name or with one that is none", () => {
    expect(shownStep(storeWith({}), { wanted: "", ...STRAIGHT })).toEqual({
      key: "one",
    });
    expect(shownStep(storeWith({}), { wanted: "nothing", ...STRAIGHT })).toEqual({
      key: "one",
    });
  });

  it("is what differs from the account as long as something does, before sending", () => {
    const store = storeWith({ oneAnswer: "x", twoAnswer: "x", threeAnswer: "x" });
    const asked = { ...STRAIGHT, differs: true };
    expect(shownStep(store, { ...asked, wanted: SEND }).key).toBe(CONFLICT);
    expect(shownStep(store, { ...asked, wanted: REVIEW }).key).toBe(REVIEW);
    expect(shownStep(store, { wanted: CONFLICT, ...STRAIGHT }).key).toBe(REVIEW);
    expect(shownStep(store, { wanted: SEND, ...STRAIGHT }).key).toBe(SEND);
  });
});

describe("the steps beside a form", () => {
  const stepsAfter = (store: FormStore, visited: readonly string[]) =>
    stepsOf(store, {
      current: "two",
      visited: new Set(visited),
      ...STRAIGHT,
      payment: "none",
      titleOf: (step) => step,
    });
  const shown = (store: FormStore, visited: readonly string[]): readonly string[] =>
    stepsAfter(store, visited).map(
      ({ key, state, wrong, opens }) => `${key} ${state}${wrong ? " wrong" : ""}${opens ? " opens" : ""}`,
    );
  const states = (data: FormAnswers, visited: readonly string[]): readonly string[] =>
    shown(storeWith(data), visited);

  it("open in any order, but for sending, and say what is done, begun and not begun", () => {
    expect(states({ oneAnswer: "x" }, ["one", "two"])).toEqual([
      "one done opens",
      "two current opens",
      "three open opens",
      "review open opens",
      "send open",
    ]);
    expect(states({ threeAnswer: "x" }, ["one", "two"])).toEqual([
      "one begun opens",
      "two current opens",
      "three done opens",
      "review open opens",
      "send open",
    ]);
  });

  it("say of a page that was only looked at that it is begun, and that something is wrong once its errors were shown", () => {
    const store = storeWith({});
    expect(shown(store, ["one", "two"])[0]).toBe("one begun opens");
    store.check(page("one"));
    expect(shown(store, ["one", "two"])[0]).toBe("one begun wrong opens");
  });

  it("stay as they are with the first answer of the page on the screen, and not with that of another one", () => {
    const optional = page("one", { components: [aField("oneAnswer")] });
    const store = storeWith({}, aForm([optional, page("two")]));
    const [own, others] = [outlineOf(store, "one"), outlineOf(store, "two")];
    store.set("oneAnswer", "x");
    expect(outlineOf(store, "one")).toBe(own);
    expect(outlineOf(store, "two")).not.toBe(others);
  });

  it("say where documents are missing, which keeps nobody from going on, and is no mistake", () => {
    const file = aField("passport", { type: "file", rules: [{ rule: "required" }] });
    const papers = page("papers", { components: [file] });
    const store = storeWith({}, aForm([papers, page("two")]));
    const [step] = stepsOf(store, {
      current: "two",
      visited: new Set(["papers"]),
      ...STRAIGHT,
      payment: "none",
      titleOf: (step) => step,
    });
    expect(step).toMatchObject({
      key: "papers",
      state: "begun",
      wrong: false,
      lacksAnswers: false,
      lacksFiles: true,
    });
    expect(store.check(papers)).toEqual([]);
    expect(store.missingFilesOf(papers)).toMatchObject([{ path: "passport" }]);
  });

  it("say of a page that lacks answers and documents both, and of one that was not begun neither", () => {
    const file = aField("passport", { type: "file", rules: [{ rule: "required" }] });
    const question = aField("name", { rules: [{ rule: "required" }] });
    const store = storeWith({}, aForm([page("papers", { components: [question, file] }), page("two")]));
    const papers = (...visited: readonly string[]) => stepsAfter(store, visited)[0];
    expect(papers("papers")).toMatchObject({ state: "begun", lacksAnswers: true, lacksFiles: true });
    expect(papers()).toMatchObject({ state: "open", lacksAnswers: false, lacksFiles: false });
  });

  it("say of the page that is filled in that something is wrong once the person tried to go on, until it is right", () => {
    const store = storeWith({ oneAnswer: "x" });
    expect(shown(store, ["one", "two"])).toContain("two current opens");
    store.check(page("two"));
    expect(shown(store, ["one", "two"])).toContain("two current wrong opens");
    store.set("twoAnswer", "x");
    expect(shown(store, ["one", "two"])).toContain("two current opens");
  });
});

describe("an application whose address names no step", () => {
  const terms = { feeType: "FIXED", feeAmount: 15_000 } as const;
  /** Where it opens, without and with a fee of 150 euros. */
  const opens = (hold: PaymentHold) => {
    const wanted = openingStep(hold);
    const { key } = shownStep(storeWith({}), { wanted, ...STRAIGHT });
    const payment = paymentStep({ terms, feeDue: 15_000, status: hold.status });
    return { free: key, withFee: key === SEND && payment === "due" ? "payment" : key };
  };

  it("opens where it stopped: at the form, at the choice of the payment, or at sending", () => {
    const held = "2026-12-05T12:00:00.000Z";
    const where = Object.fromEntries(
      PROCESS_STATUSES.map((status) => [
        status,
        [opens({ status }), opens({ status, paymentHeldUntil: held })],
      ]),
    );
    const form = { free: "one", withFee: "one" };
    const paying = { free: SEND, withFee: "payment" };
    const sending = { free: SEND, withFee: SEND };
    expect(where).toEqual({
      CREATED: [form, form],
      EDITING: [form, form],
      COMPLETED: [paying, paying],
      ELECTRONIC_NOTICE_SELECTED: [paying, paying],
      PAYMENT_PENDING: [paying, paying],
      PAYMENT_FAILURE: [paying, paying],
      PAID: [sending, sending],
      SUBMITTED: [sending, sending],
      SUBMIT_FAILURE: [sending, sending],
    });
  });

  it("decides first what was not decided yet, once its answers are confirmed", () => {
    const wanted = openingStep({ status: "COMPLETED" });
    const given = { wanted, differs: false, notice: "undecided" } as const;
    expect(shownStep(storeWith({}), given).key).toBe(NOTICE);
    expect(shownStep(storeWith({}), { ...given, differs: true }).key).toBe(CONFLICT);
  });
});

describe("the step that compares with the account", () => {
  const whole = { oneAnswer: "x", twoAnswer: "x", threeAnswer: "x" };
  it("stands before the review while something differs, and only then", () => {
    const keysOf = (differs: boolean): readonly string[] =>
      stepsOf(storeWith(whole), {
        current: "three",
        visited: nowhere,
        ...STRAIGHT,
        differs,
        payment: "none",
        titleOf: (step) => step,
      }).map(({ key, opens }) => `${key}${opens ? " opens" : ""}`);
    expect(keysOf(true).slice(3)).toEqual(["conflict opens", "review opens", "send"]);
    expect(keysOf(false).slice(3)).toEqual(["review opens", "send"]);
  });

  it("gives way to the review when nothing differs any more", () => {
    const store = storeWith(whole);
    expect(shownStep(store, { wanted: CONFLICT, ...STRAIGHT, differs: true })).toEqual({
      key: CONFLICT,
    });
    expect(shownStep(store, { wanted: CONFLICT, ...STRAIGHT })).toEqual({
      key: REVIEW,
    });
  });

  it("show paying before sending, as long as it is to be done", () => {
    const closing = (payment: "due" | "done"): readonly string[] =>
      stepsOf(storeWith(whole), {
        current: SEND,
        visited: nowhere,
        ...STRAIGHT,
        payment,
        titleOf: (step) => step,
      })
        .slice(3)
        .map(({ key, state }) => `${key} ${state}`);
    expect(closing("due")).toEqual(["review done", "payment current", "send open"]);
    expect(closing("done")).toEqual(["review done", "payment done", "send current"]);
  });
});

describe("the step that asks how the decision should arrive", () => {
  const whole = storeWith({ oneAnswer: "x", twoAnswer: "x", threeAnswer: "x" });
  const asking = (notice: "undecided" | "decided", differs = false) =>
    ({ visited: nowhere, notice, differs }) as const;

  it("stands before sending until it is answered, and can be opened again after", () => {
    expect(shownStep(whole, { wanted: SEND, ...asking("undecided") }).key).toBe(NOTICE);
    expect(shownStep(whole, { wanted: NOTICE, ...asking("undecided") }).key).toBe(NOTICE);
    expect(shownStep(whole, { wanted: SEND, ...asking("decided") }).key).toBe(SEND);
    expect(shownStep(whole, { wanted: NOTICE, ...asking("decided") }).key).toBe(NOTICE);
  });

  it("waits for what differs from the account, and is not there where nobody is asked", () => {
    expect(shownStep(whole, { wanted: NOTICE, ...asking("undecided", true) }).key).toBe(CONFLICT);
    expect(shownStep(whole, { wanted: NOTICE, ...STRAIGHT }).key).toBe(SEND);
    const { key } = shownStep(whole, { wanted: NOTICE, ...STRAIGHT, differs: true });
    expect(key).toBe(CONFLICT);
  });

  it("is one of the steps only where the person is asked", () => {
    const keysOf = (notice: "not-asked" | "undecided"): readonly string[] =>
      stepsOf(whole, {
        current: REVIEW,
        visited: nowhere,
        differs: false,
        notice,
        payment: "none",
        titleOf: (step) => step,
      }).map(({ key }) => key);
    expect(keysOf("undecided").slice(3)).toEqual([REVIEW, NOTICE, SEND]);
    expect(keysOf("not-asked").slice(3)).toEqual([REVIEW, SEND]);
  });
});
