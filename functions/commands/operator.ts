import module from "node:module";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { unable } from "./CommandAnswer.ts";
import { OPERATOR_COMMANDS } from "./operator/OPERATOR_COMMANDS.ts";

// A check of settings is done in less than the second that compiling what it reads takes.
module.enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url)));

/** `npm run -s operator -- …`: what operators of a portal can do. */
const [name = "", ...args] = process.argv.slice(2);
const run = Object.hasOwn(OPERATOR_COMMANDS, name) ? OPERATOR_COMMANDS[name] : undefined;
const answer =
  run === undefined ? unable(`operator ${Object.keys(OPERATOR_COMMANDS).join(" | ")}`) : await run(args);
process.stdout.write(answer.out);
process.stderr.write(answer.err);
process.exitCode = answer.exitCode;
