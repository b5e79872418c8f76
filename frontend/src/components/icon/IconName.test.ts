import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES } from "./IconName.ts";

it("every icon that a component can name is drawn, and none else", () => {
  const drawn = readFileSync(new URL("./icons.svg", import.meta.url), "utf8").matchAll(/<symbol id="(\w+)"/g);
  expect([...drawn].map(([, name]) => name)).toEqual([...ICON_NAMES]);
});
