import { createHash } from "node:crypto";
import { z } from "zod";
import {
  formParticularsSchema,
  NO_PARTICULARS,
  type FormParticulars,
} from "#domain/forms/FormParticulars.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { compileForm } from "./compileForm.ts";
import type { Finding } from "../lint/Finding.ts";
import { lintDefinition } from "../lint/lintDefinition.ts";
import { isLip } from "../lip/readLip.ts";
import { isRaw, type Raw } from "./rawDefinition.ts";

const VERSION_LENGTH = 12;

/** A definition in both languages, ready to be bundled or stored. */
export interface CompiledVersion {
  readonly version: string;
  readonly type: "FORMIO" | "LIP";
  readonly de: CompiledForm;
  readonly en: CompiledForm;
  readonly particulars: FormParticulars;
  /** What it was compiled from, under its id. */
  readonly definition: Raw;
  /** Warnings: what an author should look at. */
  readonly findings: readonly Finding[];
}

interface Source {
  readonly id: string;
  /** A Form.io definition or a LIP document, as parsed JSON. */
  readonly definition: unknown;
  /** Contents of a file of particulars, where there is one. */
  readonly particulars?: unknown;
}

/**
 * Compiles one version of a form under an id, whatever the definition calls itself. The version is the hash of the
 * definition and of what differs by profession and state: another text is another version. Findings that are errors
 * refuse it.
 */
export function compileVersion(source: Source): Result<CompiledVersion, readonly Finding[]> {
  const { id } = source;
  const findings = lintDefinition(source.definition);
  const particulars = readParticulars(source.particulars);
  const refused = [...findings.filter(({ severity }) => severity === "error"), ...particulars.findings];
  if (refused.length > 0 || !isRaw(source.definition)) return err(refused);
  const type = isLip(source.definition) ? "LIP" : "FORMIO";
  const definition = { ...source.definition, [type === "LIP" ? "id" : "_id"]: id };
  const version = createHash("sha256")
    .update(JSON.stringify([definition, particulars.value]))
    .digest("hex")
    .slice(0, VERSION_LENGTH);
  const [de, en] = (["de", "en"] as const).map((locale) => compileForm(definition, { locale, version }));
  // What lint accepted compiles, and under another id as well.
  if (de?.ok !== true || en?.ok !== true) throw new Error(`The form ${id} passed lint and does not compile.`);
  return ok({
    version,
    type,
    de: de.value,
    en: en.value,
    particulars: particulars.value,
    definition,
    findings,
  });
}

function readParticulars(given: unknown): {
  readonly value: FormParticulars;
  readonly findings: readonly Finding[];
} {
  if (given === undefined) return { value: NO_PARTICULARS, findings: [] };
  const parsed = formParticularsSchema.safeParse(given);
  if (parsed.success) return { value: parsed.data, findings: [] };
  const findings = parsed.error.issues.map((issue): Finding => ({
    severity: "error",
    rule: "particulars",
    key: "",
    path: `particulars ${z.core.toDotPath(issue.path)}`.trim(),
    message: `${issue.message}.`,
  }));
  return { value: NO_PARTICULARS, findings };
}
