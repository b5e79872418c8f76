import { runSuite, type Count } from "./runSuite.ts";

/** The tests that talk to a running portal, against one on LocalStack that is brought up and ended for them. */
export function runOnLocalStack({ aside = false } = {}): Promise<Count> {
  return runSuite("localstack", {
    project: "integration",
    environment: { PORTAL_HOME: "localstack" },
    aside,
  });
}
