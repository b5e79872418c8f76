import { describe, expect, it } from "vitest";
import { lintDefinition } from "../lintDefinition.ts";

const messages = (component: object): readonly string[] =>
  lintDefinition({ title: "T", components: [{ type: "textfield", key: "a", label: "A", ...component }] })
    .filter(({ rule }) => rule === "unknownProperties")
    .map(({ message }) => message);

describe("properties of a definition", () => {
  it("that say how Form.io looks are accepted silently", () => {
    expect(
      messages({
        tableView: true,
        overlay: { left: "1" },
        validate: { step: "any" },
        widget: { type: "input" },
      }),
    ).toEqual([]);
  });

  it("that nobody knows are named", () => {
    expect(messages({ colour: "red", validate: { requierd: true } })).toEqual([
      '"colour" is not known and does nothing.',
      '"validate.requierd" is not known and does nothing.',
    ]);
  });

  it("that are not set are not", () => {
    expect(messages({ colour: "", other: null, third: {}, unique: false })).toEqual([]);
  });

  it("that need a Form.io server are named", () => {
    expect(messages({ unique: true })).toEqual(['"unique" needs a Form.io server and is not checked here.']);
  });
});
