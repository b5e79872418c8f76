import { z } from "zod";
import { paymentRuleSchema } from "#domain/payment/paymentRule.ts";
import { offerSchema } from "#domain/application/Offer.ts";
import { oidcProviderSchema } from "#domain/sign-in/OidcProvider.ts";
import { samlProviderSchema } from "#domain/sign-in/SamlProvider.ts";
import { transportRuleSchema } from "#domain/sending/transportRules.ts";
import { fitConnectSettingsSchema, postboxSettingsSchema, xtaSettingsSchema } from "./transportSettings.ts";

/** AWS regions in member states of the EU; London (`eu-west-2`) and Zurich (`eu-central-2`) are in none. */
const EU_REGIONS = [
  "eu-central-1",
  "eu-west-1",
  "eu-west-3",
  "eu-north-1",
  "eu-south-1",
  "eu-south-2",
  "eusc-de-east-1",
] as const;

const present = z.string().min(1);
const certificate = z.string().startsWith("-----BEGIN CERTIFICATE-----");

/** What only the functions know: providers, services on offer, transports, times. */
export const serverSettingsSchema = z.strictObject({
  region: z
    .enum(EU_REGIONS, { error: `is outside the EU or unknown: one of ${EU_REGIONS.join(", ")} is expected` })
    .describe("AWS region, in the EU."),
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
        .regex(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/\S+$/,
          "must be a certificate in us-east-1: arn:aws:acm:us-east-1:<account>:certificate/<id>",
        )
        .optional()
        .describe(
          "Certificate for the host of `publicUrl`, in us-east-1 where CloudFront reads it; absent: the portal answers under CloudFront's own name. Needed where `production` is set.",
        ),
      logReaders: z
        .array(z.string().regex(/^arn:aws:iam::\d{12}:role\/.+$/))
        .optional()
        .describe(
          "Roles of the account's sign-in (`AWSReservedSSO_…`) that may read the log after its first day: it asks for the second factor. Absent: IAM users with a second factor only.",
        ),
      originWordFrom: z.iso
        .date()
        .optional()
        .describe(
          "Day on which the word between CloudFront and API was turned: with a new day the next deployment hands the new word to CloudFront.",
        ),
      complianceLockFrom: z.iso
        .date()
        .optional()
        .describe(
          "First day whose deployment locks the copies for good (compliance mode), best after a restore drill; until then, and without it, a right of administrators lifts the lock.",
        ),
      deployment: z
        .strictObject({
          issuer: z
            .url()
            .startsWith("https://")
            .describe("Issuer of the tokens of its runs, for example a GitLab."),
          deploySubject: z
            .string()
            .regex(/^[^*?]+$/)
            .describe(
              "Subject of the runs that may deploy, whole: one branch or environment of one project.",
            ),
          diffSubject: present
            .optional()
            .describe("Subject of the runs that may read templates, `*` for any part; absent: none."),
        })
        .optional()
        .describe("The pipeline that deploys without stored keys; absent: people deploy."),
    })
    .default({ production: false })
    .describe("What only the AWS account of the state has."),
  termsVersion: z.iso.date().describe("Day of the terms of use that people agree to: their version."),
  session: z
    .strictObject({
      idleMinutes: z
        .number()
        .positive()
        .max(60)
        .describe("Minutes without a sign of life after which it ends."),
      absoluteHours: z.number().positive().max(24).describe("Hours after which it ends in any case."),
    })
    .refine(({ idleMinutes, absoluteHours }) => idleMinutes <= absoluteHours * 60, {
      path: ["absoluteHours"],
      message: "is shorter than idleMinutes",
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
    .describe(
      "Whether uploads are scanned for malware, in addition to the checks of the portal's own reader.",
    ),
  limits: z
    .strictObject({
      openDrafts: z.int().positive().describe("Drafts that one person may have at once."),
      reservedMegabytes: z.int().min(30).describe("Room that all drafts of one person may hold for files."),
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
