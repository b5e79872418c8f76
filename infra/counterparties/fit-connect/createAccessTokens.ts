import { err, ok } from "#domain/result.ts";
import { createClientCredentials } from "../kit/clientCredentials.ts";
import { json, sameText } from "../kit/http.ts";
import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import { problem, type OAuthClient, forAnyone } from "./api.ts";
import type { KeyMaterial } from "./keys/keyMaterial.ts";

const LIFETIME_SECONDS = 1_800;
const SCOPE_PREFIX = "https://schema.fitko.de/fit-connect/oauth/scopes/";
const SCOPES = {
  sender: ["send-submissions"],
  subscriber: ["subscribe-destinations", "manage-destinations"],
};

export function createAccessTokens(material: KeyMaterial, clock: CounterpartyClock) {
  const credentials = createClientCredentials<OAuthClient>(clock);

  const clientIn = (form: URLSearchParams): OAuthClient | undefined => {
    const [id, secret] = [form.get("client_id"), form.get("client_secret")];
    for (const role of ["sender", "subscriber"] as const) {
      const known = material[role];
      if (id === known.id && secret !== null && sameText(secret, known.secret)) return { id, role };
    }
    return undefined;
  };

  return {
    route: forAnyone("POST /token", async (call) => {
      if (call.contentType !== "application/x-www-form-urlencoded") {
        return json(400, { error: "invalid_request" });
      }
      const body = await call.body(10_000);
      if (body === undefined) return problem(413, { name: "too-large", title: "Request too large" });
      return credentials.grant(new URLSearchParams(body.toString("utf8")), (form) => {
        const owner = clientIn(form);
        if (owner === undefined) return err("invalid_client");
        const scope = SCOPES[owner.role].map((name) => `${SCOPE_PREFIX}${name}`).join(" ");
        return ok({ owner, lifetimeSeconds: LIFETIME_SECONDS, scope });
      });
    }),
    clientOf: credentials.ownerOf,
  };
}
