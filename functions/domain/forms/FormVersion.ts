import { z } from "zod";
import { FMS_TYPES } from "../application/ProcessMetadata.ts";

/** One version of a form. The version is made of the content: another definition is another version. */
export interface FormAddress {
  /** Letters, digits, `_` and `-`: the `fmsFormId` of an offer. */
  readonly id: string;
  /** Twelve hexadecimal digits. */
  readonly version: string;
}

/** Another version, of a form or of the places, in place of the one that was active when it was decided; undefined: bundled. */
export interface ActiveChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What an offer's `fmsFormId` can be. */
export function isFormId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,80}$/.test(text);
}

export function isFormVersion(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}

/** Metadata of a stored version. */
export const formVersionInfoSchema = z.object({
  importedAt: z.iso.datetime(),
  type: z.enum(FMS_TYPES),
  /** What was doubtful about it when it was imported. */
  findings: z.array(
    z.object({
      severity: z.enum(["error", "warning"]),
      rule: z.string(),
      key: z.string(),
      path: z.string(),
      line: z.int().optional(),
      message: z.string(),
    }),
  ),
});
export type FormVersionInfo = z.infer<typeof formVersionInfoSchema>;
