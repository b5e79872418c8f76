import { citizenAccount } from "./citizenAccount.ts";
import type { Profile } from "./Profile.ts";

export const PROFILES: Readonly<Record<string, Profile>> = {
  "citizen-account": citizenAccount,
};
