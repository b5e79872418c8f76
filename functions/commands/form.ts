import process from "node:process";
import type { CommandAnswer } from "./CommandAnswer.ts";
import { appearances } from "./form/renderForm.ts";
import { data } from "./form/data/data.ts";
import { evaluate } from "./form/evaluate.ts";
import { fim } from "./form/fim/fim.ts";
import { lint } from "./form/lint.ts";
import { render } from "./form/render.ts";

/** What authors of forms can ask: `npm run -s form -- lint FILE…`, `-- evaluate DEFINITION DATA`, `-- render DEFINITION`. */
const SUBCOMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<CommandAnswer>>> = {
  appearances,
  data,
  evaluate,
  fim,
  lint,
  render,
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
