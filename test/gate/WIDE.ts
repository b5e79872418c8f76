import process from "node:process";
import { TAKES_ALL } from "./scope.ts";

/** Files and folders of tests that run with `npm run test:all` alone, and why a change is decided on without them. */
export const WIDE: Readonly<Record<string, string>> = {
  "test/recipes":
    "They change a copy of the whole tree some forty times and build all of it four times; each check that they wait for runs in the gate by itself.",
  "test/keycloak":
    "Nobody's own code: it shows that another implementation agrees; the same protocols are tried against the stand-ins.",
  "test/integration/portal/limits.test.ts":
    "A portal of its own for small limits, whose rules are unit tests (`takeRoom`); what many strangers may begin is in `security/feedback`.",
  "test/integration/portal/statistics.test.ts":
    "Goes through a whole month; what is counted is a unit test of the use case.",
  "test/integration/payment-provider/paymentLife.test.ts":
    "The model of `faults/payment` once more, over sockets; what travels there is in `payment` and `rawAnswers`.",
  "test/integration/portal/pairsAtOnce.test.ts":
    "Five hundred pairs of requests; every order of the same operations is tried in memory, and the worst through the tables.",
  "test/integration/portal/paymentAfterKill.test.ts":
    "Kills a process between paying and sending; `faults/payment` kills at every step of every order of commands.",
  "test/integration/portal/applicationUsage.test.ts":
    "Counts what one application asks of AWS, on a portal of its own: what it costs, not whether it arrives.",
  "test/integration/portal/runbookSending.test.ts":
    "Drills that bring about an alarm and follow the runbook; its commands are use cases with unit tests, one drill is `runbookWatching`.",
  "test/integration/portal/runbookRuns.test.ts": "The same for runs of state machines.",
  "test/integration/portal/runbookCalls.test.ts":
    "The same for rates of failed and slow calls, which are templates.",
  "test/integration/portal/runbookPayments.test.ts":
    "The same for payments, whose mismatches and checks are in `paymentMismatches` and `faults/payment`.",
  "test/integration/portal/operatorInAws.test.ts":
    "The commands of `operator` by the names that stacks put out, which `infra` compares with the templates.",
  "test/integration/portal/restoreDrill.test.ts":
    "Destroys and restores a portal; it changes only with the tables and the runbook.",
  "test/journeys/notice.journey.ts":
    "What reaches the authority is in `integration/portal/electronicNotice`, the step is the screen `notice`.",
  "test/journeys/ownSessions.journey.ts":
    "Ending sessions elsewhere is in `integration/portal/endedSessions`, what a window shows then in `session`.",
  "test/journeys/drafts.journey.ts":
    "Deleting several drafts is a unit test of the personal area, the dialog is the screen `area-delete`.",
  "test/journeys/signOut.journey.ts":
    "Signing out is in `sharedComputer`, its end in other windows in `session`.",
  "test/journeys/wholeForm.journey.ts":
    "Every page of the nurse's form; every type of field is looked at with and without errors, and pages of the form are screens.",
  "test/journeys/readingOnly.journey.ts":
    "What only reading allows is in `integration/portal/availability`; that a save is refused and said is in `badLine`.",
  "test/journeys/wholeFormByKeyboard.journey.ts":
    "Each type of field, the way to the result and one form page are gone through by keyboard in the gate.",
  "test/journeys/lostLine.journey.ts":
    "Six walks through the whole form with twenty gaps each; the worst moments are in `badLine` and `silentLine`.",
  "test/journeys/noPrefix.journey.ts":
    "A portal of its own for addresses without a language, whose rules are unit tests of `navigation`.",
  "test/journeys/noFalseFailure.journey.ts":
    "Every frame of a walk on a slow line; what a page shows while it waits is a unit test beside it, and lost lines are in `badLine`.",
  "test/journeys/states.journey.ts":
    "A portal of its own for another state, whose settings, templates and texts are checked; screens show what differs.",
  "test/journeys/presumedNotice.journey.ts":
    "A portal and pages of its own for one setting, which is a unit test of the use case; the usual notice is in `integration/portal/electronicNotice`.",
  "test/journeys/foreignAnswers.journey.ts":
    "Names and answers of many scripts; the rules for characters and the documents with them are unit and oracle tests.",
  "test/journeys/birthDate.journey.ts":
    "Dates of which a part is unknown are unit tests of form and documents; the whole form is filled in and sent in the gate.",
  "test/journeys/longWords.journey.ts":
    "Words of 120 letters on four pages; that a page is as wide as the phone is looked at on every screen.",
  "test/journeys/translatedPage.journey.ts":
    "A whole walk in a translated page; taking over a translated document is in `prerendered`.",
  "test/journeys/languages/furtherLanguage.journey.ts":
    "A portal of its own for two made-up languages; that texts and formats follow the language are unit tests.",
};

/** Set where tests are named, or all are wanted: then those of this list run as well. */
export const WIDE_VARIABLE = "WIDE_TESTS";

/** What this run leaves out. */
export const NOT_IN_THIS_RUN: readonly string[] =
  TAKES_ALL || process.env[WIDE_VARIABLE] !== undefined ? [] : Object.keys(WIDE);
