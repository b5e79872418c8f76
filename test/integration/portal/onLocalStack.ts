import { inject, it } from "vitest";

const here = it.skipIf(inject("portalHome") !== "localstack");

/**
 * `it` for a test that runs on LocalStack only, by what the embedded stack lacks. Each is a row of a table in the README of
 * `infra/local/localstack`, which a test holds against these declarations.
 */
export const onLocalStack = {
  /** Nothing there takes figures or looks at rules. */
  cloudwatch: here,
  /** The embedded stack deploys no single function anew, limits none and has no queues. */
  lambda: here,
};
