import { expect } from "vitest";
import { runOperator } from "./runOperator.ts";

/** What the operator's command answers to a program. */
export async function operatorFacts(
  words: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<unknown> {
  const { code, output } = await runOperator([...words, "--json"], environment);
  expect(code, output).toBe(0);
  return JSON.parse(output);
}
