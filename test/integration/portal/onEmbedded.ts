import { inject, it } from "vitest";

const here = it.skipIf(inject("portalEnvironment") !== "embedded");

/**
 * `it` for a test that runs on the embedded stack only, by what LocalStack lacks. All are in
 * `TESTS_OF_ONE_ENVIRONMENT`, which a test compares with these declarations.
 */
export const onEmbedded = {
  /** The clock cannot be moved there. */
  clock: here,
  /** Nothing there counts what is used. */
  usage: here,
  /** The test starts an embedded portal of its own. */
  ownPortal: here,
};
