import type { FitConnectOptions } from "../../adapters/fit-connect/FitConnectOptions.ts";
import { publishedSchemaUrl } from "../../domain/submission/publishedSchemaUrl.ts";
import { readSettings } from "../readSettings.ts";

const JSON_DATA = { mimeType: "application/json" } as const;

/** Where applications go, and by which names the portal's data go there. */
export function fitConnectDestinations(): Pick<FitConnectOptions, "destinations" | "submissionSchemas"> {
  const { portal, server } = readSettings();
  return {
    destinations: server.fitConnect.destinations,
    submissionSchemas: {
      "application-v1": { ...JSON_DATA, schemaUri: publishedSchemaUrl(portal.publicUrl, "application-v1") },
      "application-v2": { ...JSON_DATA, schemaUri: publishedSchemaUrl(portal.publicUrl, "application-v2") },
    },
  };
}
