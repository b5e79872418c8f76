import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const readFlags = (file: string, schema: z.ZodType<Readonly<Record<string, unknown>>>) =>
  schema.parse(JSON.parse(readFileSync(path.join(ROOT, file), "utf8")));
const FLAGS = readFlags(
  "cdk.json",
  z.object({ context: z.record(z.string(), z.unknown()) }).transform(({ context }) => context),
);

const outputSchema = z.object({ Export: z.unknown().optional() });
const templateSchema = z.object({ Outputs: z.record(z.string(), outputSchema).default({}) });

/** What another stack may hold on to: nothing that is exported can be taken away while it is in use. */
const exportsOf = (templates: readonly SynthesizedTemplate[]): readonly string[] =>
  templates.flatMap(({ template }) =>
    Object.entries(templateSchema.parse(template).Outputs)
      .filter(([, output]) => output.Export !== undefined)
      .map(([name]) => name),
  );

// As CDK's command line hands them over.
beforeEach(() => vi.stubEnv("CDK_CONTEXT_JSON", JSON.stringify(FLAGS)));
afterEach(() => vi.unstubAllEnvs());

it("All flags that this version of CDK recommends are set", () => {
  const file = "node_modules/aws-cdk-lib/recommended-feature-flags.json";
  expect(FLAGS).toEqual(readFlags(file, z.record(z.string(), z.unknown())));
});

it.each([
  ["with a mailbox", {}],
  ["without one", { postbox: undefined }],
] as const)(
  "Stacks %s export nothing, so that what settings drop can go, and still follow each other",
  (_which, server) => {
    const templates = synthesizedTemplates({ environment: "aws", server });
    expect(exportsOf(templates)).toEqual([]);
    const text = JSON.stringify(templates);
    expect(text).not.toContain("Fn::ImportValue");
    expect(text).toContain("Fn::GetStackOutput");
    const frontend = templates.find(({ stackName }) => stackName.endsWith("-frontend"));
    expect(frontend?.dependencies).toEqual(
      expect.arrayContaining(["api", "data", "edge"].map((part) => `recognition-portal-demo-${part}`)),
    );
  },
);
