import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { CDK_FLAGS, type SynthesizedTemplate } from "#infra/app.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const outputSchema = z.object({ Export: z.unknown().optional() });
const templateSchema = z.object({ Outputs: z.record(z.string(), outputSchema).default({}) });

/** What another stack may hold on to: nothing that is exported can be taken away while it is in use. */
const exportsOf = (templates: readonly SynthesizedTemplate[]): readonly string[] =>
  templates.flatMap(({ template }) =>
    Object.entries(templateSchema.parse(template).Outputs)
      .filter(([, output]) => output.Export !== undefined)
      .map(([name]) => name),
  );

it("All flags that this version of CDK recommends are set", () => {
  const file = path.join(
    import.meta.dirname,
    "../../node_modules/aws-cdk-lib/recommended-feature-flags.json",
  );
  expect(CDK_FLAGS).toEqual(JSON.parse(readFileSync(file, "utf8")));
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

it("What tools judge is what CDK's command line deploys", () => {
  const asked = synthesizedTemplates({ environment: "aws" });
  vi.stubEnv("CDK_CONTEXT_JSON", JSON.stringify(CDK_FLAGS));
  const deployed = synthesizedTemplates({ environment: "aws" });
  vi.unstubAllEnvs();
  expect(asked).toEqual(deployed);
});
