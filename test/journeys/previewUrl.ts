const PREVIEW_PORT = 4560;

/** Where the journeys find the form with every type of field (`form -- render`). */
export const PREVIEW_URL = `http://127.0.0.1:${PREVIEW_PORT}`;

export const PREVIEW_COMMAND = `node functions/commands/form.ts render test/fixtures/everyType.json --plain --port ${PREVIEW_PORT}`;

const PROBLEMS_PORT = 4561;

/** Where one journey finds a form with problems. */
export const PROBLEMS_URL = `http://127.0.0.1:${PROBLEMS_PORT}`;

export const PROBLEMS_WORDS = [
  "functions/commands/form.ts",
  "render",
  "test/fixtures/formWithProblems.json",
  "--port",
  String(PROBLEMS_PORT),
];
