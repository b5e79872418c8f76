/** How many of each API function run at once: where people spend their time, and little where hardly anybody calls. */
const API: Readonly<Record<string, number>> = {
  "api-auth": 40,
  "api-version": 10,
  "api-forms": 30,
  "api-process": 60,
  "api-process-workflow": 30,
  "api-documents": 20,
  "api-payment": 20,
  "api-delivery": 10,
  "api-feedback": 10,
};
const STEP = 40;

/**
 * The share of a function in the account's concurrency: one that is flooded cannot starve the others, and a schedule
 * never overtakes itself. Together they leave the hundred free that Lambda insists on, in an account that has the usual
 * thousand.
 */
export function concurrencyOf(name: string): number {
  const share = API[name];
  if (share !== undefined) return share;
  return name.startsWith("schedule-") ? 1 : STEP;
}
