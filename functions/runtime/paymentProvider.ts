import type { openSecretsManager } from "../adapters/secrets/openSecretsManager.ts";
import { createXbezahldienste } from "../adapters/xbezahldienste/createXbezahldienste.ts";
import type { PaymentRule } from "../domain/payment/paymentRule.ts";
import type { Clock } from "../ports/Clock.ts";
import type { EventLog } from "../ports/EventLog.ts";
import type { PaymentProvider } from "../ports/PaymentProvider.ts";
import { paymentAuthentication } from "./paymentAuthentication.ts";

interface PaymentSurroundings {
  readonly secrets: ReturnType<typeof openSecretsManager>;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** The payment service of one rule of the settings, with its credentials from Secrets Manager. */
export function paymentProvider(rule: PaymentRule, surroundings: PaymentSurroundings): PaymentProvider {
  const { secrets, clock, log } = surroundings;
  return createXbezahldienste({
    ...rule,
    authentication: paymentAuthentication(rule.authentication, secrets),
    clock,
    log,
  });
}
