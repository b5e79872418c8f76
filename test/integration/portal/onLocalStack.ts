import { inject, it } from "vitest";

const here = it.skipIf(inject("portalEnvironment") !== "localstack");

/**
 * `it` for a test that runs on LocalStack only, by what the embedded stack lacks. All are in
 * `TESTS_OF_ONE_ENVIRONMENT`, which a test compares with these declarations.
 */
export const onLocalStack = {
  /** The embedded stack reads the templates itself; nothing lists stacks. */
  cloudformation: here,
  /** Nothing there takes figures or looks at rules. */
  cloudwatch: here,
  /** The embedded stack deploys no single function anew, limits none and has no queues. */
  lambda: here,
};
