import { z } from "zod";

/** Whom a portal depends on, as operators are told of them. */
export const COUNTERPARTY_KINDS = ["saml", "oidc", "fitConnect", "xta", "payment"] as const;
export type CounterpartyKind = (typeof COUNTERPARTY_KINDS)[number];

const instant = z.iso.datetime();

/**
 * What the last look at all counterparties and certificates found: names of the settings, states and times. What a
 * counterparty said stays out, because nobody knows what it says.
 */
export const healthDocumentSchema = z.strictObject({
  checkedAt: instant,
  counterparties: z.array(
    z.strictObject({
      kind: z.enum(COUNTERPARTY_KINDS),
      name: z.string().min(1),
      url: z.string().min(1),
      state: z.enum(["ok", "cannot-be-reached", "answers-wrongly"]),
      /** Looks in a row that found it not well. */
      failedRuns: z.int().nonnegative(),
    }),
  ),
  certificates: z.array(
    z.strictObject({
      holder: z.string().min(1),
      /** Absent where none could be read. */
      endsAt: instant.optional(),
      /** Whole days; negative: it has ended. */
      days: z.int().optional(),
      /** Looks in a row that could read none, or only such as have ended. */
      failedRuns: z.int().nonnegative(),
    }),
  ),
});
export type HealthDocument = z.infer<typeof healthDocumentSchema>;
export type CounterpartyHealth = HealthDocument["counterparties"][number];
export type CertificateHealth = HealthDocument["certificates"][number];
