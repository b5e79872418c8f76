import process from "node:process";
import { unable, type CommandAnswer } from "./CommandAnswer.ts";
import { list, resend, show } from "./operator/applications.ts";
import { checkSettings } from "./operator/checkSettings.ts";
import { availability } from "./operator/availability.ts";
import { block } from "./operator/block.ts";
import { feedback } from "./operator/feedback.ts";
import { forms } from "./operator/forms.ts";
import { health } from "./operator/health.ts";
import { payments } from "./operator/payments.ts";
import { places } from "./operator/places.ts";
import { prove } from "./operator/prove.ts";
import { restore } from "./operator/restore.ts";
import { restoreDrill } from "./operator/restoreDrill.ts";
import { seal } from "./operator/seal.ts";
import { statistics } from "./operator/statistics.ts";
import { transportReport } from "./operator/transportReport.ts";
import { xta } from "./operator/xta.ts";

/** What operators of a portal can do: `npm run -s operator -- forms import|versions|activate …`, `block add|…`, `xta check`, `payments`, `places import|versions|activate`,
 * `list`, `show`, `resend`, `prove`, `check-settings`, `health`, `availability`, `seal request`, `statistics`, `transport-report export`, `restore`, `restore-drill`. */
const SUBCOMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<CommandAnswer>>> = {
  forms,
  block,
  xta,
  payments,
  places,
  feedback,
  list,
  show,
  resend,
  prove,
  "check-settings": checkSettings,
  health,
  availability,
  seal,
  statistics,
  "transport-report": transportReport,
  restore,
  "restore-drill": restoreDrill,
};

const [name = "", ...args] = process.argv.slice(2);
const run = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
const answer =
  run === undefined ? unable(`operator ${Object.keys(SUBCOMMANDS).join(" | ")}`) : await run(args);
process.stdout.write(answer.out);
process.stderr.write(answer.err);
process.exitCode = answer.exitCode;
