import { z } from "zod";
import { bilingualText } from "../bilingualText.ts";
import { protectedUrl } from "../protectedUrl.ts";

/** A key of the standard's addresses (XBezahldienste 1.0.0). */
const pathKey = z.string().regex(/^[\w-]{1,36}$/);

const secretName = z.string().min(1);

const authenticationSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("mtls").describe("By a certificate of the portal's own."),
    secretName: secretName.describe("Secret with `{ certificate, key }`, PEM."),
  }),
  z.strictObject({
    kind: z.literal("oauth").describe("By client credentials (RFC 6749 section 4.4)."),
    secretName: secretName.describe("Secret with `{ id, secret }`, sent as form fields."),
    tokenUrl: protectedUrl.describe("Where the token is fetched."),
    scope: z.string().min(1).optional().describe("Scope of the token, where the service wants one."),
  }),
  z.strictObject({
    kind: z.literal("basic").describe("By user and password."),
    secretName: secretName.describe("Secret with `{ user, password }`."),
  }),
  z.strictObject({ kind: z.literal("none").describe("Not at all.") }),
]);

/** A way to pay as the portal shows it; which one is taken is decided on the provider's page. */
const paymentMethodSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .describe("Its code in the standard."),
  name: bilingualText.describe("As people know it."),
  fee: z
    .int()
    .nonnegative()
    .nullable()
    .describe("Euro cents that the provider adds; shown and never added. Null: none."),
  available: z.boolean().describe("Whether people can pay by it now; otherwise it is shown as out of order."),
});

/** The payment service of authorities by XBezahldienste, and what people read about it. */
export const paymentRuleSchema = z.strictObject({
  authorityIds: z
    .union([z.literal("all"), z.array(z.string().min(1)).min(1)])
    .describe("Ids of the authorities whose fees go here, or `all`."),
  leiKaIds: z
    .union([z.literal("all"), z.array(z.string().regex(/^99\d{12}$/)).min(1)])
    .default("all")
    .describe("Services (codes of 14 digits) for which it does, or `all`."),
  baseUrl: protectedUrl
    .refine((url) => !/[?#]|\/$/.test(url), { message: "ends without / ? and #" })
    .describe("What `/paymenttransaction` and `/status` follow."),
  originatorId: pathKey.describe("Who the portal is at the payment service."),
  endPointId: pathKey.describe("Office at the payment service that takes the money."),
  authentication: authenticationSchema.describe("How the portal proves who it is."),
  trustRoots: z
    .array(z.string().min(1))
    .default([])
    .describe("PEM certificates that the provider's servers must lead to; empty: the public ones."),
  providerName: z.string().min(1).max(250).describe("Who takes the money, as people read it."),
  redirectHosts: z
    .array(z.string().regex(/^[a-z0-9.:[\]-]+$/))
    .min(1)
    .describe("Hosts (with port, where it is not the usual one) to which a payment page may lead."),
  upperCasePurpose: z
    .boolean()
    .default(false)
    .describe("For services that take the purpose in capital letters only."),
  bookingData: z
    .record(z.string().min(1), z.string().min(1).max(250))
    .default({})
    .describe("What the authority's cash office wants to read in every item."),
  methods: z.array(paymentMethodSchema).min(1).describe("Ways to pay, in the order in which they are shown."),
});
export type PaymentRule = z.infer<typeof paymentRuleSchema>;
