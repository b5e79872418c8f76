import { describe, expect, it } from "vitest";
import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { answering, answerLabel, firstVisibleComponents } from "./formIndex.ts";

const text = (key: string): CompiledComponent => ({ kind: "content", key, text: [] });

describe("the first parts of a page", () => {
  it("are counted as they are shown, so that hidden ones never leave a page empty", () => {
    const components = ["a", "b", "c", "d", "e"].map(text);
    const visible = new Set(["#c", "#d", "#e"]);
    expect(firstVisibleComponents(components, { visible, most: 2 }).map(({ key }) => key)).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });

  it("are all of them where there are no more", () => {
    const components = ["a", "b"].map(text);
    expect(firstVisibleComponents(components, { visible: new Set(["#a", "#b"]), most: 2 })).toBe(components);
  });
});

describe("what an answer is called", () => {
  const jobs: CompiledComponent = {
    kind: "grid",
    type: "datagrid",
    key: "w",
    path: "w",
    label: "Berufserfahrung",
    rowLabel: "Beschäftigung",
    components: [{ kind: "input", type: "textfield", key: "city", path: "w.city", label: "Ort" }],
  };
  const componentOf = (path: string) =>
    answering([jobs]).find((one) => one.path === path.replaceAll(/\[\d+\]/g, ""));

  it("has the number of its row only where there are several", () => {
    const named = (w: readonly object[]) =>
      w.map((...[, index]) =>
        answerLabel(`w[${index.toString()}].city`, { componentOf, data: () => ({ w: w.map(() => ({})) }) }),
      );
    expect(named([{}])).toEqual(["Beschäftigung, Ort"]);
    expect(named([{}, {}])).toEqual(["Beschäftigung 1, Ort", "Beschäftigung 2, Ort"]);
  });
});
