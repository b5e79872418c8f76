import { z } from "zod";

const text = z.object({ de: z.string().min(1), en: z.string().min(1) });

/** A key of the standard's addresses (XBezahldienste 1.0.0): originator, end point. */
const pathKey = z.string().regex(/^[\w-]{1,36}$/);

/** What travels there stays secret: https, or http that does not leave the machine. */
const protectedUrl = z
  .url()
  .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[^@]*$/, {
    message: "must be https without a user; plain http is for loopback addresses only",
  });

const secretName = z.string().min(1);

/** How the portal proves who it is. What the secret holds, as JSON: */
const authenticationSchema = z.discriminatedUnion("kind", [
  /** `{ certificate, key }`, PEM. */
  z.strictObject({ kind: z.literal("mtls"), secretName }),
  /** `{ id, secret }`, client credentials as form fields (RFC 6749 section 4.4). */
  z.strictObject({
    kind: z.literal("oauth"),
    secretName,
    tokenUrl: protectedUrl,
    scope: z.string().min(1).optional(),
  }),
  /** `{ user, password }`. */
  z.strictObject({ kind: z.literal("basic"), secretName }),
  z.strictObject({ kind: z.literal("none") }),
]);

/** A way to pay as the portal shows it; which one is taken is decided on the provider's page. */
const paymentMethodSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,36}$/),
  name: text,
  /** Euro cents that the provider adds; shown and never added. Null: none. */
  fee: z.int().nonnegative().nullable(),
  available: z.boolean(),
});

/** The payment service of authorities by XBezahldienste, and what people are told of it. */
export const paymentRuleSchema = z.strictObject({
  authorityIds: z.union([z.literal("all"), z.array(z.string().min(1)).min(1)]),
  leiKaIds: z.union([z.literal("all"), z.array(z.string().regex(/^99\d{12}$/)).min(1)]).default("all"),
  /** What `/paymenttransaction` and `/status` follow. */
  baseUrl: protectedUrl.refine((url) => !/[?#]|\/$/.test(url), { message: "ends without / ? and #" }),
  originatorId: pathKey,
  endPointId: pathKey,
  authentication: authenticationSchema,
  /** PEM certificates that the provider's servers must lead to; empty: the public ones. */
  trustRoots: z.array(z.string().min(1)).default([]),
  /** As people read it. */
  providerName: z.string().min(1).max(250),
  /** Hosts (with port, where it is not the usual one) to which a payment page may lead. */
  redirectHosts: z.array(z.string().regex(/^[a-z0-9.:[\]-]+$/)).min(1),
  /** For services that take the purpose in capital letters only. */
  upperCasePurpose: z.boolean().default(false),
  /** What the authority's cash office wants to read in every item. */
  bookingData: z.record(z.string().min(1), z.string().min(1).max(250)).default({}),
  methods: z.array(paymentMethodSchema).min(1),
});
export type PaymentRule = z.infer<typeof paymentRuleSchema>;
