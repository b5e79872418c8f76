import { createHash } from "node:crypto";
import { formParticularsSchema } from "../../domain/process/FormParticulars.ts";
import recognitionParticulars from "../../forms/definitions/recognition.particulars.json" with { type: "json" };
import recognition from "../../forms/definitions/recognition.json" with { type: "json" };
import type { CompiledForm } from "../../forms/CompiledForm.ts";
import type { FormCatalogue } from "../../ports/FormCatalogue.ts";
import { compileForm } from "./compileForm.ts";

/** The version of a definition is the hash of its content: another text is another version. */
const VERSION_LENGTH = 12;

/**
 * The forms that come along, compiled once per language and process. A draft keeps the version it was started with; a
 * version that no longer comes along is answered with the newest one, whose engine drops what it does not offer.
 */
export function bundledForms(definitions: readonly unknown[] = [recognition]): FormCatalogue {
  const compiled = new Map<string, CompiledForm>();
  for (const source of definitions) {
    const version = createHash("sha256")
      .update(JSON.stringify(source))
      .digest("hex")
      .slice(0, VERSION_LENGTH);
    for (const locale of ["de", "en"] as const) {
      const form = compileForm(source, { locale, version });
      if (!form.ok) throw new Error(`A bundled form is refused: ${JSON.stringify(form.failure)}`);
      compiled.set(`${form.value.id}/${locale}`, form.value);
    }
  }
  const particulars = new Map([["recognition", formParticularsSchema.parse(recognitionParticulars)]]);
  return {
    particulars: (fmsFormId) => Promise.resolve(particulars.get(fmsFormId)),
    get: (fmsFormId, { locale }) => Promise.resolve(compiled.get(`${fmsFormId}/${locale}`)),
  };
}
