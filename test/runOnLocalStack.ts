import { runSuite, type Count } from "./runSuite.ts";

/**
 * What each home does in its own way: events, states and rights of AWS's services, restoring, figures, functions alone.
 * Everything else of `integration/portal` runs the same functions against services that `conformance` compares.
 */
const OF_THE_HOME = [
  "alarmsByFigures",
  "checkSettings",
  "conformance",
  "deletionCertificate",
  "documents",
  "everyRoute",
  "fees",
  "logs",
  "loopback",
  "operatorInAws",
  "places",
  "preflight",
  "restoreDrill",
  "runbookFunctions",
  "uploads",
  "wholeStory",
].map((name) => `test/integration/portal/${name}.test.ts`);

/** The tests that talk to a running portal, against one on LocalStack that is brought up and ended for them. */
export function runOnLocalStack({
  aside = false,
  files = [],
}: { readonly aside?: boolean; readonly files?: readonly string[] } = {}): Promise<Count> {
  return runSuite("localstack", {
    project: "integration",
    files,
    environment: { PORTAL_HOME: "localstack" },
    aside,
  });
}

/** Those of them that a run of everything takes besides the laptop's: all with `npm run test:all`. */
export function runOfTheHome(): Promise<Count> {
  const isEverything = process.env["EVERY_VARIANT"] !== undefined;
  return runOnLocalStack({ aside: true, files: isEverything ? [] : OF_THE_HOME });
}
