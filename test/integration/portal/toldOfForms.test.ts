import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { runOperator } from "./runOperator.ts";
import { toldByOperator } from "./toldByOperator.ts";

const SAMPLE = path.join(import.meta.dirname, "../../../functions/forms/lip/sample.json");
const importedSchema = z.looseObject({ version: z.string(), findings: z.array(z.unknown()) });

describe("what the operator's command tells a program of forms", () => {
  it("is what it tells people: the version with its findings, which are stored, and which is active", async () => {
    const id = "told-to-programs";
    const told = (...words: readonly string[]) => toldByOperator(["forms", ...words]);
    const imported = importedSchema.parse(await told("import", SAMPLE, "--id", id));
    expect(imported).toMatchObject({ id, type: "LIP", activated: false });
    const { version, findings } = imported;
    expect((await runOperator(["forms", "import", SAMPLE, "--id", id])).output).toContain(
      `0 errors, ${String(findings.length)} warning`,
    );
    const versions: unknown = [expect.objectContaining({ version, type: "LIP", findings })];
    expect(await told("versions", id)).toEqual({ id, active: "bundled", versions });
    expect(await told("activate", id, version)).toEqual({ id, active: version, warnings: [] });
    expect(await told("versions", id)).toEqual({ id, active: version, versions });
    expect(await told("activate", id, "bundled")).toEqual({ id, active: "bundled", warnings: [] });
  });
});
