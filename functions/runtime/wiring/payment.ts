import { z } from "zod";
import { openSecretsManager, createSecretReader } from "#adapters/secrets/createSecretReader.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import { firstRuleFor } from "#domain/directory/firstRuleFor.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";
import type { PaymentProviders, PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { openStateMachine, createPaymentWorkflow } from "#adapters/step-functions/createWorkflows.ts";
import type { PaymentRepository, PaymentWorkflow } from "#ports/payment/PaymentRepository.ts";
import type { PaymentAuthentication } from "#adapters/xbezahldienste/PaymentServiceOptions.ts";
import type { PaymentRule } from "#domain/payment/paymentRule.ts";
import { createXbezahldienste } from "#adapters/xbezahldienste/createXbezahldienste.ts";
import type { Clock } from "#ports/System.ts";
import { readSettings, readEnvironment } from "../deployment.ts";
import { itemTable } from "./system.ts";

/** All payment services of the settings. A function that uses them needs the grant `paymentSecrets`. */
export function paymentProviders(log: EventLog, rules = readSettings().server.payments): PaymentProviders {
  const offices = rules.map((rule) => ({
    ...rule,
    provider: paymentProvider(rule, { secrets: openSecretsManager(), clock: systemClock, log }),
  }));
  return { of: (service) => firstRuleFor(service, offices)?.provider };
}

export const payments = (): PaymentRepository => createPaymentRepository(itemTable("PAYMENTS_TABLE"));

export const paymentWorkflow = (): PaymentWorkflow =>
  createPaymentWorkflow(openStateMachine(readEnvironment("COLLECT_STATE_MACHINE_ARN")));

const filled = z.string().min(1);
const clientCertificateSchema = z.object({ certificate: filled, key: filled });
const clientCredentialsSchema = z.object({ id: filled, secret: filled });
const userSchema = z.object({ user: filled, password: filled });

/** How the portal proves who it is to a payment service, with its credentials from Secrets Manager. */
export function paymentAuthentication(
  authentication: PaymentRule["authentication"],
  secrets: ReturnType<typeof openSecretsManager>,
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

interface PaymentSurroundings {
  readonly secrets: ReturnType<typeof openSecretsManager>;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** The payment service of one rule of the settings, with its credentials from Secrets Manager. */
function paymentProvider(rule: PaymentRule, surroundings: PaymentSurroundings): PaymentProvider {
  const { secrets, clock, log } = surroundings;
  return createXbezahldienste({
    ...rule,
    authentication: paymentAuthentication(rule.authentication, secrets),
    clock,
    log,
  });
}
