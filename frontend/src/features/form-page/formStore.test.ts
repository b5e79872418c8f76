import { describe, expect, it } from "vitest";
import type { CompiledForm, InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import { formStore } from "./formStore.ts";

function input(path: string, more: Partial<InputComponent> = {}): InputComponent {
  return { kind: "input", type: "textfield", key: path, path, label: path, ...more };
}

const required = [{ rule: "required" }] as const;
const page = {
  key: "one",
  title: "One",
  components: [
    input("name", { rules: required }),
    input("abroad", { type: "checkbox" }),
    input("country", { condition: { op: "equals", path: "abroad", value: true }, rules: required }),
  ],
} as const;
const form: CompiledForm = {
  id: "f",
  version: "1",
  locale: "de",
  title: "F",
  display: "wizard",
  optionLists: {},
  triggers: ["*"],
  pages: [page],
};

function setup() {
  const changes: string[] = [];
  const store = formStore({ form, data: {}, today: "2026-11-20", changed: (path) => changes.push(path) });
  return { store, changes };
}

describe("answers while filling in", () => {
  it("tells only the field that changed", () => {
    const { store } = setup();
    const told: string[] = [];
    store.subscribe("name", () => told.push("name"));
    store.subscribe("abroad", () => told.push("abroad"));
    store.set("name", "A");
    expect(told).toEqual(["name"]);
  });

  it("keeps the view of a field the same object while nothing of it changes", () => {
    const { store } = setup();
    const before = store.field("abroad");
    store.set("name", "A");
    expect(store.field("abroad")).toBe(before);
  });

  it("shows a conditional field at once and tells it", () => {
    const { store } = setup();
    let told = 0;
    store.subscribe("country", () => (told += 1));
    expect(store.field("country").visible).toBe(false);
    store.set("abroad", true);
    expect(store.field("country").visible).toBe(true);
    expect(told).toBe(1);
  });

  it("says nothing about empty fields before the person tries to go on", () => {
    const { store } = setup();
    store.touch("name");
    expect(store.field("name").error).toBeUndefined();
    expect(store.check(page).map((error) => error.path)).toEqual(["name"]);
    expect(store.field("name").error).toContain("name");
  });

  it("takes an error away as soon as the answer is right", () => {
    const { store } = setup();
    store.check(page);
    store.set("name", "Amina");
    expect(store.field("name").error).toBeUndefined();
  });

  it("reports answers of the person and not those that come from elsewhere", () => {
    const { store, changes } = setup();
    store.set("name", "A");
    store.set("name", "A");
    store.replace({ name: "B" });
    expect(changes).toEqual(["name"]);
    expect(store.field("name").value).toBe("B");
  });
});
