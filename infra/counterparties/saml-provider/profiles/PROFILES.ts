import { businessAccount } from "./businessAccount.ts";
import { citizenAccount } from "./citizenAccount.ts";
import { eidServer } from "./eidServer.ts";
import type { Profile } from "./Profile.ts";
import { stateAccount } from "./stateAccount.ts";

/** The kinds of providers that are played here. */
export const PROFILES: Readonly<Record<string, Profile>> = {
  "citizen-account": citizenAccount,
  "business-account": businessAccount,
  "state-account": stateAccount,
  "eid-server": eidServer,
};
