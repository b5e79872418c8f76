import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { FUNCTIONS } from "#infra/functions.ts";
import { architecture } from "./pictures/architecture.ts";
import { familyOf, shortName } from "./pictures/functionFamilies.ts";

const COMMITTED = path.join(import.meta.dirname, "../../ARCHITECTURE.md");

describe("the pictures of the architecture", () => {
  it("are what the code draws (else: npm run architecture)", () => {
    expect(readFileSync(COMMITTED, "utf8")).toBe(architecture());
  });

  it("leave out no function, no step and no status", () => {
    const drawn = architecture();
    const others = Object.keys(FUNCTIONS).filter((name) => familyOf(name) !== "sending");
    const steps = [...SUBMIT_STEPS, "SUBMISSION_FAILURE"];
    const names = [...others.map(shortName), ...steps, ...PROCESS_STATUSES];
    expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});
