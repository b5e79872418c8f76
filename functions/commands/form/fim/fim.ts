import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { fimDraft } from "#forms/import/fim/fimDraft.ts";
import { readFimSchema } from "#forms/import/fim/readFimSchema.ts";
import { readXml } from "#forms/import/fim/readXml.ts";
import { unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readText } from "#commands/readDefinitionFile.ts";
import { readCodeLists } from "./readCodeLists.ts";
import { tryFimDraft } from "./tryFimDraft.ts";

const USAGE = "form fim FILE.xml [--out FOLDER] [--codelists FOLDER]";

/**
 * Makes of a FIM data schema a draft of a form and the map by which its answers are handed over as the schema demands,
 * tries both, and writes them. Ends with 1 where they do not go together.
 */
export async function fim(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable(USAGE);
  const text = await readText(given.file);
  const xml = text.ok ? readXml(text.value) : text;
  const schema = xml.ok ? readFimSchema(xml.value) : xml;
  if (!schema.ok) return unable(`${given.file}: ${schema.failure}`);
  const lists = await readCodeLists(given.codeLists);
  if (!lists.ok) return unable(lists.failure);
  const draft = fimDraft(schema.value, lists.value);
  const { application, expected, problems } = await tryFimDraft(draft);
  const files = {
    "definition.json": json(draft.definition),
    "schema.json": json(draft.schema),
    "map.jsonata": draft.map,
    "example.json": json(application),
    "expected.json": json(expected),
  };
  const folder = given.out ?? path.join(".", schema.value.id);
  const written = await writeAll(folder, files);
  if (!written) return unable(`${folder} cannot be written.`);
  const lines = [
    `${folder}: ${schema.value.label}`,
    ...problems.map((problem) => `  error   ${problem}`),
    ...draft.notes.map(({ id, label, sentence }) => `  look at ${id} ${label}: ${sentence}`),
  ];
  return { exitCode: problems.length > 0 ? 1 : 0, out: `${lines.join("\n")}\n`, err: "" };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    return true;
  } catch {
    return false;
  }
}

function readArgs(
  args: readonly string[],
):
  | { readonly file: string; readonly out: string | undefined; readonly codeLists: string | undefined }
  | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: "string" }, codelists: { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    return { file, out: values.out, codeLists: values.codelists };
  } catch {
    return undefined;
  }
}
