import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BundledForms } from "../form-catalogue/BundledForms.ts";
import { compileVersion } from "./compileVersion.ts";
import { findingSentence } from "./lint/findingSentence.ts";

const DEFINITIONS = path.join(import.meta.dirname, "../../forms/definitions");
const PARTICULARS = ".particulars.json";

/** The forms that come along, and what their authors should look at, a sentence each. */
export interface FormBundle {
  readonly forms: BundledForms;
  readonly warnings: readonly string[];
}

/**
 * Compiles every definition of a folder: `<id>.json` and, where professions or states differ, `<id>.particulars.json`.
 * A definition with an error stops the build with its sentence.
 */
export function bundleForms(folder: string = DEFINITIONS): FormBundle {
  const forms: BundledForms = {};
  const warnings: string[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json") && !name.endsWith(PARTICULARS));
  for (const name of names.sort()) {
    const id = path.basename(name, ".json");
    const particularsFile = path.join(folder, `${id}${PARTICULARS}`);
    const compiled = compileVersion({
      id,
      definition: readJson(path.join(folder, name)),
      ...(existsSync(particularsFile) && { particulars: readJson(particularsFile) }),
    });
    if (!compiled.ok) {
      const sentences = compiled.failure.map((finding) => `  ${findingSentence(finding)}`);
      throw new Error(`The form ${name} cannot be used:\n${sentences.join("\n")}`);
    }
    const { version, de, en, particulars, findings } = compiled.value;
    forms[id] = { version, de, en, particulars };
    warnings.push(...findings.map((finding) => `${name}: ${findingSentence(finding)}`));
  }
  return { forms, warnings };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`The form ${path.basename(file)} is not JSON.`);
    throw error;
  }
}
