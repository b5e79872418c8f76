import { parseArgs } from "node:util";
import { z } from "zod";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { lintDefinition } from "#forms/import/lint/lintDefinition.ts";
import { type CommandAnswer, unable } from "../CommandAnswer.ts";
import { readDefinitionFile, readTypeTable, refusalSentence } from "../readDefinitionFile.ts";
import { renderForm } from "./renderForm.ts";

const USAGE = "form render DEFINITION [--port 4030] [--plain] [--types known|FILE]";
const PORT = "4030";

/**
 * Opens a definition in the portal's own form, on this machine and without a process, until it is ended. Its problems
 * stand beside the fields, unless the form is wanted as applicants see it.
 */
export async function render(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable(USAGE);
  const types = await readTypeTable(given.types);
  if (!types.ok) return unable(types.failure);
  const definition = await readDefinitionFile(given.definition, types.value);
  if (!definition.ok) return unable(definition.failure);
  const { definition: plain, findings: read } = definition.value;
  const findings = given.plain ? [] : [...read, ...lintDefinition(plain)];
  if (given.plain) {
    const form = compileForm(plain, { locale: "de", version: "preview" });
    if (!form.ok) return unable(form.failure.map(refusalSentence).join("\n"));
  }
  const rendered = await renderForm(plain, { port: given.port, findings });
  if (!rendered.ok) return unable(rendered.failure.map(refusalSentence).join("\n"));
  return { exitCode: 0, out: `${rendered.value}\n`, err: "" };
}

interface RenderWords {
  readonly definition: string;
  readonly port: number;
  readonly plain: boolean;
  readonly types: string | undefined;
}

function readArgs(args: readonly string[]): RenderWords | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: "string", default: PORT },
        plain: { type: "boolean", default: false },
        types: { type: "string" },
      },
    });
    const port = z.coerce.number().int().min(1).max(65_535).safeParse(values.port);
    const [definition, ...more] = positionals;
    if (!port.success || definition === undefined || more.length > 0) return undefined;
    return { definition, port: port.data, plain: values.plain, types: values.types };
  } catch {
    return undefined;
  }
}
