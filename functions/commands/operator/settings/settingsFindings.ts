import type { StateSettings } from "#contract/settings/settings.ts";
import { addressFindings } from "./addressFindings.ts";
import { certificateFindings } from "./certificateFindings.ts";
import { dayFindings } from "./dayFindings.ts";
import { feeFindings } from "./feeFindings.ts";
import { foreignFindings } from "./foreignFindings.ts";
import { namingFindings } from "./namingFindings.ts";
import { offerFindings, type KnownServices } from "./offerFindings.ts";
import { productionFindings } from "./productionFindings.ts";
import { repeatedFindings } from "./repeatedFindings.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";
import { textsIn, isToBeEntered } from "#contract/settings/textsIn.ts";

const RESERVED_NAME = /(?:[@/.]|^)[a-z0-9-]+\.example(?=[:/?#]|$)/i;

export interface SettingsSurroundings extends KnownServices {
  readonly authorityIds: ReadonlySet<string>;
  /** About fees that cannot be paid: a sentence, or undefined where there are none. */
  readonly missingPaymentServices: string | undefined;
  readonly now: Date;
  /** What is wrong with theme and logo that the settings name, by the path of their names. */
  readonly looks: readonly { readonly path: string; readonly sentence: string }[];
}

/** Everything an operator should know about valid settings, before counterparties are contacted. */
export function settingsFindings(
  settings: StateSettings,
  surroundings: SettingsSurroundings,
): readonly SettingsFinding[] {
  const { authorityIds, missingPaymentServices, now, looks } = surroundings;
  return [
    ...namingFindings(settings.server, authorityIds),
    ...repeatedFindings(settings),
    ...foreignFindings(settings),
    ...offerFindings(settings.server, surroundings),
    ...feeFindings(settings.server),
    ...(missingPaymentServices === undefined
      ? []
      : [wrong("server.payments", `is not complete. ${missingPaymentServices}`)]),
    ...sealFindings(settings.server),
    ...certificateFindings(settings, now),
    ...addressFindings(settings),
    ...dayFindings(settings, now),
    ...looks.map(({ path, sentence }) => wrong(path, sentence)),
    ...productionFindings(settings),
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

/** What the proposals for a state leave open: "to be entered", and names under `.example`, which cannot be reached. */
function placeholders(settings: unknown): readonly SettingsFinding[] {
  return textsIn(settings).flatMap(({ path, text }) => {
    if (isToBeEntered(text))
      return [
        wrong(path, {
          sentence: `is still ${text.replace(/\.$/, "")}.`,
          wayOut: "Ask for it, and put it here.",
        }),
      ];
    return RESERVED_NAME.test(text)
      ? [
          doubtful(path, {
            sentence: `names ${text}, which cannot be reached: the state's own address is expected.`,
            wayOut: "Put an address outside .example here.",
          }),
        ]
      : [];
  });
}
