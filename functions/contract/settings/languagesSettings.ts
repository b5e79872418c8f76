import { z } from "zod";
import { localeSchema } from "../operation.ts";

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, "is no language tag (BCP 47), like de-DE");

const localeSettingsSchema = z.object({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)?$/)
    .describe(
      "As it stands in addresses. `de` and `en` come with the portal; any other brings its texts as a file (`frontend/README.md`).",
    ),
  language: languageTag.describe("Language tag (BCP 47), for `lang`, dates and amounts."),
  displayName: z.string().describe("Its name in itself."),
  dir: z.enum(["ltr", "rtl"]).describe("Direction of writing."),
  vsmLanguage: z
    .enum(["DE", "EN"])
    .describe("Language of services and forms where the portal is shown in this one."),
});

/** The languages of a portal: German and English always, the default and the fallback among them. */
export const languagesSchema = z
  .object({
    prefixStrategy: z
      .enum(["no_prefix", "prefix_except_default", "prefix_and_default"])
      .describe("Whether addresses begin with the language: never, but for the default, or always."),
    default: localeSchema.describe("Language of addresses without a prefix."),
    fallback: languageTag.describe("Used when neither cookie nor browser name a language of the portal."),
    locales: z.array(localeSettingsSchema).min(1).describe("Languages of the portal, as they are offered."),
  })
  .refine(({ locales }) => ["de", "en"].every((code) => locales.some((locale) => locale.code === code)), {
    path: ["locales"],
    message: "must name de and en",
  })
  .refine(({ locales, fallback }) => locales.some(({ code }) => code === fallback.split("-")[0]), {
    path: ["fallback"],
    message: "must be of one of the locales",
  });
