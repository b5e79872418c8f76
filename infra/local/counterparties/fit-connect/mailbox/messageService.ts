/** Messages to mailboxes of the citizen account, version 6, as FIT-Connect names the service and its schema. */
export const MESSAGE_SERVICE = "urn:schema-fitko-de:fit-connect:id.bund.de:message_v6";
export const MESSAGE_SCHEMA_URI =
  "https://schema.fitko.de/fit-connect/id.bund.de/message_v6/1.0.0/zbp-message.schema.json";
