import process from "node:process";
import type { CommandAnswer } from "./form/CommandAnswer.ts";
import { evaluate } from "./form/evaluate.ts";

/** What authors of forms can ask: `npm run -s form -- evaluate DEFINITION DATA`. */
const SUBCOMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<CommandAnswer>>> = {
  evaluate,
};

const [name = "", ...args] = process.argv.slice(2);
const run = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
const answer: CommandAnswer =
  run === undefined
    ? { exitCode: 2, out: "", err: `form ${Object.keys(SUBCOMMANDS).join(" | ")}\n` }
    : await run(args);
process.stdout.write(answer.out);
process.stderr.write(answer.err);
process.exitCode = answer.exitCode;
