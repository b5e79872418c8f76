import { inject, it } from "vitest";

const here = it.skipIf(inject("portalHome") !== "embedded");

/**
 * `it` for a test that runs on the embedded stack only, by what LocalStack lacks. Each is a row of the table in the
 * README of `infra/local/localstack`, which a test holds against these declarations.
 */
export const onEmbedded = {
  /** The clock cannot be moved there. */
  clock: here,
  /** Nothing there counts what is used. */
  usage: here,
  /** The test starts an embedded portal of its own. */
  ownPortal: here,
};
