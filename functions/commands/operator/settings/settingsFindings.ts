import type { StateSettings } from "../../../contract/settings.ts";
import { certificateFindings } from "./certificateFindings.ts";
import { namingFindings } from "./namingFindings.ts";
import { placeholders } from "./placeholders.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

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
    ...sealFindings(settings.server),
    ...certificateFindings(settings, now),
    ...placeholders(settings),
  ];
}

/** Sealing begins with a certificate, and nothing else shows that there is none. */
function sealFindings({ seal, cloud }: StateSettings["server"]): readonly SettingsFinding[] {
  if (seal.certificates.length > 0) return [];
  const say = cloud.production ? wrong : doubtful;
  return [
    say(
      "server.seal.certificates",
      "names none: documents are not sealed, and of no application can be proved that it arrived. `operator seal request` asks for one.",
    ),
  ];
}
