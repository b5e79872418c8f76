import { z } from "zod";
import { KEY_PROVIDER, newSigningKey, SIGNING_KEY } from "./realms/realmKeys.ts";
import type { Keycloak } from "./startKeycloak.ts";

declare module "vitest" {
  export interface ProvidedContext {
    readonly keycloak: Keycloak;
  }
}

const tokenSchema = z.object({ access_token: z.string() });
const identifiedSchema = z.array(z.object({ id: z.string() }));
const keySchema = z.array(z.object({ id: z.string(), providerId: z.string() }));
const clientSchema = z.object({
  clientId: z.string(),
  redirectUris: z.array(z.string()),
  attributes: z.record(z.string(), z.string()),
});

/** Actions of an operator of Keycloak, by its administration API. */
export class KeycloakAdministrator {
  readonly #keycloak: Keycloak;

  constructor(keycloak: Keycloak) {
    this.#keycloak = keycloak;
  }

  /** Whether the user has any session there, in any browser. */
  async hasSession(realm: string, username: string): Promise<boolean> {
    const user = await this.#userId(realm, username);
    return identifiedSchema.parse(await this.#read(`${realm}/users/${user}/sessions`)).length > 0;
  }

  async endSessions(realm: string, username: string): Promise<void> {
    const user = await this.#userId(realm, username);
    await this.#call(`${realm}/users/${user}/logout`, { method: "POST" });
  }

  /** A new key from now on; the one before is gone. */
  async changeSigningKey(realm: string): Promise<void> {
    const before = keySchema
      .parse(await this.#read(`${realm}/components?type=${KEY_PROVIDER}`))
      .filter(({ providerId }) => providerId === SIGNING_KEY);
    await this.#call(`${realm}/components`, {
      method: "POST",
      body: JSON.stringify({ ...newSigningKey(), providerType: KEY_PROVIDER }),
    });
    for (const { id } of before) await this.#call(`${realm}/components/${id}`, { method: "DELETE" });
  }

  /** What Keycloak would enter for the portal, from the portal's own metadata. */
  async clientOf(realm: string, metadata: string): Promise<z.infer<typeof clientSchema>> {
    const answer = await this.#call(`${realm}/client-description-converter`, {
      method: "POST",
      body: metadata,
    });
    return clientSchema.parse(await answer.json());
  }

  async #userId(realm: string, username: string): Promise<string> {
    const query = new URLSearchParams({ username, exact: "true" });
    const [user] = identifiedSchema.parse(await this.#read(`${realm}/users?${query.toString()}`));
    if (user === undefined) throw new Error(`there is no user ${username}`);
    return user.id;
  }

  async #read(path: string): Promise<unknown> {
    return (await this.#call(path)).json();
  }

  async #call(path: string, init: RequestInit = {}): Promise<Response> {
    const { url, administrator } = this.#keycloak;
    const { clientId, clientSecret } = administrator;
    const granted = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    const { access_token: token } = tokenSchema.parse(await granted.json());
    const answer = await fetch(`${url}/admin/realms/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    if (!answer.ok) throw new Error(`Keycloak refused ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
