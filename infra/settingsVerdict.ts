import { isToBeEntered } from "../functions/contract/isToBeEntered.ts";
import type { StateSettings } from "../functions/contract/settings.ts";
import { textsIn } from "../functions/contract/textsIn.ts";

export interface SettingsVerdict {
  readonly goesOn: boolean;
  /** For whoever deploys; empty: nothing is open. */
  readonly says: string;
}

/** Whether these settings may be deployed: what people's applications go to names everything, its account too. */
export function settingsVerdict(settings: StateSettings): SettingsVerdict {
  const { cloud, uploads } = settings.server;
  if (!cloud.production) return { goesOn: true, says: "" };
  const open = textsIn(settings).filter(({ text }) => isToBeEntered(text));
  const missing = [
    ...(cloud.account === undefined
      ? ["server.cloud.account is missing: the account that this portal has for itself"]
      : []),
    ...(uploads.malwareScan === "off" && uploads.unscannedBecause === undefined
      ? ['server.uploads.malwareScan is "off": scan by "guardduty", or say why not in unscannedBecause']
      : []),
    ...open.map(({ path, text }) => `${path} is still ${text}`),
  ];
  return missing.length === 0
    ? { goesOn: true, says: "" }
    : { goesOn: false, says: ["Not deployed, because settings are open:", ...missing].join("\n  ") };
}
