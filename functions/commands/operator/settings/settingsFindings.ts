import type { StateSettings } from "../../../contract/settings.ts";
import { certificateFindings } from "./certificateFindings.ts";
import { namingFindings } from "./namingFindings.ts";
import { placeholders } from "./placeholders.ts";
import { wrong, type SettingsFinding } from "./SettingsFinding.ts";

export interface SettingsSurroundings {
  readonly authorityIds: ReadonlySet<string>;
  /** Of fees that nobody could pay: a sentence, or undefined where there are none. */
  readonly missingPaymentServices: string | undefined;
  readonly now: Date;
}

/** Everything in settings that can be read which an operator should know, before anybody is asked. */
export function settingsFindings(
  settings: StateSettings,
  { authorityIds, missingPaymentServices, now }: SettingsSurroundings,
): readonly SettingsFinding[] {
  return [
    ...namingFindings(settings.server, authorityIds),
    ...(missingPaymentServices === undefined
      ? []
      : [wrong("server.payments", `is not complete. ${missingPaymentServices}`)]),
    ...certificateFindings(settings, now),
    ...placeholders(settings),
  ];
}
