import { APPLICATION_SITUATIONS } from "./applicationSituations.ts";
import { PORTAL_SITUATIONS } from "./portalSituations.ts";
import type { ReadElsewhere, Situation } from "./Situation.ts";
import { START_SITUATIONS } from "./startSituations.ts";

/** What is provoked here. Last comes what moves the clock by a day. */
export const SITUATIONS: readonly Situation[] = [
  ...PORTAL_SITUATIONS,
  ...START_SITUATIONS,
  ...APPLICATION_SITUATIONS,
];

/** What other journeys provoke for real and read in both languages. */
export const READ_ELSEWHERE: readonly ReadElsewhere[] = [
  {
    name: "Login",
    how: "the account of the state answers with an error",
    readIn: "login.journey.ts",
  },
  {
    name: "Payment error",
    how: "the payment fails on the page of the provider (payment.journey.ts)",
    readIn: "paymentWords.ts",
  },
  {
    name: "Payment cancelled",
    how: "the payment is cancelled on the page of the provider (payment.journey.ts)",
    readIn: "paymentWords.ts",
  },
];
