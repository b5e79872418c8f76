import { parseArgs } from "node:util";
import { z } from "zod";
import { type CommandAnswer, unable } from "../CommandAnswer.ts";
import { readDefinitionFile } from "../readDefinitionFile.ts";
import { refusalSentence } from "./refusalSentence.ts";
import { renderForm } from "./renderForm.ts";

const USAGE = "form render DEFINITION [--port 4030]";
const PORT = "4030";

/** Opens a definition in the portal's own form, on this machine and without a process, until it is ended. */
export async function render(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable(USAGE);
  const definition = await readDefinitionFile(given.definition);
  if (!definition.ok) return unable(definition.failure);
  const rendered = await renderForm(definition.value, { port: given.port });
  if (!rendered.ok) return unable(rendered.failure.map(refusalSentence).join("\n"));
  return { exitCode: 0, out: `${rendered.value}\n`, err: "" };
}

function readArgs(
  args: readonly string[],
): { readonly definition: string; readonly port: number } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: "string", default: PORT } },
    });
    const port = z.coerce.number().int().min(1).max(65_535).safeParse(values.port);
    const [definition, ...more] = positionals;
    if (!port.success || definition === undefined || more.length > 0) return undefined;
    return { definition, port: port.data };
  } catch {
    return undefined;
  }
}
