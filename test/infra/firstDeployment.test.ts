import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { cloudWords } from "#infra/tools/cloud/cloudCommand.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const PAGE = readFileSync(path.join(import.meta.dirname, "../../infra/FIRST_DEPLOYMENT.md"), "utf8");
const outputsSchema = z.object({ Outputs: z.record(z.string(), z.unknown()).default({}) });

let outputs: ReadonlySet<string>;
beforeAll(() => {
  const deployment = { issuer: "https://gitlab.example", deploySubject: "project_path:a/b:ref:main" };
  const certificateArn = "arn:aws:acm:us-east-1:123456789012:certificate/one";
  const cloud = { production: true, certificateArn, deployment };
  outputs = new Set(
    synthesizedTemplates({ state: "nw", environment: "aws", server: { cloud } }).flatMap(({ template }) =>
      Object.keys(outputsSchema.parse(template).Outputs),
    ),
  );
});

it("The page of the first deployment is a page", () => {
  expect(Buffer.byteLength(PAGE)).toBeLessThanOrEqual(5_000);
});

it("Its commands are understood", () => {
  const typed = [...PAGE.matchAll(/npm run (bootstrap|preflight|diff|deploy) -- ([^`]+)`/g)];
  expect(new Set(typed.map(([, task]) => task))).toEqual(new Set(["bootstrap", "preflight", "deploy"]));
  for (const [, task = "", words = ""] of typed) {
    expect(cloudWords([task, ...words.split(" ")])).toMatchObject({ task, settings: "nw" });
  }
});

it("The outputs of stacks that it names exist", () => {
  const named = [...PAGE.matchAll(/`([A-Z]\w+(?:Arn|DomainName))`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !outputs.has(name))).toEqual([]);
});

it("Each step says how long it takes and what to do when it fails, and DNS is the last one", () => {
  const steps = PAGE.split(/\n(?=\d+\. \*\*)/).slice(1);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter((step) => !/^\d+\. \*\*[^*]+\*\* \([^)]+\)/.test(step))).toEqual([]);
  expect(steps.at(-1)).toMatch(/^\d+\. \*\*DNS last\*\*/);
  expect(steps.filter((step) => !step.includes("_Fails:_")).map((step) => step.slice(0, 30))).toEqual([]);
});
