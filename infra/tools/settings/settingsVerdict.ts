import { openInProduction } from "#contract/settings/openInProduction.ts";
import { textsIn, isToBeEntered } from "#contract/settings/textsIn.ts";
import type { StateSettings } from "#contract/settings/settings.ts";

export interface SettingsVerdict {
  readonly goesOn: boolean;
  /** For the operator who deploys; empty: nothing is open. */
  readonly says: string;
}

/**
 * Whether these settings may be deployed: what people's applications go to names everything, its account and its
 * certificate too. CloudFront speaks TLS alone, so no portal in AWS has an address without it.
 */
export function settingsVerdict(settings: StateSettings): SettingsVerdict {
  const { portal, server } = settings;
  const open = [
    ...(portal.publicUrl.startsWith("https:")
      ? []
      : [`portal.publicUrl is ${portal.publicUrl}: in AWS the portal answers under https: only`]),
    ...(server.cloud.production ? missingInProduction(settings) : []),
  ];
  return open.length === 0
    ? { goesOn: true, says: "" }
    : { goesOn: false, says: ["Not deployed, because settings are open:", ...open].join("\n  ") };
}

function missingInProduction(settings: StateSettings): readonly string[] {
  const toBeEntered = textsIn(settings).filter(({ text }) => isToBeEntered(text));
  return [
    ...openInProduction(settings).map(({ path, sentence }) => `${path} ${sentence}`),
    ...toBeEntered.map(({ path, text }) => `${path} is still ${text}`),
  ];
}
