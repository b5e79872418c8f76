import { z } from "zod";

const accounts = z.array(
  z.object({ user: z.string(), password: z.string(), level: z.string(), name: z.string() }),
);
/** Faults that can be set, besides "none". */
const faults = z.array(z.string());

export const identityProviderDescription = z.object({
  id: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  accounts,
  faults,
});

export const samlProviderDescription = z.object({
  id: z.string(),
  entityId: z.string(),
  home: z.url(),
  /** PEM */
  certificate: z.string(),
  accounts,
  faults,
});

export const eidClientDescription = z.object({ address: z.url(), faults });

const client = z.object({ id: z.string(), secret: z.string() });

export const fitConnectDescription = z.object({
  faults,
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
  /** The mailbox service of the citizen account, a destination of its own. */
  postbox: z.object({
    destinationId: z.string(),
    serviceIdentifier: z.string(),
    submissionSchemaUri: z.string(),
    senderCertificateFile: z.string(),
    senderKeyFile: z.string(),
    mailboxesUrl: z.url(),
  }),
});

const clientFiles = z.object({ certificateFile: z.string(), keyFile: z.string() });
const xtaParty = clientFiles.extend({
  type: z.string(),
  category: z.string(),
  value: z.string(),
  name: z.string(),
});
const xtaCode = z.object({ listURI: z.string(), listVersionID: z.string(), code: z.string() });

export const xtaDescription = z.object({
  edition: z.literal("2.1.1"),
  endpoints: z.object({ management: z.url(), send: z.url(), messageBox: z.url() }),
  /** Of the provider's server and of its clients. */
  caFile: z.string(),
  author: xtaParty,
  reader: xtaParty,
  withoutAccount: clientFiles,
  service: z.string(),
  businessScenario: xtaCode,
  messageType: xtaCode.extend({ payloadSchema: z.string() }),
  rootElement: z.string(),
  faults,
});

export const paymentDescription = z.object({
  baseUrl: z.url(),
  tokenUrl: z.url(),
  scope: z.string(),
  /** Where its payment pages are, with port. */
  pageHost: z.string(),
  /** What was paid, independent of the answers of the API. */
  booksUrl: z.url(),
  offices: z
    .array(
      z.object({
        originatorId: z.string(),
        endPointId: z.string(),
        authentication: z.enum(["oauth", "basic", "none"]),
        requiredBookingData: z.array(z.string()),
        upperCasePurpose: z.boolean(),
      }),
    )
    .min(1),
  oauth: client,
  basic: z.object({ user: z.string(), password: z.string() }),
  faults,
});

/** What the counterparties report when they listen. */
export type CounterpartyDescriptions = {
  readonly identity: z.infer<typeof identityProviderDescription>;
  readonly saml: readonly z.infer<typeof samlProviderDescription>[];
  readonly fitConnect: z.infer<typeof fitConnectDescription>;
  /** Where the settings name a transport provider. */
  readonly xta: z.infer<typeof xtaDescription> | undefined;
  /** Where the settings name payment services: one plays all of them. */
  readonly payment: z.infer<typeof paymentDescription> | undefined;
};
