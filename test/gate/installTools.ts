import { installLocalStack, LOCALSTACK_HOME } from "#infra/localstack/installLocalStack.ts";
import { installVerapdf } from "../verapdf/verapdfLibraries.ts";

// `npm run test:install -- localstack` or `verapdf`: what needs the network, for tests that run without one later.
const tell = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
const isInstalled =
  process.argv[2] === "localstack"
    ? (await installLocalStack(LOCALSTACK_HOME, tell)).ok
    : process.argv[2] === "verapdf" && installVerapdf();
process.exitCode = isInstalled ? 0 : 1;
