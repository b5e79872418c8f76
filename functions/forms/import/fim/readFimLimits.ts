import { z } from "zod";
import type { FimLimits } from "./FimSchema.ts";

const count = z.coerce.number().int().nonnegative().optional().catch(undefined);
const number = z.coerce.number().optional().catch(undefined);
const limits = z.object({
  minLength: count,
  maxLength: count,
  minValue: number,
  maxValue: number,
  pattern: z.string().min(1).optional().catch(undefined),
});

/**
 * What a value must keep to. Version 3 has attributes, version 2 a text, which most tools fill with JSON; other texts
 * are for people. Days have bounds as days, which are not read.
 */
export function readFimLimits(
  given: { readonly text: string; readonly attributes: Readonly<Record<string, string>> } | undefined,
): FimLimits {
  if (given === undefined) return {};
  const written = Object.keys(given.attributes).length > 0 ? given.attributes : jsonIn(given.text);
  const { minValue, maxValue, ...read } = limits.safeParse(written).data ?? {};
  return { ...read, min: minValue, max: maxValue };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
