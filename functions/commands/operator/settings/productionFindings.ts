import type { StateSettings } from "#contract/settings/settings.ts";
import { openInProduction } from "#contract/settings/openInProduction.ts";
import { textsIn } from "#contract/settings/textsIn.ts";
import { wrong, type SettingsFinding } from "./SettingsFinding.ts";

/** What people write where they know nothing yet. */
const PLACEHOLDER =
  /muster(?:mann|frau|stra(?:ß|ss)e|stadt|land|platz|firma)|lorem ipsum|\b(?:todo|tbd|xxx+|asdf|foo)\b|[@/.]example\.(?:com|org|net)|^(?:12345|0{5})$/i;
const PHONE_PLACEHOLDER = /^[0\D]*$|123[ -]?456/;
const CONTACT =
  /^portal\.(?:support|advice|operator|securityContact|accessibility|publicUrl|returnUrl)(?:$|\.)/;
const PHONE = /\.phone$/;
const DUMMY_ID = /^(?:0{8}|1{8}|12345678)-/;

/** What may be so while nobody's applications are in the portal, and not in production. */
export function productionFindings(settings: StateSettings): readonly SettingsFinding[] {
  const { server } = settings;
  if (!server.cloud.production) return [];
  return [
    ...openInProduction(settings).map(({ path, sentence }) => wrong(path, sentence)),
    ...placeholderFindings(settings),
    ...(server.logLevel === "trace"
      ? [
          wrong("server.logLevel", {
            sentence: "is trace, and cloud.production is true.",
            wayOut: "Write info.",
          }),
        ]
      : []),
    ...(server.xta?.testMessages === true
      ? [
          wrong("server.xta.testMessages", {
            sentence: "is true, and cloud.production is true.",
            effect: "Authorities would throw real applications away as tests.",
            wayOut: "Write false.",
          }),
        ]
      : []),
    ...server.payments.flatMap(({ authentication }, index) =>
      authentication.kind === "none"
        ? [
            wrong(`server.payments.${String(index)}.authentication.kind`, {
              sentence: "is none: anybody could ask this service for payments in the portal's name.",
              wayOut: "Write oauth, basic or mtls, as the payment service agreed.",
            }),
          ]
        : [],
    ),
    ...server.identityProviders.flatMap((provider, index) =>
      "answer" in provider && !provider.answer.encrypted
        ? [
            wrong(`server.identityProviders.${String(index)}.answer.encrypted`, {
              sentence: "is false: name, birth and address pass the browser in the clear.",
              effect: "Programs in the browser, and its history, could read whom the account vouches for.",
              wayOut: "Write true, and give the account the certificate to encrypt for.",
            }),
          ]
        : [],
    ),
  ];
}

function placeholderFindings(settings: StateSettings): readonly SettingsFinding[] {
  return textsIn(settings).flatMap(({ path, text }) => {
    const isPlaceholder =
      (CONTACT.test(path) && (PHONE.test(path) ? PHONE_PLACEHOLDER : PLACEHOLDER).test(text)) ||
      (path.endsWith("destinationId") && DUMMY_ID.test(text));
    return isPlaceholder
      ? [
          wrong(path, {
            sentence: `is ${text}, which looks like a placeholder.`,
            wayOut: "Ask the state for its own, and put it here.",
          }),
        ]
      : [];
  });
}
