import { z } from "zod";
import { authoritySchema } from "../domain/authority/Authority.ts";
import { TRAINING_ORIGINS } from "../domain/authority/Profession.ts";
import { locationSchema } from "../domain/location/Location.ts";
import { processMetadataSchema } from "../domain/process/ProcessMetadata.ts";
import type { CompiledForm } from "../forms/CompiledForm.ts";
import { isCompiledForm } from "../forms/isCompiledForm.ts";
import { localeSchema } from "./locale.ts";
import { operation } from "./operation.ts";

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
  /** What the form of the offer asks for; `always`: from everybody, otherwise only where answers call for it. */
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
    /** `complete: false`: the limit cut the list. */
    response: z.object({ locations: z.array(locationSchema), complete: z.boolean() }),
    problems: [],
  }),
  searchProfessions: operation({
    query: search,
    response: z.object({
      professions: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          germanTitle: z.string(),
          codes: z.array(z.object({ leiKaId: leiKaIdSchema, origin: z.enum(TRAINING_ORIGINS) })),
        }),
      ),
      complete: z.boolean(),
    }),
    problems: [],
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
