import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BundledForms } from "./BundledForms.ts";
import { compileVersion } from "./formio/compileVersion.ts";
import { findingSentence } from "./lint/findingsReport.ts";

const DEFINITIONS = path.join(import.meta.dirname, "../definitions");
const PARTICULARS = ".particulars.json";

/**
 * Compiles every definition of a folder: `<id>.json` and, where professions or states differ, `<id>.particulars.json`.
 * A definition with an error stops the build with its sentence; what is doubtful `form lint` tells its author.
 */
export function bundleForms(folder: string = DEFINITIONS): BundledForms {
  const forms: BundledForms = {};
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
    const { version, de, en, particulars } = compiled.value;
    forms[id] = { version, de, en, particulars };
  }
  return forms;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`The form ${path.basename(file)} is not JSON.`);
    throw error;
  }
}
