import { randomIds } from "../adapters/system/randomIds.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { attachments } from "./ports/attachments.ts";
import { eventLog } from "./ports/eventLog.ts";
import { identityProviders } from "./ports/identityProviders.ts";
import { processes } from "./ports/processes.ts";
import { results } from "./ports/results.ts";
import { sessions } from "./ports/sessions.ts";

type AuthPorts = Pick<
  Ports,
  "attachments" | "clock" | "identityProviders" | "ids" | "log" | "processes" | "results" | "sessions"
>;

/** What the identity operations lean on. */
export function authPorts(): AuthPorts {
  return {
    attachments: attachments(),
    clock: systemClock,
    identityProviders: identityProviders(),
    ids: randomIds,
    log: eventLog({ group: "auth" }),
    processes: processes(),
    results: results(),
    sessions: sessions(),
  };
}
