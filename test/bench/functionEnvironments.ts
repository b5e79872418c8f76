import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readTemplates } from "#infra/laptop/template/readTemplates.ts";
import { benchFolder } from "./benchFolder.ts";

const SUFFIX = ".template.json";

/** What the running portal's functions find in their environment, by the name of the function. */
export function functionEnvironments(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const folder = path.join(benchFolder, "build/cdk.out");
  const templates = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => {
      const template: unknown = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
      return { stackName: name.slice(0, -SUFFIX.length), template };
    });
  const read = readTemplates(templates, { assetPath: (objectKey) => objectKey });
  if (!read.ok) throw new Error(read.failure.sentence);
  return new Map(read.value.functions.map(({ name, environment }) => [name, environment]));
}
