import { readFileSync } from "node:fs";
import { z } from "zod";
import type { StateSettings } from "#contract/settings/settings.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { startFailed, type StartFailure } from "../supervisor/StartFailure.ts";

const secretsSchema = z.record(z.string(), z.looseObject({}));

/**
 * Secrets of the providers that settings mark as real, by name: `{ "<secretName>": { "clientId": "…", … } }`. OpenID
 * Connect has no sign-in without one; for SAML the portal's own keys of this machine serve where the file has no others.
 */
export function readRealSecrets(
  { server }: StateSettings,
  file: string | undefined,
): Result<Readonly<Record<string, string>>, StartFailure> {
  const real = server.identityProviders.filter((settings) => settings.real);
  let content: unknown = {};
  try {
    if (file !== undefined) content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return err(startFailed(`${file ?? ""} cannot be read as JSON; name another file with --secrets <file>.`));
  }
  const secrets = secretsSchema.safeParse(content);
  if (!secrets.success) {
    return err(startFailed(`${file ?? ""} is no object of secrets by name, correct it.`));
  }
  const found: Record<string, string> = {};
  for (const { provider, secretName } of real) {
    const secret = Object.hasOwn(secrets.data, secretName) ? secrets.data[secretName] : undefined;
    if (secret !== undefined) found[secretName] = JSON.stringify(secret);
    else if (provider.type === "oidc") {
      return err(
        startFailed(
          `The provider ${provider.id} is real and its secret ${secretName} is unknown; put it into a file and start with --secrets <file>.`,
        ),
      );
    }
  }
  return ok(found);
}
