import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { preparedForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import type { Change } from "./changes.ts";
import { formStore } from "./formStore.ts";
import { rowActions } from "./rowActions.ts";

const isYes = (path: string) =>
  ({
    op: "isEqual",
    of: [
      { op: "answer", path },
      { op: "is", value: "yes" },
      { op: "is", value: true },
    ],
  }) as const;

const form = preparedForm(
  aForm([
    {
      key: "work",
      title: "Work",
      components: [
        aField("worked"),
        {
          kind: "grid",
          type: "editgrid",
          key: "jobs",
          path: "jobs",
          label: "Jobs",
          condition: isYes("worked"),
          components: [
            aField("jobs.title"),
            aField("jobs.ended"),
            aField("jobs.reason", { condition: isYes("jobs.ended") }),
          ],
        },
        aField("abroad", { condition: isYes("worked") }),
        aField("country", { condition: isYes("abroad") }),
      ],
    },
  ]),
);

function open(data: FormAnswers) {
  const changes: Change[] = [];
  const store = formStore({
    form,
    data,
    now: () => new Date("2026-11-20T12:00:00Z"),
    changed: (change) => changes.push(change),
  });
  return { store: { ...store, ...rowActions(store.parts) }, changes };
}

const TWO_JOBS = [{ title: "Nurse", ended: "yes", reason: "moved" }, { title: "Midwife" }];

describe("answers that another answer hides", () => {
  it("come back with the answer that they belong to, whole lists and what depends on them in turn", () => {
    const { store, changes } = open({ worked: "yes", jobs: TWO_JOBS, abroad: "yes", country: "Tunisia" });
    store.set("worked", "no");
    expect(store.data()).toEqual({ worked: "no" });
    expect(store.field("worked").hides).toBe(true);

    store.set("worked", "yes");
    expect(store.data()).toEqual({ worked: "yes", jobs: TWO_JOBS, abroad: "yes", country: "Tunisia" });
    expect(store.field("worked").hides).toBe(false);
    expect(changes.map(({ path }) => path)).toEqual(["worked", "worked", "jobs", "abroad", "country"]);
  });

  it("stay with their row when one before it is removed, and go with their own", () => {
    const jobs = [{ title: "Baker" }, ...TWO_JOBS];
    const { store } = open({ worked: "yes", jobs });
    store.set("jobs[1].ended", "no");
    store.removeRow("jobs", 0);
    store.set("jobs[0].ended", "yes");
    expect(store.data()["jobs"]).toEqual(TWO_JOBS);

    store.set("jobs[0].ended", "no");
    store.removeRow("jobs", 0);
    store.set("jobs[0].ended", "yes");
    expect(store.data()["jobs"]).toEqual([{ title: "Midwife", ended: "yes" }]);
  });

  it("are not kept where nothing was answered", () => {
    const { store } = open({ worked: "yes" });
    store.set("worked", "no");
    expect(store.field("worked").hides).toBe(false);
  });
});
