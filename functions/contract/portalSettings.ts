import { z } from "zod";
import { bilingualText as text } from "../domain/bilingualText.ts";
import { noticeRuleSchema } from "../domain/process/electronicNotice.ts";
import { OPEN_LOG_HOURS } from "./limits.ts";
import { localeSchema } from "./locale.ts";
import { signLanguageFilmSchema } from "./signLanguageFilm.ts";

const link = z.object({
  label: text.describe("As people read it."),
  url: text.describe("Where it leads in each language."),
});
const links = z.array(link);
const present = z.string().min(1);

const localeSettingsSchema = z.object({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)?$/)
    .describe(
      "As it stands in addresses. `de` and `en` come with the portal; any other brings its texts as a file (`frontend/README.md`).",
    ),
  language: z.string().describe("Language tag (BCP 47), for `lang`, dates and amounts."),
  displayName: z.string().describe("Its name in itself."),
  dir: z.enum(["ltr", "rtl"]).describe("Direction of writing."),
  vsmLanguage: z
    .enum(["DE", "EN"])
    .describe("Language in which services and forms are told where the portal is shown in this one."),
});

/** What the browser may know of a state's portal: names, looks, languages, links, contacts. */
export const portalSettingsSchema = z.strictObject({
  portalId: present.describe("Short name of the portal; part of the names of its stacks."),
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
    .describe("File of the logo in `frontend/theme`."),
  theme: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe("Name of the style sheet with the state's colours in `frontend/theme`, without `.css`."),
  headerTitle: text.describe("What stands beside the logo."),
  footerTitle: text.describe("Heading of the footer."),
  navigationSections: z
    .array(
      z.object({
        title: text.describe("Heading of the section."),
        links: links.describe("What it leads to."),
      }),
    )
    .describe("Further sections of links at the foot of every page."),
  footerLinks: links.describe("Links of the footer beside those of the portal itself."),
  returnUrl: text.describe("Where people come from and go back to: the recognition finder."),
  languages: z
    .object({
      prefixStrategy: z
        .enum(["no_prefix", "prefix_except_default", "prefix_and_default"])
        .describe("Whether addresses begin with the language: never, but for the default, or always."),
      default: localeSchema.describe("Language of addresses without a prefix."),
      fallback: z
        .string()
        .min(2)
        .describe("Used when neither cookie nor browser name a language of the portal."),
      locales: z.array(localeSettingsSchema).min(1).describe("Languages of the portal, as they are offered."),
    })
    .describe("Languages and how addresses name them."),
  support: z
    .object({
      phone: present.describe("Number to call."),
      email: z.email().describe("Address to write to."),
      hours: text.describe("When somebody answers."),
    })
    .describe("Who helps with the portal."),
  securityContact: z
    .union([z.email(), z.url({ protocol: /^https$/ })])
    .optional()
    .describe("Whom a weakness of the portal is reported to; whoever helps with the portal otherwise."),
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
      postalCode: present.describe("Postal code."),
      city: present.describe("Place."),
      email: z.email().describe("Address to write to."),
      phone: present.describe("Number to call."),
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
      answerWeeks: z.int().positive().describe("Weeks within which a report is answered."),
    })
    .describe("Accessibility statement."),
  signLanguage: z
    .strictObject({
      films: z
        .array(signLanguageFilmSchema)
        .describe("The films, as they are shown; files in `infra/settings/<portalId>/films`."),
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
        .describe(
          "Hours after which the web server's log is restricted, as the privacy policy says it; the portal does so after 24.",
        ),
      backupWeeks: z.int().positive().describe("Weeks for which backups are kept."),
      supportDays: z
        .int()
        .positive()
        .describe("Days for which support keeps an enquiry after its last answer."),
      openPaymentDays: z
        .int()
        .min(1)
        .max(30)
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
