import process from "node:process";
import { TAKES_ALL } from "./scope.ts";

/** Files and folders of tests that run with `npm run test:all` alone, and why a change is decided on without them. */
export const WIDE: Readonly<Record<string, string>> = {
  "test/recipes":
    "They change a copy of the whole tree some forty times and build all of it four times; each check that they wait for runs in the gate by itself.",
  "test/keycloak":
    "Nobody's own code: it shows that another implementation agrees; the same protocols are tried against the stand-ins.",
  "test/integration/portal/pairsAtOnce.test.ts":
    "Five hundred pairs of requests; every order of the same operations is tried in memory, and the worst through the tables.",
  "test/journeys/wholeFormByKeyboard.journey.ts":
    "Each type of field, the way to the result and one form page are gone through by keyboard in the gate.",
  "test/journeys/lostLine.journey.ts":
    "Six walks through the whole form with twenty gaps each; the worst moments are in `badLine` and `silentLine`.",
  "test/journeys/noPrefix.journey.ts":
    "A portal of its own for addresses without a language, whose rules are unit tests of `navigation`.",
  "test/journeys/languages/furtherLanguage.journey.ts":
    "A portal of its own for two made-up languages; that texts and formats follow the language are unit tests.",
};

/** Set where tests are named, or all are wanted: then those of this list run as well. */
export const WIDE_VARIABLE = "WIDE_TESTS";

/** What this run leaves out. */
export const NOT_IN_THIS_RUN: readonly string[] =
  TAKES_ALL || process.env[WIDE_VARIABLE] !== undefined ? [] : Object.keys(WIDE);
