import { OPEN_PAYMENT_MOST_DAYS } from "#domain/application/retention.ts";
import { z } from "zod";
import { bilingualText as text } from "#domain/bilingualText.ts";
import { noticeRuleSchema } from "#domain/application/electronicNotice.ts";
import { protectedUrl } from "#domain/protectedUrl.ts";
import { OPEN_LOG_HOURS } from "../limits.ts";
import { languagesSchema } from "./languagesSettings.ts";
import { signLanguageFilmSchema } from "./signLanguageFilm.ts";

/** An address of a page in each language. */
const pageUrl = z.object({
  de: protectedUrl.describe("Of the page in German."),
  en: protectedUrl.describe("Of the page in English."),
});
const link = z.object({
  label: text.describe("As people read it."),
  url: pageUrl.describe("Where it leads in each language."),
});
const links = z.array(link);
const present = z.string().min(1).regex(/\S/, "is only blanks: a text is expected");
const phone = z
  .string()
  .min(1)
  .regex(/^\+?[\d][\d ()/-]{4,}$/, "is no telephone number: digits, blanks, / and - are expected");

/** What the browser may know of a state's portal: names, looks, languages, links, contacts. */
export const portalSettingsSchema = z.strictObject({
  portalId: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{0,19}$/,
      "is no short name: small letters, digits and hyphens are expected, like nw",
    )
    .describe("Short name of the portal; part of the names of its stacks."),
  publicUrl: z
    .url()
    .regex(/^https?:\/\/[^/]+$/)
    .describe("Scheme, host and port under which people reach the portal; no path."),
  portalName: text.describe("Name of the portal, in titles of pages and in documents."),
  stateName: text.describe("Name of the state."),
  officialLine: text.describe("The line above everything that says whose website it is."),
  logo: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/)
    .describe("Whose logo is shown: `<state>.svg` is `infra/states/<state>/logo.svg`."),
  theme: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe("The state whose colours are shown: `infra/states/<theme>/theme.css`."),
  headerTitle: text.describe("Text next to the logo."),
  footerTitle: text.describe("Heading of the footer."),
  navigationSections: z
    .array(
      z.object({
        title: text.describe("Heading of the section."),
        links: links.describe("What it leads to."),
      }),
    )
    .describe("Further sections of links at the foot of every page."),
  footerLinks: links.describe("Links of the footer in addition to those of the portal itself."),
  returnUrl: pageUrl.describe("Where people come from and go back to: the recognition finder."),
  languages: languagesSchema.describe("Languages and how addresses name them."),
  support: z
    .object({
      phone: phone.describe("Number to call."),
      email: z.email().describe("Address to write to."),
      hours: text.describe("Hours in which support answers."),
    })
    .describe("Who helps with the portal."),
  securityContact: z
    .union([z.email(), z.url({ protocol: /^https$/ })])
    .optional()
    .describe("Contact for reports of vulnerabilities; absent: the support contact."),
  advice: z
    .object({
      name: text.describe("Name of the service."),
      email: z.email().describe("Address to write to."),
      url: z.url().describe("Its website."),
    })
    .describe("Who advises on recognition itself."),
  operator: z
    .object({
      name: present.describe("Name of the ministry or body."),
      representative: present.describe("Who represents it."),
      street: present.describe("Street and number."),
      postalCode: z
        .string()
        .regex(/^\d{5}$/, "is no postal code of five digits")
        .describe("Postal code."),
      city: present.describe("Place."),
      email: z.email().describe("Address to write to."),
      phone: phone.describe("Number to call."),
      dataProtectionOfficer: z.email().describe("Address of its data protection officer."),
      supervisoryAuthority: present.describe("Who supervises data protection there."),
      technicalOperator: present.describe("Who runs the servers for it."),
    })
    .describe("Who answers for the portal, for imprint and privacy policies."),
  privacyEdition: z.iso
    .date()
    .optional()
    .describe(
      "Day of the state's own wording of the privacy policies; absent: that of the texts that come along.",
    ),
  accessibility: z
    .object({
      firstPrepared: z.iso.date().describe("Day on which the statement was first prepared."),
      lastReviewed: z.iso.date().describe("Day on which it was last reviewed."),
      law: text.describe("Law of the state that asks for it."),
      monitoringBody: text.describe("Who watches over whether public bodies of the state keep that law."),
      enforcementBody: text.describe("Who decides when operator and person disagree."),
      enforcementUrl: z.url().describe("Its website, where the procedure and its contact stand."),
      feedbackEmail: z.email().describe("Where barriers are reported by e-mail."),
      answerWeeks: z.int().positive().max(12).describe("Weeks within which a report is answered."),
    })
    .refine(({ firstPrepared, lastReviewed }) => firstPrepared <= lastReviewed, {
      path: ["lastReviewed"],
      message: "is before firstPrepared",
    })
    .describe("Accessibility statement."),
  signLanguage: z
    .strictObject({
      films: z
        .array(signLanguageFilmSchema)
        .describe("The films, as they are shown; files in `infra/states/<portalId>/films`."),
    })
    .default({ films: [] })
    .describe("Explanations in German Sign Language; without a film the portal says that there is none yet."),
  electronicNotice: noticeRuleSchema
    .default({ announcedOnDay: 4, unlessDeclined: false })
    .describe("How a decision reaches people in the mailbox of their account."),
  retention: z
    .object({
      serverLogHours: z
        .int()
        .min(OPEN_LOG_HOURS)
        .max(48)
        .describe(
          "Hours after which the web server's log is restricted, as the privacy policy says it; the portal does so after 24.",
        ),
      backupWeeks: z.int().positive().max(6).describe("Weeks for which backups are kept."),
      supportDays: z
        .int()
        .positive()
        .max(365)
        .describe("Days for which support keeps an enquiry after its last answer."),
      openPaymentDays: z
        .int()
        .min(1)
        .max(OPEN_PAYMENT_MOST_DAYS)
        .default(7)
        .describe("Days for which money in flight is waited for before an operator has to look."),
      resultProlongations: z
        .int()
        .min(0)
        .max(100)
        .default(10)
        .describe(
          "How often a person may ask for another ten minutes to download; 0 switches it off (WCAG 2.2.1).",
        ),
    })
    .describe("How long things are kept."),
});
export type PortalSettings = z.infer<typeof portalSettingsSchema>;
