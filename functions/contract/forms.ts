import { z } from "zod";
import { authoritySchema, TRAINING_ORIGINS } from "#domain/directory/Authority.ts";
import { operation, localeSchema } from "./operation.ts";
import { locationSchema } from "#domain/directory/Location.ts";
import { processMetadataSchema } from "#domain/application/ProcessMetadata.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { isCompiledForm } from "#forms/isCompiledForm.ts";

export const leiKaIdSchema = z.string().regex(/^99\d{12}$/);
export const arsSchema = z.string().regex(/^\d{12}$/);

export const professionIdSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);

/** What a recognition finder hands over, in the query `processData` (base64url JSON) or pasted on the test page. */
export const processDataSchema = z.strictObject({
  leiKaId: leiKaIdSchema,
  location: z
    .strictObject({
      ars: arsSchema,
      place: z.string().min(1).max(120),
      postalCode: z
        .string()
        .regex(/^\d{5}$/)
        .optional(),
    })
    .optional(),
  professionId: professionIdSchema.optional(),
});

/** What is known about a service (specification §3, service information); empty parts are null and are left out. */
export const serviceInformationSchema = z.object({
  serviceTitle: z.string(),
  shortText: z.string().nullable(),
  longText: z.string().nullable(),
  procedure: z.string().nullable(),
  requirements: z.string().nullable(),
  /**
   * Documents that the form of the offer asks for; `always`: required of every applicant, otherwise only for certain
   * answers.
   */
  requiredDocs: z.array(z.object({ name: z.string(), hint: z.string().nullable(), always: z.boolean() })),
  cost: z.string().nullable(),
  deadline: z.string().nullable(),
  processingTime: z.string().nullable(),
  forms: z.string().nullable(),
  hints: z.string().nullable(),
  furtherInfo: z.string().nullable(),
  legalBasis: z.string().nullable(),
  legalBasisLinks: z.array(z.object({ label: z.string(), url: z.url() })),
  relatedServices: z.array(z.object({ label: z.string(), leiKaId: leiKaIdSchema })),
  responsePoint: z.string().nullable(),
  contact: z.string().nullable(),
});

const compiledFormSchema = z.custom<CompiledForm>(isCompiledForm);

const foundProfessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  germanTitle: z.string(),
  group: z.string(),
  codes: z.array(z.object({ leiKaId: leiKaIdSchema, origin: z.enum(TRAINING_ORIGINS) })),
  /** The title that replaced it. */
  today: z.string().nullable(),
  /** The name it was found by, where that is not its title. */
  name: z.object({ text: z.string(), language: z.string(), isFormer: z.boolean() }).nullable(),
});

const search = z.object({ query: z.string().min(1).max(100), locale: localeSchema.default("de") });

export const formsOperations = {
  listForms: operation({
    query: z.object({
      leiKaId: leiKaIdSchema,
      professionId: professionIdSchema.optional(),
      location: arsSchema,
      locale: localeSchema,
    }),
    /** `closed`: there is an offer, and operators switched it off for a while. */
    response: z.object({ forms: z.array(processMetadataSchema), closed: z.boolean() }),
    problems: ["service-not-found"],
  }),
  getAvailability: operation({
    query: z.object({ leiKaId: leiKaIdSchema, location: arsSchema }),
    response: z.object({ available: z.boolean() }),
    problems: ["service-not-found"],
  }),
  getDefinition: operation({
    path: z.object({ fmsFormId: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/) }),
    /** `part=first`: the outline with the components of the first page only. */
    query: z.object({
      locale: localeSchema,
      version: z.string().max(80).optional(),
      part: z.literal("first").optional(),
    }),
    response: compiledFormSchema,
    problems: ["form-not-found"],
  }),
  searchLocations: operation({
    query: search,
    /** `complete: false`: the limit cut the list. `isWhole`: found by name, and the place has other postal codes too. */
    response: z.object({
      locations: z.array(locationSchema.extend({ isWhole: z.boolean() })),
      complete: z.boolean(),
    }),
    problems: [],
  }),
  searchProfessions: operation({
    /** Without `query`: all of them. */
    query: search.partial({ query: true }),
    response: z.object({ professions: z.array(foundProfessionSchema), complete: z.boolean() }),
    problems: [],
  }),
  /** Who decides on a profession at a place, also where nothing can be applied for online. */
  listAuthorities: operation({
    query: z.object({ professionId: professionIdSchema, location: arsSchema, locale: localeSchema }),
    response: z.object({
      authorities: z.array(authoritySchema),
      /** What can be applied for online instead: professions whose title this one replaced. */
      replaced: z.array(foundProfessionSchema),
    }),
    problems: ["service-not-found"],
  }),
  /** The form of an offer as PDF to fill in by hand: a link that ends after ten minutes. */
  getBlankForm: operation({
    path: z.object({ leiKaId: leiKaIdSchema }),
    query: z.object({
      metadataId: z.string().regex(/^[\w-]{1,200}$/),
      location: arsSchema,
      locale: localeSchema,
      professionId: professionIdSchema.optional(),
    }),
    response: z.object({ fileName: z.string(), url: z.url(), availableUntil: z.iso.datetime() }),
    problems: ["service-not-found", "form-not-found", "too-many-requests"],
  }),
  getService: operation({
    path: z.object({ leiKaId: leiKaIdSchema }),
    query: z.object({
      locale: localeSchema,
      location: arsSchema.optional(),
      professionId: professionIdSchema.optional(),
    }),
    response: z.object({
      leiKaId: leiKaIdSchema,
      professionTitle: z.string(),
      germanProfessionTitle: z.string(),
      information: serviceInformationSchema,
      authorities: z.array(authoritySchema),
    }),
    problems: ["service-not-found"],
  }),
};
