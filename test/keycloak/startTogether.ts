import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { installKeycloak } from "./installKeycloak.ts";
import { missingTool } from "./missingTool.ts";
import { CITIZEN_ACCOUNT, citizenAccountAttributes, citizenAccountClient } from "./realms/citizenAccount.ts";
import { masterRealm, realmOf } from "./realms/realmOf.ts";
import { SERVICE_ACCOUNT, serviceAccountAttributes, serviceAccountClient } from "./realms/serviceAccount.ts";
import { settingsWithKeycloak } from "./settingsWithKeycloak.ts";
import { startKeycloak } from "./startKeycloak.ts";
import { keysOfPortal, PORTAL_URL, startPortalForKeycloak } from "./startPortalForKeycloak.ts";

const KEYCLOAK_PORT = 4980;
/** Another site than that of the portal, which is 127.0.0.1. */
const KEYCLOAK_URL = `http://localhost:${KEYCLOAK_PORT}`;

/** Brings up Keycloak with both realms and a portal that takes them for real providers, and ends both after the suite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = missingTool();
  if (missing !== undefined) throw new Error(missing);
  const home = await installKeycloak();
  const { settings, serviceAccount, citizenAccount } = settingsWithKeycloak(KEYCLOAK_URL);
  const { signingCertificate: signing, decryption } = await keysOfPortal();
  const credentials = { clientId: "portal", clientSecret: randomBytes(24).toString("base64url") };
  const realms = [
    masterRealm(),
    realmOf(SERVICE_ACCOUNT, {
      client: serviceAccountClient({ url: PORTAL_URL, ...credentials }),
      attributesOf: serviceAccountAttributes,
    }),
    realmOf(CITIZEN_ACCOUNT, {
      client: citizenAccountClient(citizenAccount, {
        url: PORTAL_URL,
        signing,
        encryption: decryption[0]?.certificate ?? "",
      }),
      attributesOf: citizenAccountAttributes(citizenAccount),
    }),
  ];
  const [keycloak, portal] = await Promise.allSettled([
    startKeycloak(home, { url: KEYCLOAK_URL, realms }),
    startPortalForKeycloak(settings, { [serviceAccount.secretName]: credentials }),
  ]);
  const stop = async (): Promise<void> => {
    for (const one of [portal, keycloak]) if (one.status === "fulfilled") await one.value.stop();
  };
  if (keycloak.status === "rejected" || portal.status === "rejected") {
    await stop();
    const reasons = [keycloak, portal].map((one) => (one.status === "rejected" ? String(one.reason) : ""));
    throw new Error(reasons.join("\n"));
  }
  const { url, administrator } = keycloak.value;
  project.provide("portalUrl", portal.value.url);
  project.provide("portalEnvironment", "embedded");
  project.provide("keycloak", { url, administrator });
  return stop;
}
