import { expect, it } from "vitest";
import type { InputComponent } from "#forms/CompiledForm.ts";
import { roomLeft } from "./Counter.tsx";

const upTo = (limit: number): InputComponent => ({
  kind: "input",
  type: "textfield",
  key: "name",
  path: "name",
  label: "Name",
  rules: [{ rule: "maxLength", limit }],
});

it.each([
  [200, 170, undefined],
  [200, 180, 20],
  [200, 203, -3],
  [1000, 900, 100],
  [5, 5, undefined],
  [5, 6, -1],
  [20, 19, undefined],
])("of %i characters, %i typed: %s still fit, once it matters", (limit, typed, left) => {
  expect(roomLeft(upTo(limit), "a".repeat(typed))).toBe(left);
});
