import { PROVIDER_IDS } from "#domain/sign-in/ProviderId.ts";
import type { GrantTarget } from "#infra/functions.ts";
import { shortName, usesOf } from "./functionFamilies.ts";

const READS_SECRETS = /^secretsmanager:GetSecretValue$/;

/** Whom each secret leads to; what is the portal's own leads to nobody. */
const OUTSIDE: Readonly<Record<Extract<GrantTarget, `${string}Secret${"" | "s"}`>, string | undefined>> = {
  identitySecrets: `Service accounts, eID (${PROVIDER_IDS.filter((id) => id !== "anon").join(", ")})`,
  samlSecrets: undefined,
  transportSecrets: "Authority, by FIT-Connect or XTA",
  fitConnectSecret: undefined,
  callbackSecret: undefined,
  postboxSecret: "Mailbox of the account",
  paymentSecrets: "Payment service",
};

/** Who talks with the portal, and by which functions: whoever may read the secret of somebody outside. */
export function contextPicture(): string {
  const namesWith = (target: string): readonly string[] =>
    usesOf(READS_SECRETS)
      .filter((use) => use.target === target && use.name !== "schedule-check-health")
      .map(({ name }) => name);
  const callback = namesWith("callbackSecret").filter((name) => name.startsWith("api-"));
  const boxes = Object.entries(OUTSIDE).flatMap(([target, label]) => {
    const names = namesWith(target).map(shortName);
    return label === undefined ? [] : [{ target, label, names }];
  });
  return [
    "flowchart LR",
    '  person["Person, browser"] -- pages, /api --> portal(("Portal"))',
    '  operator["Operator"] -- commands --> portal',
    ...boxes.map(
      ({ target, label, names }) => `  portal -- "${names.join("<br>")}" --> ${target}["${label}"]`,
    ),
    `  transportSecrets -- "${callback.map(shortName).join("<br>")}" --> portal`,
  ].join("\n");
}
