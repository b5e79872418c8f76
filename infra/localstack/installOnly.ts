import { installLocalStack, LOCALSTACK_HOME } from "./installLocalStack.ts";

// `npm run localstack:install`: what needs the network, for those who start it later without one.
const tell = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
const installed = await installLocalStack(LOCALSTACK_HOME, tell);
if (!installed.ok) {
  tell(installed.failure.sentence);
  process.exitCode = 1;
}
