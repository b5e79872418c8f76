import { expect } from "vitest";
import { runOperator } from "./runOperator.ts";

/** What the operator's command answers to a program. */
export async function toldByOperator(
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<unknown> {
  const { code, output } = await runOperator([...words, "--json"], environment);
  expect([code, output]).toEqual([0, expect.any(String)]);
  return JSON.parse(output);
}
