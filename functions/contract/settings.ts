import { z } from "zod";
import { paymentRuleSchema } from "../domain/payment/paymentRule.ts";
import { noticeRuleSchema } from "../domain/process/electronicNotice.ts";
import { offerSchema } from "../domain/process/Offer.ts";
import { identityProviderSchema } from "../domain/session/IdentityProvider.ts";
import { samlProviderSchema } from "../domain/session/SamlProvider.ts";
import { USER_DATA_SCOPES } from "../domain/session/userDataScopes.ts";
import { transportRuleSchema, type TransportRule } from "../domain/transport/transportRules.ts";
import { xtaPartySchema } from "../domain/transport/XtaRecipient.ts";
import { localeSchema } from "./locale.ts";

const text = z.object({ de: z.string().min(1), en: z.string().min(1) });
const link = z.object({ label: text, url: z.string().min(1) });

/** What the browser may know of a state's portal: names, looks, languages, links, contacts. */
export const portalSettingsSchema = z.strictObject({
  portalId: z.string().min(1),
  /** Scheme, host and port under which people reach the portal; no path. */
  publicUrl: z.url().regex(/^https?:\/\/[^/]+$/),
  portalName: text,
  stateName: text,
  officialLine: text,
  /** File of the logo and name of the theme, both in `frontend/theme`. */
  logo: z.string().regex(/^[a-z0-9-]+\.svg$/),
  theme: z.string().regex(/^[a-z0-9-]+$/),
  headerTitle: text,
  footerTitle: text,
  navigationSections: z.array(z.object({ title: text, links: z.array(link) })),
  footerLinks: z.array(link),
  /** Where people come from and go back to: the recognition finder. */
  returnUrl: text,
  languages: z.object({
    prefixStrategy: z.enum(["no_prefix", "prefix_except_default", "prefix_and_default"]),
    default: localeSchema,
    /** Used when neither cookie nor browser name a language of the portal. */
    fallback: z.string().min(2),
    locales: z
      .array(
        z.object({
          code: localeSchema,
          language: z.string(),
          displayName: z.string(),
          dir: z.enum(["ltr", "rtl"]),
          vsmLanguage: z.enum(["DE", "EN"]),
        }),
      )
      .min(1),
  }),
  support: z.object({
    phone: z.string().min(1),
    email: z.email(),
    hours: text,
  }),
  advice: z.object({ name: text, email: z.email(), url: z.url() }),
  operator: z.object({
    name: z.string().min(1),
    representative: z.string().min(1),
    street: z.string().min(1),
    postalCode: z.string().min(1),
    city: z.string().min(1),
    email: z.email(),
    phone: z.string().min(1),
    dataProtectionOfficer: z.email(),
    supervisoryAuthority: z.string().min(1),
    technicalOperator: z.string().min(1),
  }),
  accessibility: z.object({
    firstPrepared: z.iso.date(),
    lastReviewed: z.iso.date(),
    law: text,
    enforcementBody: text,
    feedbackEmail: z.email(),
    answerWeeks: z.int().positive(),
  }),
  /** How a decision reaches people in the mailbox of their account. */
  electronicNotice: noticeRuleSchema.default({ announcedOnDay: 4, unlessDeclined: false }),
  retention: z.object({
    serverLogHours: z.int().positive(),
    backupWeeks: z.int().positive(),
    /** How long money in flight is waited for before an operator has to look. */
    openPaymentDays: z.int().min(1).max(30).default(7),
    /** How often a person may ask for another ten minutes to download; 0 switches it off (WCAG 2.2.1). */
    resultProlongations: z.int().min(0).max(100).default(10),
  }),
});
export type PortalSettings = z.infer<typeof portalSettingsSchema>;

const levels = z.object({ low: z.string(), substantial: z.string(), high: z.string() });

/** An OpenID Connect broker of the state. Client id and secret stand in the secret `secretName` as `{ clientId, clientSecret }`. */
const oidcProviderSettingsSchema = z.strictObject({
  provider: identityProviderSchema.extend({ type: z.literal("oidc") }),
  issuer: z.url(),
  secretName: z.string().min(1),
  /** OAuth scopes beside `openid` and those that carry the wanted claims (OpenID Connect Core 5.4). */
  scopes: z.array(z.string().min(1)).default([]),
  /** Value of `acr` for each level of trust. */
  acrValues: levels,
  /** Which claim fills which scope. */
  claims: z.partialRecord(z.enum(USER_DATA_SCOPES), z.string()),
});

/** FIT-Connect client of the portal. Id and secret stand in the secret `secretName` as `{ id, secret }`. */
const fitConnectSettingsSchema = z.strictObject({
  tokenUrl: z.url(),
  submissionUrl: z.url(),
  destinationUrl: z.url(),
  routingUrl: z.url(),
  portalIssuer: z.url(),
  deliveryIssuer: z.url(),
  secretName: z.string().min(1),
  /**
   * Where the delivery service tells at once that something happened. The shared secret stands in the secret as
   * `{ secret }`. `announced`: every application names address and secret; otherwise they are entered at the service.
   */
  callback: z.strictObject({ secretName: z.string().min(1), announced: z.boolean() }).optional(),
  /** Destinations fixed by the operator; elsewhere the routing service is asked. `arsPrefixes: [""]` is everywhere. */
  destinations: z.array(
    z.strictObject({
      leiKaIds: z.union([z.literal("all"), z.array(z.string())]),
      arsPrefixes: z.array(z.string().regex(/^\d{0,12}$/)).min(1),
      destinationId: z.uuid(),
    }),
  ),
  /** PEM certificates of the roots that destination keys must lead to. */
  trustRoots: z.array(z.string().min(1)).min(1),
});

/**
 * Mailboxes of the citizen account, reached by FIT-Connect. Certificate and key that the mailbox service knows the portal
 * by stand in the secret as `{ certificate, key }`, PEM.
 */
const postboxSettingsSchema = z.strictObject({
  /** Destination of the mailbox service in the environment of FIT-Connect that the settings name. */
  destinationId: z.uuid(),
  secretName: z.string().min(1),
  /** Who writes, and about which service; shown to the person. */
  sender: z.string().min(1).max(255),
  service: z.string().min(1).max(255),
});

const httpsUrl = z.url({ protocol: /^https$/ });

/** The portal's account at an XTA transport provider. Certificate and key stand in the secret as `{ certificate, key }`, PEM. */
const xtaSettingsSchema = z.strictObject({
  /** Later editions are not wire compatible: another value stops the start. */
  edition: z.literal("2.1.1"),
  /** Complete addresses; they may differ in host and path. The portal itself reads no message box. */
  endpoints: z.strictObject({ management: httpsUrl, send: httpsUrl, messageBox: httpsUrl }),
  author: xtaPartySchema,
  secretName: z.string().min(1),
  /** PEM certificates that the provider's servers must lead to; empty: the public ones. */
  trustRoots: z.array(z.string().min(1)),
  /** Marks every message as a test. */
  testMessages: z.boolean(),
});
export type XtaSettings = z.infer<typeof xtaSettingsSchema>;

/** What only the functions know: providers, services on offer, transports, times. */
export const serverSettingsSchema = z.strictObject({
  region: z.string().min(1),
  termsVersion: z.string().min(1).max(40),
  /** Parts of a minute or an hour, too: tests must not wait. */
  session: z.strictObject({ idleMinutes: z.number().positive(), absoluteHours: z.number().positive() }),
  logLevel: z.enum(["trace", "info"]),
  /** In the order in which they are offered. */
  identityProviders: z.array(z.union([oidcProviderSettingsSchema, samlProviderSchema])),
  offers: z.array(offerSchema).min(1),
  fitConnect: fitConnectSettingsSchema,
  xta: xtaSettingsSchema.optional(),
  /** Absent: no copy goes to the mailboxes of accounts. */
  postbox: postboxSettingsSchema.optional(),
  /** Certificate of the portal's seal. Without one, documents are not sealed and there is no receipt for machines. */
  seal: z
    .strictObject({
      /** PEM, the certificate of the key in the key service first, then its chain. */
      certificates: z.array(z.string().startsWith("-----BEGIN CERTIFICATE-----")).default([]),
      /** Certificates of earlier keys, so that older receipts can still be checked. */
      formerCertificates: z.array(z.string().startsWith("-----BEGIN CERTIFICATE-----")).default([]),
    })
    .default({ certificates: [], formerCertificates: [] }),
  /** Whether uploads are scanned for malware, beside the portal's own reader: not, or by GuardDuty in the bucket. */
  uploads: z.strictObject({ malwareScan: z.enum(["off", "guardduty"]) }).default({ malwareScan: "off" }),
  /** By which transport an authority is reached; the first rule that names it counts, FIT-Connect where none does. */
  transports: z.array(transportRuleSchema).default([]),
  /**
   * By which payment service an authority takes its fees; the first rule that names it counts. None: an application with a
   * fee cannot be paid, nor sent unless by invoice. `operator payments check` names such authorities.
   */
  payments: z.array(paymentRuleSchema).default([]),
});

/** The settings of one state's portal: `infra/settings/<state>.json`. A missing or wrong value stops build and start. */
export const stateSettingsSchema = z
  .strictObject({
    $schema: z.string().optional(),
    portal: portalSettingsSchema,
    server: serverSettingsSchema,
  })
  .refine(({ portal }) => portal.publicUrl.startsWith("https://") || isLoopback(portal.publicUrl), {
    path: ["portal", "publicUrl"],
    message: "must be https; plain http is for loopback addresses only",
  })
  .refine(({ server }) => server.xta !== undefined || !server.transports.some(usesXta), {
    path: ["server", "xta"],
    message: "is missing, and a rule in transports sends by XTA",
  });
export type StateSettings = z.infer<typeof stateSettingsSchema>;

function usesXta({ ways }: TransportRule): boolean {
  return ways.some(({ transport }) => transport === "xta");
}

function isLoopback(url: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(url);
}
