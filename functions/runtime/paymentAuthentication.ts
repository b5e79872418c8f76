import { z } from "zod";
import { createSecretReader } from "../adapters/secrets/createSecretReader.ts";
import type { openSecretsManager } from "../adapters/secrets/openSecretsManager.ts";
import type { PaymentAuthentication } from "../adapters/xbezahldienste/PaymentServiceOptions.ts";
import type { PaymentRule } from "../domain/payment/paymentRule.ts";

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
