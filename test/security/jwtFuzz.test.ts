import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createOidcProviders } from "#adapters/oidc/createOidcProviders.ts";
import type { IdentityProviders, LoginRequest } from "#ports/sign-in/IdentityProviders.ts";
import { anOidcProvider } from "../fixtures/anOidcProvider.ts";
import { aBroker, type Broker, signed } from "./aBroker.ts";
import { FUZZ_RUNS, FUZZ_TIMEOUT_MILLISECONDS } from "./fuzzRuns.ts";
import { type Mutation, mutatedBytes, mutatedText, mutation } from "./mutated.ts";

const REQUEST: LoginRequest = {
  providerId: "sk",
  trustLevel: "low",
  scopes: ["givenName"],
  locale: "de",
  state: "state",
  nonce: "nonce",
  codeVerifier: "verifier-of-at-least-forty-three-characters-",
  startedAt: new Date().toISOString(),
};

/** On the token as it travels, and on its parts as they were before they were encoded. */
const LEVELS = [
  mutatedBytes,
  mutatedText,
  (token: string, change: Mutation): string => inPart(token, { change, edit: mutatedText }),
  (token: string, change: Mutation): string => inPart(token, { change, edit: mutatedBytes }),
] as const;

function inPart(
  token: string,
  { change, edit }: { readonly change: Mutation; readonly edit: (text: string, change: Mutation) => string },
): string {
  const parts = token.split(".");
  const index = change.kind % 2;
  const json = Buffer.from(parts[index] ?? "", "base64url").toString();
  return parts
    .map((part, at) => (at === index ? Buffer.from(edit(json, change)).toString("base64url") : part))
    .join(".");
}

let broker: Broker;
let providers: IdentityProviders;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  broker = await aBroker();
  providers = createOidcProviders({
    publicUrl: "https://portal.example",
    providers: [
      {
        settings: anOidcProvider(
          { id: "sk", issuer: broker.issuer },
          { claims: { givenName: "given_name" } },
        ),
        credentials: () => Promise.resolve({ clientId: "portal", clientSecret: broker.clientSecret }),
      },
    ],
  });
});

afterAll(() => {
  vi.useRealTimers();
  broker.close();
});

/** Signs in with this ID token: the person, or why not. */
async function outcome(change: (token: string) => string): Promise<unknown> {
  const url = await providers.loginUrl(REQUEST);
  broker.fault = { sign: async (claims, published) => change(await signed(claims, published)) };
  const finished = await providers.finishLogin(REQUEST, broker.signIn(url.ok ? url.value : ""));
  if (!finished.ok) return finished.failure.kind;
  const { providerSession, ...person } = finished.value;
  return person;
}

describe("an ID token that was changed in any way", () => {
  it(
    "never stops the portal, and signs in only the signed person",
    { timeout: FUZZ_TIMEOUT_MILLISECONDS },
    async () => {
      const person = await outcome((token) => token);
      expect(person).toMatchObject({ subject: "subject-1", trustLevel: "low", name: "Amina" });
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(LEVELS.length - 1), mutation), { minLength: 1, maxLength: 3 }),
          async (changes) => {
            const answer = await outcome((token) =>
              changes.reduce((text, [level, change]) => LEVELS[level]!(text, change), token),
            );
            if (answer === "login-refused") refused += 1;
            else expect(answer).toEqual(person);
          },
        ),
        { numRuns: FUZZ_RUNS },
      );
      expect(refused).toBeGreaterThan(FUZZ_RUNS / 2);
    },
  );
});
