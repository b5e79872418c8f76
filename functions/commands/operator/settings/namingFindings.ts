import type { StateSettings } from "#contract/settings/settings.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

type Server = StateSettings["server"];
interface Rule {
  readonly authorityIds: "all" | readonly string[];
  readonly leiKaIds?: "all" | readonly string[];
}

/**
 * References that are dangling or ambiguous: unknown authorities, duplicate offer ids, missing accounts, rules without
 * effect.
 */
export function namingFindings(
  { offers, transports, payments, identityProviders }: Server,
  authorityIds: ReadonlySet<string>,
): readonly SettingsFinding[] {
  const unknown = (rules: readonly Rule[], path: string): readonly SettingsFinding[] =>
    rules.flatMap((rule, index) =>
      idsOf(rule).flatMap((id, place) =>
        authorityIds.has(id)
          ? []
          : [
              wrong(
                `${path}.${String(index)}.authorityIds.${String(place)}`,
                `is ${id}, an authority that the directory does not know.`,
              ),
            ],
      ),
    );
  const accounts = new Set(["anon", ...identityProviders.map(({ provider }) => provider.id)]);
  return [
    ...unknown(transports, "server.transports"),
    ...unknown(payments, "server.payments"),
    ...offers.flatMap(({ feesByProcess = [] }, index) =>
      unknown(feesByProcess, `server.offers.${String(index)}.feesByProcess`),
    ),
    ...offers.flatMap(({ offerId, idpIds }, index) => [
      ...(offers.findIndex((other) => other.offerId === offerId) === index
        ? []
        : [
            wrong(
              `server.offers.${String(index)}.offerId`,
              `is ${offerId}, which another offer is named by.`,
            ),
          ]),
      ...idpIds.flatMap((id, place) =>
        accounts.has(id)
          ? []
          : [
              wrong(
                `server.offers.${String(index)}.idpIds.${String(place)}`,
                `is ${id}, an account that server.identityProviders does not name.`,
              ),
            ],
      ),
    ]),
    ...withoutEffect(transports, "server.transports"),
    ...withoutEffect(payments, "server.payments"),
  ];
}

function idsOf({ authorityIds }: Rule): readonly string[] {
  return authorityIds === "all" ? [] : authorityIds;
}

/** Rules all of whose authorities an earlier one takes for every service. */
function withoutEffect(rules: readonly Rule[], path: string): readonly SettingsFinding[] {
  return rules.flatMap((rule, index) => {
    const before = rules.slice(0, index).filter(({ leiKaIds }) => leiKaIds === "all");
    const isTaken =
      before.some(({ authorityIds }) => authorityIds === "all") ||
      (rule.authorityIds !== "all" &&
        rule.authorityIds.every((id) => before.some((earlier) => idsOf(earlier).includes(id))));
    return isTaken
      ? [
          doubtful(
            `${path}.${String(index)}`,
            "is without effect: earlier rules name all of its authorities.",
          ),
        ]
      : [];
  });
}
