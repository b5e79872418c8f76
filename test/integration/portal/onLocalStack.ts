import { inject, it } from "vitest";

/**
 * `it` for a test that runs on LocalStack only, by what the embedded stack lacks. Each is a row of a table in the README of
 * `infra/local/localstack`, which a test holds against these declarations.
 */
export const onLocalStack = {
  /** The embedded stack deploys no single function anew, limits none and has no queues. */
  lambda: it.skipIf(inject("portalHome") !== "localstack"),
};
