import { describe, expect, it } from "vitest";
import type { FormState } from "../FormState.ts";
import type { RuleName } from "../CompiledForm.ts";
import { errorsToTell } from "./errorsToTell.ts";

function said(errors: readonly (readonly [string, RuleName])[], data: FormState["data"]): readonly string[] {
  const list = errors.map(([path, rule]) => ({ path, rule, message: `${path} ${rule}` }));
  return errorsToTell({ data, errors: list }).map(({ message }) => message);
}

describe("what is said to be wrong", () => {
  it("is one sentence per answer, the missing answer before all else", () => {
    expect(
      said(
        [
          ["file", "array"],
          ["file", "required"],
          ["name", "minLength"],
          ["name", "pattern"],
        ],
        {},
      ),
    ).toEqual(["file required", "name minLength"]);
  });

  it("is nothing in a row that is not there", () => {
    const errors = [
      ["jobs", "required"],
      ["jobs[0].title", "required"],
    ] as const;
    expect(said(errors, {})).toEqual(["jobs required"]);
    expect(said(errors, { jobs: [{}] })).toEqual(["jobs[0].title required"]);
  });

  it("is what a part lacks and not the whole around it, and never a name that only begins alike", () => {
    const errors = [
      ["home", "required"],
      ["home.street", "required"],
      ["job", "required"],
      ["jobs", "required"],
    ] as const;
    expect(said(errors, {})).toEqual(["home.street required", "job required", "jobs required"]);
  });
});
