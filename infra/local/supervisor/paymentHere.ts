import type { StateSettings } from "../../../functions/contract/settings.ts";
import type { CounterpartyDescriptions } from "./counterpartyDescriptions.ts";

type Payment = NonNullable<CounterpartyDescriptions["payment"]>;
type Rule = StateSettings["server"]["payments"][number];

/**
 * A payment rule with an office of this machine's counterparty: one that wants the same proof, or none. What an office
 * demands beyond that is filled in, so that any state's settings run here.
 */
export function paymentHere(rule: Rule, payment: Payment): Rule {
  const { baseUrl, tokenUrl, scope, pageHost, offices } = payment;
  const office =
    offices.find(({ authentication }) => authentication === rule.authentication.kind) ??
    offices.find(({ authentication }) => authentication === "none");
  if (office === undefined) return rule;
  const { originatorId, endPointId, requiredBookingData, upperCasePurpose } = office;
  const demanded = Object.fromEntries(requiredBookingData.map((key) => [key, "0000"]));
  return {
    ...rule,
    baseUrl,
    originatorId,
    endPointId,
    authentication: authenticationHere(rule.authentication, { tokenUrl, scope }),
    trustRoots: [],
    redirectHosts: [pageHost],
    upperCasePurpose,
    bookingData: { ...demanded, ...rule.bookingData },
  };
}

function authenticationHere(
  authentication: Rule["authentication"],
  token: Pick<Payment, "tokenUrl" | "scope">,
): Rule["authentication"] {
  switch (authentication.kind) {
    case "oauth":
      return { ...authentication, ...token };
    case "basic":
      return authentication;
    default:
      return { kind: "none" };
  }
}
