import { compileForm } from "../../adapters/form-import/compileForm.ts";
import {
  appearances as appearancesOf,
  type Appearance,
} from "../../adapters/form-import/lint/appearances.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readJson } from "../readJson.ts";

/** With which answers every conditional part of a definition appears: `appearances FILE`. */
export async function appearances([file]: readonly string[]): Promise<CommandAnswer> {
  if (file === undefined) return unable("form appearances FILE");
  const source = await readJson(file);
  if (!source.ok) return unable(source.failure);
  const form = compileForm(source.value, { locale: "de", version: "file" });
  if (!form.ok) return unable(`${file}: would be refused, see form lint.`);
  return { exitCode: 0, out: `${appearancesOf(form.value).map(asLine).join("\n")}\n`, err: "" };
}

function asLine(appearance: Appearance): string {
  const { component, place } = appearance.placed;
  const name = "path" in component ? place.path : component.key;
  if (appearance.is === "shown") return `${name}: ${JSON.stringify(appearance.answers)}`;
  return `${name}: ${appearance.is === "never shown" ? appearance.is : `not decided, ${appearance.why}`}`;
}
