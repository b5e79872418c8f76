import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { runOperator } from "./runOperator.ts";
import { operatorFacts } from "./operatorFacts.ts";

const SAMPLE = path.join(import.meta.dirname, "../../../functions/forms/lip/sample.json");
const importedSchema = z.looseObject({ version: z.string(), findings: z.array(z.unknown()) });

describe("the JSON output of the operator's command for forms", () => {
  it("has what its text has: the version with its findings, which are stored, and which is active", async () => {
    const id = "read-by-programs";
    const outputOf = (...words: readonly string[]) => operatorFacts(["forms", ...words]);
    const imported = importedSchema.parse(await outputOf("import", SAMPLE, "--id", id));
    expect(imported).toMatchObject({ id, type: "LIP", activated: false });
    const { version, findings } = imported;
    expect((await runOperator(["forms", "import", SAMPLE, "--id", id])).output).toContain(
      `0 errors, ${String(findings.length)} warning`,
    );
    const versions: unknown = [expect.objectContaining({ version, type: "LIP", findings })];
    expect(await outputOf("versions", id)).toEqual({ id, active: "bundled", versions });
    expect(await outputOf("activate", id, version)).toEqual({ id, active: version, warnings: [] });
    expect(await outputOf("versions", id)).toEqual({ id, active: version, versions });
    expect(await outputOf("activate", id, "bundled")).toEqual({ id, active: "bundled", warnings: [] });
  });
});
