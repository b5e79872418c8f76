/** Levels of trust, lowest first (specification §3). Free of zod. */
export const TRUST_LEVELS = ["low", "substantial", "high"] as const;

export type TrustLevel = (typeof TRUST_LEVELS)[number];

/** Whether `level` is enough where `required` is asked for. */
export function satisfiesTrustLevel(level: TrustLevel, required: TrustLevel): boolean {
  return TRUST_LEVELS.indexOf(level) >= TRUST_LEVELS.indexOf(required);
}
