import { compileForm } from "../../adapters/form-import/compileForm.ts";
import {
  appearances as appearancesOf,
  type Appearance,
} from "../../adapters/form-import/lint/appearances.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readDefinitionFile } from "../readDefinitionFile.ts";
import { refusalSentence } from "./refusalSentence.ts";

/** With which answers every conditional part of a definition appears: `appearances FILE`. */
export async function appearances([file, ...more]: readonly string[]): Promise<CommandAnswer> {
  if (file === undefined || file.startsWith("-") || more.length > 0) return unable("form appearances FILE");
  const source = await readDefinitionFile(file);
  if (!source.ok) return unable(source.failure);
  const form = compileForm(source.value, { locale: "de", version: "file" });
  if (!form.ok) return unable(form.failure.map(refusalSentence).join("\n"));
  const lines = appearancesOf(form.value).map(asLine);
  const out =
    lines.length === 0 ? "Nothing depends on answers: all of it is always shown." : lines.join("\n");
  return { exitCode: 0, out: `${out}\n`, err: "" };
}

function asLine(appearance: Appearance): string {
  const { component, place } = appearance.placed;
  const name = "path" in component ? place.path : component.key;
  if (appearance.is === "shown") return `${name}: ${JSON.stringify(appearance.answers)}`;
  return `${name}: ${appearance.is === "never shown" ? appearance.is : `not decided, ${appearance.why}`}`;
}
