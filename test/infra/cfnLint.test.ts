import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { hasTool } from "#test/fixtures/hasTool.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

/** `CFN_LINT` names it where it is not on the path; `.ci/run` installs it. */
const CFN_LINT = process.env["CFN_LINT"] ?? "cfn-lint";
/** `W3005`: CDK writes every DependsOn of a role beside the reference to it; CloudFormation takes both. */
const IGNORED = ["W3005"];

const findingsSchema = z.array(
  z.object({ Filename: z.string(), Message: z.string(), Rule: z.object({ Id: z.string() }) }),
);

/** What AWS's own rules for templates find in all stacks of all states. To begin takes as long as three templates. */
function findings(): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "cfn-lint-"));
  const byRegion = new Map<string, string[]>();
  for (const state of ["demo", "nw", "rp"]) {
    for (const { stackName, region, template } of synthesizedTemplates({ state, environment: "aws" })) {
      const file = path.join(folder, `${stackName}.json`);
      writeFileSync(file, JSON.stringify(template));
      byRegion.set(region, [...(byRegion.get(region) ?? []), file]);
    }
  }
  return [...byRegion].flatMap(([region, files]) => {
    const words = ["--format", "json", "--regions", region, "--ignore-checks", ...IGNORED, "--", ...files];
    const { stdout } = spawnSync(CFN_LINT, words, { encoding: "utf8", maxBuffer: 50_000_000 });
    return findingsSchema
      .parse(JSON.parse(stdout))
      .map(({ Filename, Rule, Message }) => `${path.basename(Filename)} ${Rule.Id}: ${Message}`);
  });
}

// Where it is not installed the run says that it is skipped.
it.skipIf(!hasTool(CFN_LINT, "--version"))(
  "cfn-lint finds nothing in the templates of any state (not run where cfn-lint is not installed)",
  () => {
    expect(findings()).toEqual([]);
  },
);
