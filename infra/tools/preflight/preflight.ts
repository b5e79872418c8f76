import type { StateSettings } from "#contract/settings/settings.ts";
import { synthesizeUnbuilt } from "../environments/synthesizeUnbuilt.ts";
import { settingsVerdict } from "../settings/settingsVerdict.ts";
import type { AccountFacts } from "./AccountFacts.ts";
import { fine, must, type Finding } from "./Finding.ts";
import { lookAtAccount } from "./looks/lookAtAccount.ts";
import { lookAtAddress } from "./looks/lookAtAddress.ts";
import { lookAtBootstrap } from "./looks/lookAtBootstrap.ts";
import { lookAtNames } from "./looks/lookAtNames.ts";
import { lookAtQuotas } from "./looks/lookAtQuotas.ts";
import { lookAtWatching } from "./looks/lookAtWatching.ts";
import { lookUpNames } from "./lookUpNames.ts";
import { type PlannedPortal, plannedPortal } from "./plannedPortal.ts";
import { readAccountFacts } from "./readAccountFacts.ts";

/** Judges one side of an account; it asks nobody. */
export type Look = (planned: PlannedPortal, facts: AccountFacts) => readonly Finding[];

/** All looks before a deployment, in the order in which things are done. */
export const LOOKS: readonly Look[] = [
  lookAtAccount,
  lookAtBootstrap,
  lookAtQuotas,
  lookAtNames,
  lookAtAddress,
  lookAtWatching,
];

/** Looks at the account that these settings go to, before anything is built or written. */
export async function preflight(settings: StateSettings, settingsFile: string): Promise<readonly Finding[]> {
  const planned = plannedPortal(settings, synthesizeUnbuilt({ settingsFile, environment: "aws" }));
  const facts = await readAccountFacts(planned, { client: {}, lookUp: lookUpNames() });
  return [settingsFinding(settings), ...LOOKS.flatMap((look) => look(planned, facts))];
}

/** Whether the settings themselves may be deployed; nobody has to be asked. */
export function settingsFinding(settings: StateSettings): Finding {
  const { goesOn, says } = settingsVerdict(settings);
  return goesOn ? fine("settings", "complete") : must("settings", says);
}

interface PreflightVerdict {
  readonly goesOn: boolean;
  readonly lines: readonly string[];
}

/** One line for each finding; what must be done before stops a deployment. */
export function preflightVerdict(findings: readonly Finding[]): PreflightVerdict {
  const musts = findings.filter(({ verdict }) => verdict.kind === "must").length;
  return {
    goesOn: musts === 0,
    lines: [
      ...findings.map(({ about, verdict }) => `${verdict.kind.padEnd(7)} ${about}: ${verdict.says}`),
      musts === 0
        ? "Nothing stands in the way of the deployment."
        : `Not deployed: ${musts.toString()} must be done before.`,
    ],
  };
}
