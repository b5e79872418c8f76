import { randomIds } from "../adapters/system/randomIds.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { attachments } from "./ports/attachments.ts";
import { blockList } from "./ports/blockList.ts";
import { eventLog } from "./ports/eventLog.ts";
import { identityProviders } from "./ports/identityProviders.ts";
import { logins } from "./ports/logins.ts";
import { deletions, processes } from "./ports/processes.ts";
import { results, sealed } from "./ports/results.ts";
import { samlProviders } from "./ports/samlProviders.ts";
import { sessions } from "./ports/sessions.ts";

type AuthPorts = Pick<
  Ports,
  | "attachments"
  | "blockList"
  | "clock"
  | "deletions"
  | "identityProviders"
  | "ids"
  | "log"
  | "logins"
  | "processes"
  | "results"
  | "sealed"
  | "samlProviders"
  | "sessions"
>;

/** What the identity operations lean on. */
export function authPorts(): AuthPorts {
  return {
    attachments: attachments(),
    blockList: blockList(),
    clock: systemClock,
    deletions: deletions(),
    identityProviders: identityProviders(),
    ids: randomIds,
    log: eventLog({ group: "auth" }),
    logins: logins(),
    processes: processes(),
    results: results(),
    sealed: sealed(),
    samlProviders: samlProviders(),
    sessions: sessions(),
  };
}
