import { z } from "zod";

/** Kinds of counterparties, as operators read them. */
export const COUNTERPARTY_KINDS = ["saml", "oidc", "fitConnect", "xta", "payment"] as const;
export type CounterpartyKind = (typeof COUNTERPARTY_KINDS)[number];

const instant = z.iso.datetime();

/**
 * Result of the last health check of all counterparties and certificates: names of the settings, states and times.
 * Answers of counterparties are not stored, because their content is unknown.
 */
export const healthDocumentSchema = z.strictObject({
  checkedAt: instant,
  counterparties: z.array(
    z.strictObject({
      kind: z.enum(COUNTERPARTY_KINDS),
      name: z.string().min(1),
      url: z.string().min(1),
      state: z.enum(["ok", "cannot-be-reached", "answers-wrongly"]),
      /** Consecutive health checks that found it unhealthy. */
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
      /** Consecutive health checks that could read none, or only expired ones. */
      failedRuns: z.int().nonnegative(),
    }),
  ),
});
export type HealthDocument = z.infer<typeof healthDocumentSchema>;
export type CounterpartyHealth = HealthDocument["counterparties"][number];
export type CertificateHealth = HealthDocument["certificates"][number];
