/**
 * Journeys of the portal that all share which need it for themselves: they move its clock, have a counterparty fail, or
 * measure. They run after the others, one by one.
 */
export const MISHAPS: readonly string[] = ["faults", "paymentFaults", "delivered", "budgets"];
