import { openLocalSecretsManager, openSecretsManager } from "../adapters/secrets/openSecretsManager.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { PaymentRule } from "../domain/payment/paymentRule.ts";
import type { PaymentProvider } from "../ports/PaymentProvider.ts";
import { paymentProvider } from "./paymentProvider.ts";

/** The payment services of the rules, with credentials of a portal on this machine, or in AWS by the usual way. */
export function operatorPayments(
  rules: readonly PaymentRule[],
  local?: LocalAws,
): readonly { readonly rule: PaymentRule; readonly provider: PaymentProvider }[] {
  const secrets = local === undefined ? openSecretsManager() : openLocalSecretsManager(local);
  // What operators do is answered to them; the command has no log of its own.
  const log = { write: () => undefined };
  return rules.map((rule) => ({
    rule,
    provider: paymentProvider(rule, { secrets, clock: systemClock, log }),
  }));
}
