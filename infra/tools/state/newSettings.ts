import { z } from "zod";

const node = z.record(z.string(), z.unknown());
const bilingual = (path: string): object => ({ de: `{${path}.de}`, en: `{${path}.en}` });
const open = (what: string): object => ({ de: `to be entered: ${what}`, en: `to be entered: ${what}` });

export interface StateAnswers {
  readonly name: string;
  /** By the place in the settings. */
  readonly answers: ReadonlyMap<string, string>;
  /** Day on which the state begins, `2026-11-22`. */
  readonly day: string;
}

/** The settings of a new state: what was answered, and what is to be entered before people apply. */
export function newSettings({ name, answers, day }: StateAnswers): object {
  const host = answers.get("portal.publicUrl")?.replace("https://", "") ?? "";
  const settings = {
    $schema: "../settings.schema.json",
    extends: "../shared.json",
    each: { "server.offers": { regions: [answers.get("region")], allowElectronicNoticeDelivery: false } },
    portal: {
      portalId: name,
      portalName: {},
      stateName: {},
      officialLine: {
        de: "Eine Website: {portal.stateName.de}",
        en: "A website: {portal.stateName.en}",
      },
      headerTitle: bilingual("portal.portalName"),
      navigationSections: [],
      support: {},
      operator: {},
      accessibility: {
        firstPrepared: day,
        lastReviewed: day,
        law: {},
        monitoringBody: open("who monitors accessibility"),
        enforcementBody: open("who decides on disputes"),
        enforcementUrl: `https://durchsetzungsstelle.${name}.example`,
        answerWeeks: 4,
      },
    },
    server: {
      cloud: { production: true },
      uploads: { malwareScan: "guardduty" },
      identityProviders: [
        {
          provider: { id: "nkb" },
          request: { extension: { onlineServiceId: "to be entered: id of the online service at BundID" } },
        },
        {
          provider: { id: "elster" },
          certificates: ["to be entered: PEM certificate of the business account"],
        },
        {
          provider: { id: "eid", authRequestDestination: `https://eid.${host}/saml/sso` },
          entityId: `https://eid.${host}/saml/metadata`,
          metadataUrl: `https://eid.${host}/saml/metadata`,
        },
      ],
      offers: [{ offerId: "recognition", leiKaIds: "all" }],
      fitConnect: {
        trustRoots: ["to be entered: PEM certificate of the root of the administration PKI"],
      },
    },
  };
  return [...answers]
    .filter(([place]) => place.startsWith("portal."))
    .reduce<Readonly<Record<string, unknown>>>(
      (written, [place, value]) => withValue(written, { keys: place.split("."), value }),
      settings,
    );
}

function withValue(
  inside: unknown,
  { keys: [key = "", ...rest], value }: { readonly keys: readonly string[]; readonly value: string },
): Readonly<Record<string, unknown>> {
  const fields = node.parse(inside ?? {});
  return { ...fields, [key]: rest.length === 0 ? value : withValue(fields[key], { keys: rest, value }) };
}
