import { z } from "zod";
import { createSecretReader } from "../adapters/secrets/createSecretReader.ts";
import type { openSecretsManager } from "../adapters/secrets/openSecretsManager.ts";
import { createXbezahldienste } from "../adapters/xbezahldienste/createXbezahldienste.ts";
import type { PaymentAuthentication } from "../adapters/xbezahldienste/PaymentServiceOptions.ts";
import type { PaymentRule } from "../domain/payment/paymentRule.ts";
import type { Clock } from "../ports/Clock.ts";
import type { EventLog } from "../ports/EventLog.ts";
import type { PaymentProvider } from "../ports/PaymentProvider.ts";

const filled = z.string().min(1);
const clientCertificateSchema = z.object({ certificate: filled, key: filled });
const clientCredentialsSchema = z.object({ id: filled, secret: filled });
const userSchema = z.object({ user: filled, password: filled });

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
    authentication: authenticationOf(rule.authentication, secrets),
    clock,
    log,
  });
}

function authenticationOf(
  authentication: PaymentRule["authentication"],
  secrets: PaymentSurroundings["secrets"],
): PaymentAuthentication {
  switch (authentication.kind) {
    case "none":
      return authentication;
    case "mtls": {
      const { kind, secretName: name } = authentication;
      return { kind, credentials: createSecretReader(secrets, { name, schema: clientCertificateSchema }) };
    }
    case "oauth": {
      const { secretName: name, ...rest } = authentication;
      return { ...rest, credentials: createSecretReader(secrets, { name, schema: clientCredentialsSchema }) };
    }
    case "basic": {
      const { kind, secretName: name } = authentication;
      return { kind, credentials: createSecretReader(secrets, { name, schema: userSchema }) };
    }
  }
}
