import { createRequire } from "node:module";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const rules: unknown = createRequire(import.meta.url)("./dependencyRules.cjs");
const ruleSchema = z.custom<IForbiddenRuleType & { readonly name: string }>(
  (rule) => z.looseObject({ name: z.string(), from: z.object({}), to: z.object({}) }).safeParse(rule).success,
);
const ruleSet = z.object({ forbidden: z.array(ruleSchema) }).parse(rules);
const resultSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }) })) }),
});

const STANDS_BELOW = "-stands-on-floors-below";
const BROWSER_ROOMS = ruleSet.forbidden.flatMap(({ name }) =>
  name.endsWith(STANDS_BELOW) ? [name.slice(0, -STANDS_BELOW.length)] : [],
);

/** A file that breaks the rule, by what it imports; every target exists. */
const PLANTED: readonly [rule: string, from: string, to: string][] = [
  ["domain-imports-nothing", "functions/domain/a.ts", "functions/usecases/x.ts"],
  ["forms-know-only-domain", "functions/forms/a.ts", "functions/contract/x.ts"],
  ["field-types-know-forms-and-domain", "functions/forms/types/a.ts", "functions/contract/x.ts"],
  ["field-types-take-no-code-of-the-import", "functions/forms/types/a.ts", "functions/forms/import/x.ts"],
  ["form-import-knows-engine-and-domain", "functions/forms/import/a.ts", "functions/ports/x.ts"],
  ["form-import-runs-where-authors-work", "functions/usecases/a.ts", "functions/forms/import/x.ts"],
  ["contract-knows-only-domain-and-forms", "functions/contract/a.ts", "functions/ports/x.ts"],
  ["ports-know-only-domain-and-forms", "functions/ports/a.ts", "functions/adapters/x.ts"],
  ["usecases-know-ports-not-adapters", "functions/usecases/a.ts", "functions/adapters/x.ts"],
  ["adapters-implement-ports", "functions/adapters/a.ts", "functions/usecases/x.ts"],
  ["runtime-wires", "functions/runtime/a.ts", "functions/api/x.ts"],
  ["entrypoints-use-runtime", "functions/steps/a.ts", "functions/adapters/x.ts"],
  ["commands-translate-for-authors-and-operators", "functions/commands/a.ts", "functions/adapters/x.ts"],
  ["frontend-knows-contract-domain-and-forms", "frontend/src/a.ts", "functions/ports/x.ts"],
  ["infra-knows-contract-and-environment", "infra/a.ts", "functions/adapters/x.ts"],
  ...BROWSER_ROOMS.map((room): [string, string, string] => [
    `${room}${STANDS_BELOW}`,
    `frontend/src/${room}/a.ts`,
    "frontend/src/app/x.ts",
  ]),
  ["counterparties-share-the-kit", "infra/counterparties/xta/a.ts", "infra/counterparties/fit-connect/x.ts"],
  ["local-stack-is-no-dependency-of-the-product", "functions/runtime/a.ts", "infra/laptop/x.ts"],
  ["one-subscription-to-texts", "frontend/src/pages/a.ts", "node_modules/react-i18next/index.js"],
  ["aws-sdk-only-in-adapters", "functions/usecases/a.ts", "node_modules/@aws-sdk/client-s3/index.js"],
  ["pure-means-zod-only", "functions/domain/a.ts", "node_modules/dayjs/index.js"],
  ["forms-import-no-package", "functions/forms/a.ts", "node_modules/zod/index.js"],
];

async function violations(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "planted-"));
  for (const [file, content] of Object.entries({ "package.json": "{}", ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const packages = Object.keys(files).flatMap(
    (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, "1.0.0"])) }),
  );
  const { output } = await cruise(
    ["functions", "frontend", "infra"].filter((top) =>
      Object.keys(files).some((file) => file.startsWith(`${top}/`)),
    ),
    {
      baseDir: folder,
      ruleSet: { forbidden: ruleSet.forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      combinedDependencies: true,
    },
  );
  return resultSchema.parse(output).summary.violations.map(({ rule }) => rule.name);
}

function importing(from: string, to: string): Readonly<Record<string, string>> {
  const relative = path.relative(path.dirname(from), to);
  const asPackage = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(to)?.[1];
  return {
    [from]: `import "${asPackage ?? (relative.startsWith(".") ? relative : `./${relative}`)}";\n`,
    [to]: "export const x = 1;\n",
  };
}

describe("imports flow one way", () => {
  it.each(PLANTED)("%s is broken by %s importing %s", async (rule, from, to) => {
    expect(await violations(importing(from, to))).toContain(rule);
  });

  it("rooms of one floor of the browser do not import each other", async () => {
    const found = await violations({
      "frontend/src/payment/a.ts": 'import "../sending/x.ts";\n',
      "frontend/src/sending/x.ts": 'import "../form/x.ts";\n',
      "frontend/src/form/x.ts": 'import "../components/x.ts";\n',
      "frontend/src/components/x.ts": "export const x = 1;\n",
    });
    expect(found).toEqual([`payment${STANDS_BELOW}`, `sending${STANDS_BELOW}`]);
  });

  it("a cycle is found", async () => {
    const found = await violations({
      "functions/domain/a.ts": 'import "./b.ts";\n',
      "functions/domain/b.ts": 'import "./a.ts";\n',
    });
    expect(found).toContain("no-cycles");
  });

  it("an import that leads nowhere is found", async () => {
    const found = await violations({ "functions/domain/a.ts": 'import "#nowhere/b.ts";\n' });
    expect(found).toContain("imports-are-resolved");
  });

  it("every rule has a planted violation", () => {
    expect(ruleSet.forbidden.map(({ name }) => name).sort()).toEqual(
      [...PLANTED.map(([rule]) => rule), "no-cycles", "imports-are-resolved"].sort(),
    );
  });
});
