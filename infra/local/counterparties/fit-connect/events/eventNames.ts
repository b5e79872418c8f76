export const EVENT_PREFIX = "https://schema.fitko.de/fit-connect/events/";
export const SET_PAYLOAD_SCHEMA =
  "https://schema.fitko.de/fit-connect/set-payload/1.2.2/set-payload.schema.json";
