const PREVIEW_PORT = 4560;

/** Where the journeys find the form with every type of field (`form -- render`). */
export const PREVIEW_URL = `http://127.0.0.1:${PREVIEW_PORT}`;

export const PREVIEW_COMMAND = `node functions/commands/form.ts render test/fixtures/everyType.json --port ${PREVIEW_PORT}`;
