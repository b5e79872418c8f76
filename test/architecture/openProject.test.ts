import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const packageSchema = z.object({
  version: z.string(),
  license: z.string(),
  scripts: z.record(z.string(), z.string()),
});
const packageFile = packageSchema.parse(JSON.parse(read("package.json")));

/** What the standard publiccode.yml 0.4 demands, as its parser checks it. */
const described = z.strictObject({
  localisedName: z.string().optional(),
  genericName: z.string().max(35),
  shortDescription: z.string().max(150),
  longDescription: z.string().min(150).max(10_000),
  documentation: z.url(),
  features: z.array(z.string().max(100)).min(1),
});
const publiccodeSchema = z.strictObject({
  publiccodeYmlVersion: z.literal("0.4"),
  name: z.string(),
  url: z.url().endsWith(".git"),
  softwareVersion: z.literal(packageFile.version),
  platforms: z.array(z.enum(["web", "windows", "mac", "linux", "ios", "android"])).min(1),
  categories: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  developmentStatus: z.enum(["concept", "development", "beta", "stable", "obsolete"]),
  softwareType: z.string().regex(/^(standalone\/\w+|addon|library|configurationFiles)$/),
  intendedAudience: z.strictObject({
    countries: z.array(z.string().length(2)),
    scope: z.array(z.string().regex(/^[a-z-]+$/)),
  }),
  description: z.strictObject({ de: described, en: described }),
  legal: z.strictObject({ license: z.literal(packageFile.license) }),
  maintenance: z.strictObject({
    type: z.literal("internal"),
    contacts: z.array(z.strictObject({ name: z.string(), email: z.email() })).min(1),
  }),
  localisation: z.strictObject({
    localisationReady: z.boolean(),
    availableLanguages: z.array(z.enum(["de", "en"])),
  }),
});

it("publiccode.yml has what the standard demands, with the version and licence of the package", () => {
  expect(publiccodeSchema.safeParse(parse(read("publiccode.yml"))).error).toBeUndefined();
});

it("The newest changes named are those of this version or of the next one", () => {
  const [newest = "", before = ""] = [...read("CHANGELOG.md").matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
    ([, version = ""]) => version,
  );
  expect([newest, before]).toContain(packageFile.version);
});

it("Commands and files that the documents for contributors and administrations name are there", () => {
  for (const file of [
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "README.de.md",
    ".github/pull_request_template.md",
  ]) {
    const text = read(file);
    for (const [, script = ""] of text.matchAll(/npm run (?:-s )?([a-z:]+)/g))
      expect([file, script, script in packageFile.scripts]).toEqual([file, script, true]);
    for (const [, named = ""] of text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|md|json))`/g))
      expect([file, named, existsSync(path.join(ROOT, named))]).toEqual([file, named, true]);
  }
});

it("Both platforms offer the same templates", () => {
  const FRONT_MATTER = /^---\n[\s\S]*?\n---\n\n/;
  for (const name of readdirSync(path.join(ROOT, ".github/ISSUE_TEMPLATE"))) {
    const there = read(`.gitlab/issue_templates/${name}`);
    expect(there).toBe(read(`.github/ISSUE_TEMPLATE/${name}`).replace(FRONT_MATTER, ""));
  }
  expect(read(".gitlab/merge_request_templates/Default.md")).toBe(read(".github/pull_request_template.md"));
});

it("Every file has a licence by REUSE, with its text", () => {
  const reuse = read("REUSE.toml");
  expect(reuse).toContain('path = "**"');
  expect(reuse).toContain(`SPDX-License-Identifier = "${packageFile.license}"`);
  expect(read(`LICENSES/${packageFile.license}.txt`)).toBe(read("LICENSE"));
});

it("The container for development has the Node of the project, and its ports", () => {
  const container = z
    .object({ image: z.string(), forwardPorts: z.array(z.number()) })
    .parse(JSON.parse(read(".devcontainer/devcontainer.json")));
  expect(container.image).toContain(`:${read(".nvmrc").trim()}-`);
  expect(container.forwardPorts).toContain(4000);
});

it("Packages are renewed together where they belong together, and never the pinned command of CDK", () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(
        z.object({ matchPackageNames: z.array(z.string()), enabled: z.boolean().default(true) }),
      ),
    })
    .parse(JSON.parse(read("renovate.json")));
  expect(
    packageRules.filter(({ enabled }) => !enabled).map(({ matchPackageNames }) => matchPackageNames),
  ).toEqual([["aws-cdk"]]);
});
