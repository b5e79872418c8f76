import { z } from "zod";
import { paymentRuleSchema } from "../domain/payment/paymentRule.ts";
import { offerSchema } from "../domain/process/Offer.ts";
import { oidcProviderSchema } from "../domain/session/OidcProvider.ts";
import { samlProviderSchema } from "../domain/session/SamlProvider.ts";
import { transportRuleSchema } from "../domain/transport/transportRules.ts";
import { fitConnectSettingsSchema, postboxSettingsSchema, xtaSettingsSchema } from "./transportSettings.ts";

const present = z.string().min(1);
const certificate = z.string().startsWith("-----BEGIN CERTIFICATE-----");

/** What only the functions know: providers, services on offer, transports, times. */
export const serverSettingsSchema = z.strictObject({
  region: present.describe("AWS region."),
  cloud: z
    .strictObject({
      production: z
        .boolean()
        .describe("Whether people's applications are in it: then nothing with data goes with its stack."),
      account: z
        .string()
        .regex(/^\d{12}$/)
        .optional()
        .describe(
          "AWS account that this portal has for itself: nothing is deployed to another. Needed where `production` is set.",
        ),
      certificateArn: z
        .string()
        .startsWith("arn:aws:acm:us-east-1:")
        .optional()
        .describe(
          "Certificate for the host of `publicUrl`, in us-east-1 where CloudFront reads it; absent: the portal answers under CloudFront's own name.",
        ),
    })
    .default({ production: false })
    .describe("What only the AWS account of the state has."),
  termsVersion: present.max(40).describe("Version of the terms of use that people agree to."),
  session: z
    .strictObject({
      idleMinutes: z.number().positive().describe("Minutes without a sign of life after which it ends."),
      absoluteHours: z.number().positive().describe("Hours after which it ends in any case."),
    })
    .describe("How long a session lasts; parts of a minute or an hour, too."),
  logLevel: z.enum(["trace", "info"]).describe("How much the functions log."),
  identityProviders: z
    .array(z.union([oidcProviderSchema, samlProviderSchema]))
    .describe("Accounts to sign in with, in the order in which they are offered."),
  offers: z.array(offerSchema).min(1).describe("Services that can be applied for, and how."),
  fitConnect: fitConnectSettingsSchema.describe("FIT-Connect client of the portal."),
  xta: xtaSettingsSchema
    .optional()
    .describe("The portal's account at an XTA transport provider; absent: no authority is reached so."),
  postbox: postboxSettingsSchema
    .optional()
    .describe(
      "Mailboxes of the citizen account, reached by FIT-Connect; absent: no copy goes to the mailboxes of accounts.",
    ),
  seal: z
    .strictObject({
      certificates: z
        .array(certificate)
        .default([])
        .describe("PEM, the certificate of the key in the key service first, then its chain."),
      formerCertificates: z
        .array(certificate)
        .default([])
        .describe("Certificates of earlier keys, so that older receipts can still be checked."),
    })
    .default({ certificates: [], formerCertificates: [] })
    .describe(
      "Certificate of the portal's seal. Without one, documents are not sealed and there is no receipt for machines.",
    ),
  uploads: z
    .strictObject({
      malwareScan: z.enum(["off", "guardduty"]).describe("Not, or by GuardDuty in the bucket."),
      unscannedBecause: z
        .string()
        .min(1)
        .optional()
        .describe(
          "Why a portal in production does without a scan; it is not deployed without scan or reason.",
        ),
    })
    .default({ malwareScan: "off" })
    .describe("Whether uploads are scanned for malware, beside the portal's own reader."),
  limits: z
    .strictObject({
      openDrafts: z.int().positive().describe("Drafts that one person may have at once."),
      reservedMegabytes: z
        .int()
        .positive()
        .describe("Room that all drafts of one person may hold for files."),
      anonymousStarts: z
        .int()
        .positive()
        .describe(
          "Applications without an account from one network in ten minutes; advice centres share one.",
        ),
    })
    .default({ openDrafts: 10, reservedMegabytes: 100, anonymousStarts: 60 })
    .describe("What one person or network may take up."),
  transports: z
    .array(transportRuleSchema)
    .default([])
    .describe(
      "By which transport an authority is reached; the first rule that names it counts, FIT-Connect where none does.",
    ),
  payments: z
    .array(paymentRuleSchema)
    .default([])
    .describe(
      "By which payment service an authority takes its fees; the first rule that names it counts. An authority with a fee and without one stops build and start.",
    ),
});
