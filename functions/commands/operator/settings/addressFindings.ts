import type { StateSettings } from "#contract/settings/settings.ts";
import { textsIn } from "#contract/settings/textsIn.ts";
import { hostOf, isLoopbackHost } from "#contract/settings/hostOf.ts";
import { wrong, type SettingsFinding } from "./SettingsFinding.ts";

/** A name of an environment in which nobody's applications are; FITKO's test environments are under `.dev`. */
const TEST_LABEL = /(?:^|[.-])(?:test|testing|tests|int|stage|staging|dev|sandbox|demo|qa|uat)(?:[.-]|$)/;

/** Names that are written like addresses, and schemas. */
const NAMES = /(?:[eE]ntityId|schemaUri|\.(?:acrValues|levels|attributes|recipient)\..*|\$schema)$/;

/** Addresses that travel unprotected, of a test environment beside production, or that fit no other address. */
export function addressFindings(settings: StateSettings): readonly SettingsFinding[] {
  const addresses = textsIn(settings).flatMap(({ path, text }) => {
    const host = NAMES.test(path) ? undefined : hostOf(text);
    return host === undefined || isLoopbackHost(host) ? [] : [{ path, text, host }];
  });
  return [
    ...addresses
      .filter(({ text }) => text.startsWith("http://"))
      .map(({ path, text }) =>
        wrong(path, {
          sentence: `is ${text}, an address without TLS.`,
          effect: "What travels there could be read and changed by others on the way.",
          wayOut: "Write https://, or ask the other side for its address with TLS.",
        }),
      ),
    ...(settings.server.cloud.production
      ? addresses
          .filter(({ host }) => TEST_LABEL.test(host))
          .map(({ path, host }) =>
            wrong(path, {
              sentence: `is at ${host}, a test environment, and cloud.production is true.`,
              effect:
                "Real applications, sign-ins or payments would go to a system that nobody works with, or fail.",
              wayOut: "Put the address of production in its place, or set cloud.production to false.",
            }),
          )
      : []),
    ...ownNameFindings(settings),
  ];
}

/** The names of the portal at accounts are addresses of its own. On a laptop it has another one. */
function ownNameFindings({ portal, server }: StateSettings): readonly SettingsFinding[] {
  const own = hostOf(portal.publicUrl) ?? "";
  return server.identityProviders.flatMap((provider, index) => {
    if (!("ownEntityId" in provider) || isLoopbackHost(own)) return [];
    const named = hostOf(provider.ownEntityId);
    return named === undefined || named === own
      ? []
      : [
          wrong(`server.identityProviders.${String(index)}.ownEntityId`, {
            sentence: `is at ${named}, and the portal is at ${own}.`,
            wayOut: `Write https://${own}/${provider.provider.id}, or correct portal.publicUrl.`,
          }),
        ];
  });
}
