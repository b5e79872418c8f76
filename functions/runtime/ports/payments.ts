import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import { firstRuleFor } from "../../domain/authority/firstRuleFor.ts";
import type { EventLog } from "../../ports/EventLog.ts";
import type { PaymentProviders } from "../../ports/PaymentProvider.ts";
import { paymentProvider } from "../paymentProvider.ts";
import { readSettings } from "../readSettings.ts";

/** All payment services of the settings. A function that uses them needs the grant `paymentSecrets`. */
export function payments(log: EventLog, rules = readSettings().server.payments): PaymentProviders {
  const offices = rules.map((rule) => ({
    ...rule,
    provider: paymentProvider(rule, { secrets: openSecretsManager(), clock: systemClock, log }),
  }));
  return { of: (service) => firstRuleFor(service, offices)?.provider };
}
