import type { StateSettings } from "#contract/settings/settings.ts";
import { wrong, type SettingsFinding } from "./SettingsFinding.ts";

/** Names that must be unlike each other and are not; offers are looked at by `namingFindings`. */
export function repeatedFindings({ portal, server }: StateSettings): readonly SettingsFinding[] {
  const saml = server.identityProviders.map((provider) =>
    "ownEntityId" in provider ? provider.ownEntityId : undefined,
  );
  return [
    ...repeated(
      portal.languages.locales.map(({ code }) => code),
      (index) => `portal.languages.locales.${index}.code`,
    ),
    ...repeated(
      server.identityProviders.map(({ provider }) => provider.id),
      (index) => `server.identityProviders.${index}.provider.id`,
    ),
    ...repeated(saml, (index) => `server.identityProviders.${index}.ownEntityId`),
    ...server.payments.flatMap(({ methods }, rule) =>
      repeated(
        methods.map(({ id }) => id),
        (index) => `server.payments.${String(rule)}.methods.${index}.id`,
      ),
    ),
  ];
}

function repeated(
  names: readonly (string | undefined)[],
  pathOf: (index: string) => string,
): readonly SettingsFinding[] {
  return names.flatMap((name, index) =>
    name === undefined || names.indexOf(name) === index
      ? []
      : [
          wrong(pathOf(String(index)), {
            sentence: `is ${name}, which an earlier entry is named by.`,
            wayOut: "Give it a name of its own, or take it out.",
          }),
        ],
  );
}
