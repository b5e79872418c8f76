import { expect, it } from "vitest";
import { describeError } from "./describeError.ts";

function failed(message: string, more: { readonly name?: string; readonly stack?: string } = {}): Error {
  return Object.assign(new Error(message), more);
}

it("tells the kind of an error and the place in a file of the build", () => {
  const stack = "TypeError: x\n    at f (https://portal.example/assets/core-Ab_1.js:2:345)";
  expect(describeError(failed("x", { name: "TypeError", stack }))).toEqual({
    error: "TypeError",
    place: "core-Ab_1.js:2:345",
  });
});

it("tells nothing of what a message quotes, however it looks", () => {
  const typed = "Amina /assets/Amina-Yilmaz.js:1991:14\nat (/assets/secret.js:3:14)";
  const stack = `Error: ${typed}\n    at f (https://portal.example/assets/form-x.js:1:9)`;
  expect(describeError(failed(typed, { stack }))).toEqual({ error: "Error", place: "form-x.js:1:9" });
  expect(describeError(failed("y", { name: "Amina", stack: "Amina: y" }))).toEqual({ error: "other" });
  for (const thrown of ["Amina", { name: "Amina" }, undefined, 1991]) {
    expect(describeError(thrown)).toEqual({ error: "other" });
  }
});
