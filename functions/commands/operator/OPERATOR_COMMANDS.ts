import { type CommandAnswer, unable } from "../CommandAnswer.ts";

type Command = (args: readonly string[]) => Promise<CommandAnswer>;

/** Every command of the operator by its first word (`../README.md`). What a command needs is read when it is called. */
export const OPERATOR_COMMANDS: Readonly<Record<string, Command>> = {
  forms: async (args) => (await import("./forms/forms.ts")).forms(args),
  block: async (args) => (await import("./sign-in/block.ts")).block(args),
  xta: async (args) => (await import("./sending/xta.ts")).xta(args),
  payments: async (args) => (await import("./payment/payments.ts")).payments(args),
  places: async (args) => (await import("./directory/places.ts")).places(args),
  feedback: async (args) => (await import("./operation/feedback.ts")).feedback(args),
  list: async (args) => (await import("./application/applications.ts")).list(args),
  show: async (args) => (await import("./application/applications.ts")).show(args),
  resend: async (args) => (await import("./application/applications.ts")).resend(args),
  prove: async (args) => (await import("./application/prove.ts")).prove(args),
  "check-settings": async (args) => (await import("./settings/checkSettings.ts")).checkSettings(args),
  health: async (args) => (await import("./operation/health.ts")).health(args),
  availability: async (args) => (await import("./operation/availability.ts")).availability(args),
  "owner-ids": async (args) => (await import("./sign-in/ownerIds.ts")).ownerIds(args),
  seal: async (args) => (await import("./documents/seal.ts")).seal(args),
  statistics: async (args) => (await import("./operation/statistics.ts")).statistics(args),
  "transport-report": async (args) => (await import("./sending/transportReport.ts")).transportReport(args),
  restore: async (args) => (await import("./operation/restore.ts")).restore(args),
  "restore-drill": async (args) => (await import("./operation/restoreDrill.ts")).restoreDrill(args),
};

/** Does what an operator typed: the command's first word and what follows it. */
export async function runOperatorCommand([name = "", ...args]: readonly string[]): Promise<CommandAnswer> {
  const run = Object.hasOwn(OPERATOR_COMMANDS, name) ? OPERATOR_COMMANDS[name] : undefined;
  return run === undefined ? unable(`operator ${Object.keys(OPERATOR_COMMANDS).join(" | ")}`) : run(args);
}
