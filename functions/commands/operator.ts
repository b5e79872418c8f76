import module from "node:module";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { runOperatorCommand } from "./operator/OPERATOR_COMMANDS.ts";

// A check of settings is done in less than the second that compiling what it reads takes.
module.enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url)));

/** `npm run -s operator -- …`: what operators of a portal can do. */
const answer = await runOperatorCommand(process.argv.slice(2));
process.stdout.write(answer.out);
process.stderr.write(answer.err);
process.exitCode = answer.exitCode;
