import { readFileSync } from "node:fs";
import { functionDigestsSchema, type FunctionDigests } from "../contract/version.ts";

/** SHA-256 of every function's code, which the build lays beside the bundle (`infra/build/functionDigests.ts`). */
export function readDigests(): FunctionDigests {
  return functionDigestsSchema.parse(
    JSON.parse(readFileSync(new URL("./digests.json", import.meta.url), "utf8")),
  );
}
