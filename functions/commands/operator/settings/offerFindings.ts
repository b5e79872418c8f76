import type { StateSettings } from "#contract/settings/settings.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

type Server = StateSettings["server"];
type Offer = Server["offers"][number];

export interface KnownServices {
  /** Forms that come along with the portal. */
  readonly formIds: ReadonlySet<string>;
  /** Codes of 14 digits of all services of the directory. */
  readonly leiKaIds: ReadonlySet<string>;
}

/** Offers that nobody could apply for: unknown form or service, accounts that cannot do what is asked of them. */
export function offerFindings(server: Server, known: KnownServices): readonly SettingsFinding[] {
  return server.offers.flatMap((offer, index) => {
    const at = (place: string): string => `server.offers.${String(index)}.${place}`;
    return [
      ...formFindings(offer, { at, known }),
      ...serviceFindings(offer, { at, known }),
      ...accountFindings(offer, { at, server }),
      ...(offer.allowElectronicNoticeDelivery && server.postbox === undefined
        ? [
            wrong(at("allowElectronicNoticeDelivery"), {
              sentence: "is true, and server.postbox names no mailbox service.",
              effect: "People would agree to a decision in their mailbox that never comes there.",
              wayOut: "Write false, or fill in server.postbox.",
            }),
          ]
        : []),
      ...offer.idpDataLocked.flatMap((scope, place) =>
        offer.idpData.includes(scope)
          ? []
          : [
              wrong(at(`idpDataLocked.${String(place)}`), {
                sentence: `is ${scope}, which idpData does not ask the account for.`,
                wayOut: `Add ${scope} to idpData, or take it out here.`,
              }),
            ],
      ),
    ];
  });
}

type At = (place: string) => string;

function formFindings(
  { fmsFormId }: Offer,
  { at, known }: { readonly at: At; readonly known: KnownServices },
): readonly SettingsFinding[] {
  if (known.formIds.has(fmsFormId)) return [];
  return [
    wrong(at("fmsFormId"), {
      sentence: `is ${fmsFormId}, and no form that comes along has this id (there are: ${[...known.formIds].join(", ")}).`,
      wayOut: `Correct the id. A form of the state's own is put into functions/forms/definitions, or imported by \`operator forms import FILE --id ${fmsFormId}\` before anybody applies.`,
    }),
  ];
}

function serviceFindings(
  { leiKaIds }: Offer,
  { at, known }: { readonly at: At; readonly known: KnownServices },
): readonly SettingsFinding[] {
  if (leiKaIds === "all") return [];
  return leiKaIds.flatMap((id, place) => {
    const path = at(`leiKaIds.${String(place)}`);
    if (leiKaIds.indexOf(id) !== place)
      return [doubtful(path, { sentence: `is ${id} once more.`, wayOut: "Take it out." })];
    if (known.leiKaIds.has(id)) return [];
    const group = id.replace(/\d\d$/, "");
    const near = [...known.leiKaIds].find((one) => one.startsWith(group));
    return [
      wrong(path, {
        sentence: `is ${id}, a service that the directory does not know.`,
        wayOut: `Correct the code${near === undefined ? "" : `; near to it is ${near}`} (functions/domain/directory/data/professions.json).`,
      }),
    ];
  });
}

function accountFindings(
  { idpIds, identificationType, trustLevel }: Offer,
  { at, server }: { readonly at: At; readonly server: Server },
): readonly SettingsFinding[] {
  const providers = server.identityProviders.filter(({ provider }) => idpIds.includes(provider.id));
  const isSure = providers.some(({ provider }) => satisfiesTrustLevel(provider.trustLevel, trustLevel));
  return [
    ...(identificationType !== "END" && idpIds.includes("anon")
      ? [
          wrong(at("idpIds"), {
            sentence: `offers to begin without an account (anon), and identificationType is ${identificationType}.`,
            wayOut: "Take anon out, or write END.",
          }),
        ]
      : []),
    ...(isSure
      ? []
      : [
          wrong(at("trustLevel"), {
            sentence: `is ${trustLevel}, which none of its accounts reaches (${idpIds.join(", ")}).`,
            effect: "Nobody could ever send an application for this service.",
            wayOut: "Add an account that reaches it to idpIds, or ask for less.",
          }),
        ]),
  ];
}
