import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../process/writeFileAtomically.ts";

const providerState = z.object({
  signingKey: z.looseObject({ kty: z.literal("RSA"), kid: z.string(), use: z.string(), alg: z.string() }),
  cookieKey: z.string(),
  clientSecret: z.string(),
});

export type ProviderState = z.infer<typeof providerState>;

/** Key and secrets, made at the first start and kept. Sessions are not kept: a restart signs everybody out. */
export function openProviderState(stateFolder: string): ProviderState {
  const file = join(stateFolder, "provider-state.json");
  if (existsSync(file)) return providerState.parse(JSON.parse(readFileSync(file, "utf8")));
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const state = providerState.parse({
    signingKey: {
      ...privateKey.export({ format: "jwk" }),
      kid: randomBytes(8).toString("hex"),
      use: "sig",
      alg: "RS256",
    },
    cookieKey: randomBytes(32).toString("base64url"),
    clientSecret: randomBytes(32).toString("base64url"),
  });
  writeFileAtomically(file, `${JSON.stringify(state, undefined, 2)}\n`);
  return state;
}
