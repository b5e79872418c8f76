import { z } from "zod";
import { protectedUrl } from "#domain/protectedUrl.ts";
import { xtaPartySchema } from "#domain/sending/XtaRecipient.ts";

const present = z.string().min(1);

const base = protectedUrl
  .refine((url) => !url.endsWith("/"), { message: "must end without /" })
  .refine((url) => !/\/v\d+$/.test(url), { message: "must end without the version: the portal adds it" });

/** FIT-Connect client of the portal. */
export const fitConnectSettingsSchema = z.strictObject({
  tokenUrl: base.describe("Where the token is fetched."),
  submissionUrl: base.describe("Base of the submission API."),
  destinationUrl: base.describe("Base of the destination API."),
  routingUrl: base.describe("Base of the routing API."),
  portalIssuer: base.describe("Issuer of keys that destinations in the self-service portal carry."),
  deliveryIssuer: base.describe("Issuer of the delivery service's own events."),
  secretName: present.describe("Secret with `{ id, secret }` of the sender client."),
  callback: z
    .strictObject({
      secretName: present.describe("Secret with `{ secret }`, shared with the delivery service."),
      announced: z
        .boolean()
        .describe(
          "Whether every application names address and secret; otherwise they are entered at the service.",
        ),
    })
    .optional()
    .describe("Callback address for immediate delivery events; absent: the delivery service is polled."),
  destinations: z
    .array(
      z.strictObject({
        leiKaIds: z
          .union([z.literal("all"), z.array(z.string())])
          .describe("Services (codes of 14 digits), or `all`."),
        arsPrefixes: z
          .array(z.string().regex(/^\d{0,12}$/))
          .min(1)
          .describe('Beginnings of regional keys; `[""]` is everywhere.'),
        destinationId: z.uuid().describe("Where applications go."),
      }),
    )
    .describe("Destinations fixed by the operator; elsewhere the routing service is asked."),
  trustRoots: z
    .array(present)
    .min(1)
    .describe("PEM certificates of the roots that destination keys must lead to."),
});

/** Mailboxes of the citizen account, reached by FIT-Connect. */
export const postboxSettingsSchema = z.strictObject({
  destinationId: z
    .uuid()
    .describe("Destination of the mailbox service in the environment of FIT-Connect that the settings name."),
  secretName: present.describe(
    "Secret with `{ certificate, key }`, PEM, that the mailbox service knows the portal by.",
  ),
  sender: present.max(255).describe("Who writes; shown to the person."),
  service: present.max(255).describe("About which service; shown to the person."),
});

const httpsUrl = z.url({ protocol: /^https$/ });

/** The portal's account at an XTA transport provider. */
export const xtaSettingsSchema = z.strictObject({
  edition: z
    .literal("2.1.1")
    .describe("Edition of the standard. Later ones are not wire compatible: another value stops the start."),
  endpoints: z
    .strictObject({
      management: httpsUrl.describe("Management port."),
      send: httpsUrl.describe("Send port."),
      messageBox: httpsUrl.describe("Message box port; the portal itself reads no message box."),
    })
    .describe("Complete addresses; they may differ in host and path."),
  author: xtaPartySchema.describe("Who the portal is at the provider."),
  secretName: present.describe("Secret with `{ certificate, key }` of the account, PEM."),
  trustRoots: z
    .array(present)
    .describe("PEM certificates that the provider's servers must lead to; empty: the public ones."),
  testMessages: z.boolean().describe("Marks every message as a test."),
});
export type XtaSettings = z.infer<typeof xtaSettingsSchema>;
