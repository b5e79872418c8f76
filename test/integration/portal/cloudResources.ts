import { synthesizedResources } from "#test/infra/synthesizedResources.ts";

/**
 * Ids and resources of all stacks for AWS, made when a test is loaded: that takes seconds in one piece, in which connections
 * that a test already has would be closed by the other side without its noticing.
 */
export const cloudResources = synthesizedResources({ environment: "aws" });
