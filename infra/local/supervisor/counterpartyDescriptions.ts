import { z } from "zod";

export const identityProviderDescription = z.object({
  id: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  accounts: z.array(
    z.object({ user: z.string(), password: z.string(), level: z.string(), name: z.string() }),
  ),
});

export const samlProviderDescription = z.object({
  id: z.string(),
  entityId: z.string(),
  home: z.url(),
  /** PEM */
  certificate: z.string(),
  accounts: z.array(
    z.object({ user: z.string(), password: z.string(), level: z.string(), name: z.string() }),
  ),
  mishaps: z.array(z.string()),
});

export const eidClientDescription = z.object({ address: z.url(), mishaps: z.array(z.string()) });

const client = z.object({ id: z.string(), secret: z.string() });

export const fitConnectDescription = z.object({
  tokenUrl: z.url(),
  submissionUrl: z.url(),
  destinationUrl: z.url(),
  routingUrl: z.url(),
  portalIssuer: z.url(),
  destinationId: z.string(),
  inactiveDestinationId: z.string(),
  serviceIdentifier: z.string(),
  submissionSchemaUri: z.string(),
  sender: client,
  subscriber: client,
  decryptionKeyFile: z.string(),
  signingKeyFile: z.string(),
  trustRootFile: z.string(),
});

/** What the counterparties tell about themselves when they listen. */
export type CounterpartyDescriptions = {
  readonly identity: z.infer<typeof identityProviderDescription>;
  readonly saml: readonly z.infer<typeof samlProviderDescription>[];
  readonly fitConnect: z.infer<typeof fitConnectDescription>;
};
