import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { FormRefusal } from "../FormRefusal.ts";
import { isRaw, type Raw } from "../formio/rawDefinition.ts";
import { checkLip } from "./checkLip.ts";
import { lipDocumentSchema } from "./lipDocumentSchema.ts";
import { lipToFormio } from "./lipToFormio.ts";

/** Deeper than any document: pages, fields, and rules within rules. */
const MAX_DEPTH = 60;

/** A LIP document as a Form.io definition, or everything that is wrong with it, by its place. */
export function readLip(source: Raw): Result<Raw, readonly FormRefusal[]> {
  if (isDeeper(source, MAX_DEPTH)) return err([whole("This LIP document is nested too deeply.")]);
  const parsed = lipDocumentSchema.safeParse(source);
  if (!parsed.success) return err(parsed.error.issues.map(refusalOf));
  const refusals = checkLip(parsed.data);
  return refusals.length > 0 ? err(refusals) : ok(lipToFormio(parsed.data));
}

function refusalOf({ path, message }: z.core.$ZodIssue): FormRefusal {
  return { key: "", property: z.core.toDotPath(path), message: `In this LIP document: ${message}.` };
}

function whole(message: string): FormRefusal {
  return { key: "", property: "", message };
}

/** Looks level by level and never deeper than asked, so that no document can exhaust the stack. */
function isDeeper(source: Raw, levels: number): boolean {
  let level: readonly unknown[] = [source];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((part): readonly unknown[] =>
      Array.isArray(part) ? part : isRaw(part) ? Object.values(part) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** Whether it says of itself that it is an exchange document of form type LIP, whatever else is wrong with it. */
export function isLip(source: Raw): boolean {
  return Object.hasOwn(source, "lip");
}
