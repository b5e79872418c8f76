import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { codeListsOf } from "#forms/import/fim/CodeLists.ts";
import { fimDraft } from "#forms/import/fim/fimDraft.ts";
import { readFimSchema } from "#forms/import/fim/readFimSchema.ts";
import { readXml } from "#forms/import/fim/readXml.ts";
import { tryFimDraft } from "#commands/form/fim/tryFimDraft.ts";

/** What `form fim` makes of one schema: the reasons why not, where it makes nothing that goes together. */
async function problemsOf(text: string): Promise<readonly string[]> {
  const xml = readXml(text);
  const schema = xml.ok ? readFimSchema(xml.value) : xml;
  if (!schema.ok) return [schema.failure];
  return (await tryFimDraft(fimDraft(schema.value, codeListsOf([])))).problems;
}

/**
 * How many published data schemas become a form and a map that go together: `npm run -s foreign-schemas -- FOLDER`. The
 * files are the XML of `sources.json`; they are not kept here.
 */
async function measure(folder: string): Promise<string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".xml"));
  const lines: string[] = [];
  let good = 0;
  for (const name of names) {
    const problems = await problemsOf(readFileSync(path.join(folder, name), "utf8"));
    if (problems.length === 0) good += 1;
    lines.push(...problems.slice(0, 5).map((problem) => `  ${name}: ${problem}`));
  }
  return [`go together ${String(good)} of ${String(names.length)}`, ...lines, ""].join("\n");
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("npm run -s foreign-schemas -- FOLDER");
process.stdout.write(await measure(folder));
