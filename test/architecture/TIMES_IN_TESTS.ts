const MOCKED = "Its time is mocked and passes at once.";
const ASKED_FOR = "Nothing tells when it happens, so it is asked for until what hangs is ended.";
const DATA = "It is a route of a template that nobody calls.";
const MORE_CASES = "As many generated cases as `FUZZ_RUNS` names take longer than any other test.";

/** Tests, and folders of what runs with them, that name a time, each with its reason. */
export const TIMES_IN_TESTS: Readonly<Record<string, string>> = {
  "frontend/src/application/window/claimWindowName.test.ts": MOCKED,
  "frontend/src/pages/redirect/eid/eidClientWatch.test.ts": MOCKED,
  "frontend/src/sign-in/session/sessionClock.test.ts": MOCKED,
  "functions/adapters/form-service/httpFormService.test.ts":
    "What is never answered is given up, after however short a time.",
  "infra/laptop/api-gateway/matchRoute.test.ts": DATA,
  "infra/laptop/template/readTemplates.test.ts": DATA,
  "test/architecture/waitingTimes.test.ts": "It plants what it finds.",
  "test/bench/": "It measures how long things take.",
  "test/conformance/cases/DYNAMODB_CASES.ts": ASKED_FOR,
  "test/eventually.ts": "It is the wait of all others, with the time of all.",
  "test/gate/": "It prints how long a run takes, and judges nothing by it.",
  "test/integration/local-stack/functions.test.ts":
    "What is held back outlasts a limit, so the length of the limit is the thing that passes.",
  "test/integration/payment-provider/playCounterparty.ts":
    "What is held back is given up, after however short a time.",
  "test/integration/payment-provider/rawAnswers.test.ts":
    "Whatever comes within its short time is a failure, as is what does not come.",
  "test/integration/portal/portalUnderTest.ts":
    "Indexes hide what is written, and functions remember what is switched, for just so long; nothing tells when a schedule is done.",
  "test/journeys/localConsole.ts": "On LocalStack time cannot be moved, so letting it pass is waiting.",
  "test/journeys/playwright.config.ts": "It has the times of all journeys, which end only what hangs.",
  "test/keycloak/startKeycloak.ts": ASKED_FOR,
  "test/load/": "People wait and press again as people do, and what is judged is whether all arrives.",
  "test/security/bodyFuzz.test.ts": MORE_CASES,
  "test/security/jwtFuzz.test.ts": MORE_CASES,
  "test/security/samlFuzz.test.ts": MORE_CASES,
};
