import type { CommandAnswer } from "../CommandAnswer.ts";
import { list, resend, show } from "./applications.ts";
import { checkSettings } from "./checkSettings.ts";
import { availability } from "./availability.ts";
import { block } from "./block.ts";
import { feedback } from "./feedback.ts";
import { forms } from "./forms.ts";
import { health } from "./health.ts";
import { ownerIds } from "./ownerIds.ts";
import { payments } from "./payments.ts";
import { places } from "./places.ts";
import { prove } from "./prove.ts";
import { restore } from "./restore.ts";
import { restoreDrill } from "./restoreDrill.ts";
import { seal } from "./seal.ts";
import { statistics } from "./statistics.ts";
import { transportReport } from "./transportReport.ts";
import { xta } from "./xta.ts";

/** Every command of the operator by its first word (`../README.md`). */
export const OPERATOR_COMMANDS: Readonly<
  Record<string, (args: readonly string[]) => Promise<CommandAnswer>>
> = {
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
  "owner-ids": ownerIds,
  seal,
  statistics,
  "transport-report": transportReport,
  restore,
  "restore-drill": restoreDrill,
};
