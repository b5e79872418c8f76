import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { memoryCertificates } from "#test/fixtures/saml/memoryCertificates.ts";
import { createSamlProviders } from "#adapters/saml/createSamlProviders.ts";
import type { Result } from "#domain/result.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import { anAttribute, aSamlAnswer, encryptedAssertion } from "../fixtures/saml/aSamlAnswer.ts";
import { aKeyPair, type KeyPair } from "../fixtures/saml/samlKeys.ts";
import { aCitizenAccount } from "../fixtures/saml/samlProviders.ts";
import { ANSWER_URL } from "./aSamlPortal.ts";
import { FUZZ_RUNS, FUZZ_TIMEOUT_MILLISECONDS } from "./fuzzRuns.ts";
import { type Mutation, mutatedBytes, mutatedStructure, mutatedText, mutation } from "./mutated.ts";
import { withAssertions } from "./wrapped.ts";

const REQUEST_ID = "_request";
const ATTRIBUTES = [
  anAttribute("urn:oid:1.3.6.1.4.1.25484.494450.3", "bpk2-1"),
  anAttribute("urn:oid:2.5.4.42", "Amina", "NORMAL"),
  anAttribute("urn:oid:1.3.6.1.4.1.33592.1.3.5", "2"),
].join("");

/** Who signs what, and whether it is encrypted; `inside`: changed before encryption, which needs no secret. */
const KINDS = [
  { signed: "assertion", encrypted: false, inside: false },
  { signed: "response", encrypted: false, inside: false },
  { signed: "assertion", encrypted: true, inside: true },
  { signed: "assertion", encrypted: true, inside: false },
  { signed: "response", encrypted: true, inside: false },
] as const;
const LEVELS = [mutatedBytes, mutatedText, mutatedStructure] as const;

let own: KeyPair;
let messages: readonly {
  readonly kind: (typeof KINDS)[number];
  readonly xml: string;
  readonly read: (xml: string) => Promise<Result<IdentifiedPerson, LoginFailure>>;
}[];

beforeAll(async () => {
  // Times are part of what is signed; the run may take longer than an answer lives.
  vi.useFakeTimers({ toFake: ["Date"] });
  const now = new Date();
  const [signer, portal] = await Promise.all([aKeyPair("provider"), aKeyPair("portal")]);
  own = portal;
  messages = await Promise.all(
    KINDS.map(async (kind) => {
      const citizen = aCitizenAccount([signer.certificate]);
      const { signed, encrypted } = kind;
      const settings: SamlProvider = { ...citizen, answer: { ...citizen.answer, signed, encrypted } };
      const keys = {
        signingKey: own.key,
        signingCertificate: own.certificate,
        decryption: [{ key: own.key, certificate: own.certificate }],
      };
      const providers = createSamlProviders({
        publicUrl: new URL(ANSWER_URL).origin,
        log: { write: () => undefined },
        lastRead: memoryCertificates(),
        providers: [{ settings, keys: () => Promise.resolve(keys) }],
      });
      const xml = await aSamlAnswer({
        requestId: REQUEST_ID,
        answerUrl: ANSWER_URL,
        audience: settings.ownEntityId,
        issuer: settings.entityId,
        now,
        signer,
        signs: signed,
        attributes: ATTRIBUTES,
        ...(encrypted && !kind.inside && { encryptFor: own.certificate }),
      });
      const read = (message: string): Promise<Result<IdentifiedPerson, LoginFailure>> =>
        providers.verify({
          request: {
            providerId: "nkb",
            trustLevel: "low",
            scopes: ["givenName", "gender"],
            requestId: REQUEST_ID,
          },
          samlResponse: Buffer.from(message).toString("base64"),
          startedAt: now.toISOString(),
          now,
        });
      return { kind, xml, read };
    }),
  );
});

afterAll(() => {
  vi.useRealTimers();
});

/** What goes to the portal: encrypted here where the change was made before. */
async function sealed(xml: string, inside: boolean): Promise<string> {
  if (!inside) return xml;
  try {
    return await withAssertions(xml, (assertion) =>
      encryptedAssertion(assertion, { encryptFor: own.certificate }),
    );
  } catch {
    return xml;
  }
}

describe("a SAML answer that was changed in any way", () => {
  it(
    "never stops the portal, and signs in only the signed person, exactly as signed",
    { timeout: FUZZ_TIMEOUT_MILLISECONDS },
    async () => {
      const persons = await Promise.all(
        messages.map(async ({ kind, xml, read }) => {
          const person = await read(await sealed(xml, kind.inside));
          if (!person.ok)
            throw new Error(`the unchanged answer is refused: ${JSON.stringify(person.failure)}`);
          return person.value;
        }),
      );
      expect(persons[0]).toMatchObject({
        subject: "bpk2-1",
        providerData: { givenName: "Amina", gender: "female" },
      });
      const refused = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(
          fc.nat(KINDS.length - 1),
          fc.array(fc.tuple(fc.nat(LEVELS.length - 1), mutation), { minLength: 1, maxLength: 3 }),
          async (index, changes: readonly (readonly [number, Mutation])[]) => {
            const message = messages[index]!;
            const changed = changes.reduce(
              (xml, [level, change]) => LEVELS[level]!(xml, change),
              message.xml,
            );
            const read = await message.read(await sealed(changed, message.kind.inside));
            if (read.ok) expect(read.value).toEqual(persons[index]);
            else {
              const reason = "reason" in read.failure ? read.failure.reason : read.failure.kind;
              refused.set(reason, (refused.get(reason) ?? 0) + 1);
            }
          },
        ),
        { numRuns: FUZZ_RUNS },
      );
      // The changes reach every depth: most are caught by the signature, and some long before.
      expect([...refused.keys()]).toEqual(
        expect.arrayContaining([
          "message-unreadable",
          "structure",
          "in-response-to",
          "signature",
          "weak-algorithm",
        ]),
      );
    },
  );
});
