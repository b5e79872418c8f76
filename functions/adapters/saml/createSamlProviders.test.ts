import { beforeAll, describe, expect, it } from "vitest";
import {
  anAttribute,
  type AnswerOptions,
  aSamlAnswer,
  ECDSA_SHA256,
  PSS_SHA256,
  RSA_SHA256,
  signedQuery,
} from "#test/fixtures/saml/aSamlAnswer.ts";
import { aKeyPair, type KeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { aBusinessAccount, aCitizenAccount, anEidServer } from "#test/fixtures/saml/samlProviders.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { LogFields, LogMessage } from "#ports/operation/EventLog.ts";
import type { SamlProviders } from "#ports/sign-in/SamlProviders.ts";
import { memoryCertificates } from "#test/fixtures/saml/memoryCertificates.ts";
import { createSamlProviders } from "./createSamlProviders.ts";

const NOW = new Date();
const REQUEST_ID = "_request-1";
const STARTED_AT = new Date(NOW.getTime() - 60_000).toISOString();
const ANSWER_URL = "https://portal.example/api/auth/saml2/acs";

let provider: KeyPair;
let next: KeyPair;
let stranger: KeyPair;
let own: KeyPair;
let lines: { readonly message: LogMessage; readonly fields: LogFields | undefined }[];

beforeAll(async () => {
  [provider, next, stranger, own] = await Promise.all([
    aKeyPair("provider"),
    aKeyPair("provider next"),
    aKeyPair("stranger"),
    aKeyPair("portal"),
  ]);
});

function portal(settings: SamlProvider): SamlProviders {
  lines = [];
  return createSamlProviders({
    publicUrl: "https://portal.example",
    log: { write: (message, fields) => lines.push({ message, fields }) },
    lastRead: memoryCertificates(),
    providers: [
      {
        settings,
        keys: () =>
          Promise.resolve({
            signingKey: own.key,
            signingCertificate: own.certificate,
            decryption: [own, next].map(({ key, certificate }) => ({ key, certificate })),
          }),
      },
    ],
  });
}

const SCOPES = ["givenName", "familyName", "birthdate", "gender"] as const;

const right = (settings: SamlProvider): AnswerOptions => ({
  requestId: REQUEST_ID,
  answerUrl: ANSWER_URL,
  audience: settings.ownEntityId,
  issuer: settings.entityId,
  now: NOW,
  signer: provider,
  signs: settings.answer.signed,
  encryptFor: own.certificate,
});

/** An answer whose authentication happened at this time. */
const provedAt = (moment: Date): Pick<AnswerOptions, "edit"> => ({
  edit: (assertion) => assertion.replace(/AuthnInstant="[^"]*"/, `AuthnInstant="${moment.toISOString()}"`),
});

/** What becomes of an answer: the person, or kind and reason of the refusal. */
async function outcome(
  change: Partial<AnswerOptions> = {},
  {
    settings = aCitizenAccount([provider.certificate]),
    trustLevel = "low",
    edit = (xml) => xml,
  }: {
    readonly settings?: SamlProvider;
    readonly trustLevel?: TrustLevel;
    readonly edit?: (xml: string) => string;
  } = {},
): Promise<string> {
  const xml = edit(await aSamlAnswer({ ...right(settings), ...change }));
  const verified = await portal(settings).verify({
    request: { providerId: settings.provider.id, trustLevel, scopes: SCOPES, requestId: REQUEST_ID },
    samlResponse: Buffer.from(xml).toString("base64"),
    startedAt: STARTED_AT,
    now: NOW,
  });
  if (verified.ok) return `signed in at level ${verified.value.trustLevel}`;
  const { failure } = verified;
  return "reason" in failure ? `${failure.kind}: ${failure.reason}` : failure.kind;
}

const SIGNED_IN = "signed in at level substantial";

describe("an answer", () => {
  it("signs in when everything about it holds, whichever of the allowed algorithms it uses", async () => {
    expect(await outcome()).toBe(SIGNED_IN);
    for (const key of [
      "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p",
      "http://www.w3.org/2009/xmlenc11#rsa-oaep",
    ]) {
      for (const digest of ["sha1", "sha256"] as const) {
        expect(await outcome({ encryption: { key, digest } })).toBe(SIGNED_IN);
      }
    }
    const pkcs1 = aCitizenAccount([provider.certificate]);
    const lenient = { ...pkcs1, answer: { ...pkcs1.answer, acceptPkcs1Signatures: true } };
    expect(await outcome({ signature: RSA_SHA256 }, { settings: lenient })).toBe(SIGNED_IN);
  });

  it("may be signed with ECDSA, whatever the settings say of older paddings; the label alone is worth nothing", async () => {
    const onCurve = await aKeyPair("on a curve", { curve: "P-256" });
    const settings = aCitizenAccount([onCurve.certificate]);
    expect(await outcome({ signer: onCurve, signature: ECDSA_SHA256 }, { settings })).toBe(SIGNED_IN);
    const foreign = await aKeyPair("stranger on a curve", { curve: "P-256" });
    const refused = "login-refused: signature";
    expect(await outcome({ signer: foreign, signature: ECDSA_SHA256 }, { settings })).toBe(refused);
    expect(await outcome({ signature: ECDSA_SHA256 })).toBe(refused);
  });

  it("may be signed with either of two certificates and encrypted for either of ours while one is changed", async () => {
    const settings = aCitizenAccount([provider.certificate, next.certificate]);
    expect(await outcome({ signer: next }, { settings })).toBe(SIGNED_IN);
    expect(await outcome({ encryptFor: next.certificate })).toBe(SIGNED_IN);
  });

  it.each<[string, Partial<AnswerOptions>, string]>([
    ["that is unsigned", { signs: "nothing" }, "login-refused: signature"],
    ["of which only the envelope is signed", { signs: "response" }, "login-refused: signature"],
    ["for another portal", { audience: "https://other.example" }, "login-refused: audience"],
    ["to another address", { recipient: "https://evil.example/acs" }, "login-refused: confirmation"],
    ["to another request", { subjectInResponseTo: "_other" }, "login-refused: confirmation"],
    ["that names no request", { requestId: "" }, "login-refused: in-response-to"],
    ["to a foreign request", { requestId: "_foreign" }, "login-refused: in-response-to"],
    ["of another issuer", { issuer: "https://evil.example/idp" }, "login-refused: issuer"],
    ["that has expired", { notOnOrAfter: new Date(NOW.getTime() - 60_000) }, "login-refused: confirmation"],
    ["of the future", { notBefore: new Date(NOW.getTime() + 120_000) }, "login-refused: conditions"],
    ["signed without the padding we ask for", { signature: RSA_SHA256 }, "login-refused: weak-algorithm"],
    [
      "signed with SHA-1",
      { signature: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" },
      "login-refused: weak-algorithm",
    ],
    [
      "with a SHA-1 digest",
      { digest: "http://www.w3.org/2000/09/xmldsig#sha1" },
      "login-refused: weak-algorithm",
    ],
    [
      "encrypted in CBC mode",
      { encryption: { content: "http://www.w3.org/2001/04/xmlenc#aes256-cbc" } },
      "login-refused: weak-algorithm",
    ],
    [
      "with a key in PKCS#1 v1.5",
      { encryption: { key: "http://www.w3.org/2001/04/xmlenc#rsa-1_5" } },
      "login-refused: weak-algorithm",
    ],
  ])("%s is refused", async (_name, change, refusal) => {
    expect(await outcome(change)).toBe(refusal);
  });

  it("in the clear, or signed or encrypted by a stranger, is refused", async () => {
    const { encryptFor: _, ...clear } = right(aCitizenAccount([provider.certificate]));
    const xml = await aSamlAnswer(clear);
    expect(await outcome({}, { edit: () => xml })).toBe("login-refused: not-encrypted");
    expect(await outcome({ signer: stranger })).toBe("login-refused: signature");
    expect(await outcome({ encryptFor: stranger.certificate })).toBe("login-refused: decryption");
  });

  it("whose assertion was changed after it was signed is refused", async () => {
    const tamper = (xml: string): string => xml.replace("bpk2-1", "bpk2-2");
    expect(await outcome({ tamper })).toBe("login-refused: signature");
    const raise = (xml: string): string => xml.replace("Level-3", "Level-4");
    expect(await outcome({ tamper: raise })).toBe("login-refused: signature");
  });

  it("with comments, document types, entities or instructions is not read", async () => {
    for (const hidden of ["<!-- x -->", "<?x y?>", "<![CDATA[x]]>"]) {
      expect(await outcome({ edit: (xml) => xml.replace("bpk2-1", `bpk2-1${hidden}.evil`) })).toBe(
        "login-refused: message-unreadable",
      );
    }
    const bomb = `<!DOCTYPE r [<!ENTITY a "${"x".repeat(50)}"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    expect(await outcome({}, { edit: (xml) => bomb + xml })).toBe("login-refused: message-unreadable");
    expect(await outcome({}, { edit: (xml) => xml.replace("</samlp:Response>", "") })).toBe(
      "login-refused: message-unreadable",
    );
    expect(await outcome({}, { edit: () => "a".repeat(300_000) })).toBe("login-refused: message-unreadable");
  });

  it("with an authentication from before this login began is refused", async () => {
    const before = new Date(Date.parse(STARTED_AT) - 31_000);
    expect(await outcome(provedAt(before))).toBe("login-refused: authenticated-before");
    // Clocks may differ a little.
    expect(await outcome(provedAt(new Date(Date.parse(STARTED_AT) - 29_000)))).toBe(SIGNED_IN);
    expect(await outcome(provedAt(new Date(NOW.getTime() + 31_000)))).toBe(
      "login-refused: authenticated-before",
    );
    const edit = (assertion: string): string => assertion.replace(/AuthnInstant="[^"]*"/, "");
    expect(await outcome({ edit })).toBe("login-refused: no-authn-statement");
  });

  it("of a provider whose clock is wrong says by how much, and settings may allow more", async () => {
    const citizen = aCitizenAccount([provider.certificate]);
    const tolerant = { ...citizen, clockSkewSeconds: 150 };
    for (const seconds of [120, -120]) {
      const now = new Date((seconds > 0 ? NOW.getTime() : Date.parse(STARTED_AT)) + seconds * 1000);
      const change = { now, notBefore: new Date(now.getTime() - 1000), ...provedAt(now) };
      expect(await outcome(change)).toBe("login-refused: clock");
      expect(await outcome(change, { settings: tolerant })).toBe(SIGNED_IN);
    }
  });

  it("may be signed with RSA-PSS and longer hashes; the label alone is worth nothing", async () => {
    for (const hash of ["sha384", "sha512"]) {
      const signature = `http://www.w3.org/2007/05/xmldsig-more#${hash}-rsa-MGF1`;
      expect(await outcome({ signature })).toBe(SIGNED_IN);
      expect(await outcome({ signature, signer: stranger })).toBe("login-refused: signature");
      const tamper = (assertion: string): string => assertion.replace("bpk2-1", "bpk2-2");
      expect(await outcome({ signature, tamper })).toBe("login-refused: signature");
    }
  });

  it("of an account without identifying data is reported as such", async () => {
    expect(await outcome({ attributes: anAttribute("urn:oid:2.5.4.42", "Amina") })).toBe(
      "account-incomplete: subject-missing",
    );
    const citizen = aCitizenAccount([provider.certificate]);
    const demanding = { ...citizen, answer: { ...citizen.answer, required: [{ name: "urn:oid:2.5.4.4" }] } };
    expect(await outcome({}, { settings: demanding })).toBe("account-incomplete: required-attribute-missing");
  });

  it("below the level that was asked for does not sign in", async () => {
    expect(await outcome({ context: "STORK-QAA-Level-1" }, { trustLevel: "substantial" })).toBe(
      "trust-level-too-low",
    );
    expect(await outcome({ context: "made-up" })).toBe("trust-level-too-low");
    expect(await outcome({ context: "STORK-QAA-Level-4" }, { trustLevel: "high" })).toBe(
      "signed in at level high",
    );
  });

  it("with the status of the provider's own failure is reported as unreachable", async () => {
    const status = `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/></samlp:Status>`;
    expect(await outcome({ status })).toBe("identity-provider-unavailable: Responder");
  });

  it.each([
    ["Requester", "AuthnFailed", "login-cancelled"],
    ["Requester", "RequestDenied", "login-cancelled"],
    ["Responder", "NoAuthnContext", "trust-level-too-low"],
    ["Requester", "UnsupportedBinding", "login-refused: UnsupportedBinding"],
  ])("with the status %s and %s is reported as %s", async (first, second, reported) => {
    const prefix = "urn:oasis:names:tc:SAML:2.0:status:";
    const status = `<samlp:Status><samlp:StatusCode Value="${prefix}${first}"><samlp:StatusCode Value="${prefix}${second}"/></samlp:StatusCode></samlp:Status>`;
    expect(await outcome({ status })).toBe(reported);
  });
});

describe("the person of an answer", () => {
  it("has the stable pseudonym as subject, data by scope, and how sure each value is", async () => {
    const settings = aCitizenAccount([provider.certificate]);
    const attributes = [
      anAttribute("urn:oid: 1.3.6.1.4.1.25484.494450.3", "bpk2-7"),
      anAttribute("urn:oid:2.5.4.42", "Amina", "HOCH"),
      anAttribute("urn:oid:2.5.4.4", "Ben Salah", "UNTERGEORDNET"),
      anAttribute("urn:oid:1.2.40.0.10.2.1.1.55", "1991-02-30"),
      anAttribute("urn:oid:1.3.6.1.4.1.33592.1.3.5", "2"),
      anAttribute("urn:oid:2.5.4.18", "d1f0a8f2-0000-4000-8000-000000000001"),
    ].join("");
    const xml = await aSamlAnswer({ ...right(settings), attributes });
    const verified = await portal(settings).verify({
      request: { providerId: "nkb", trustLevel: "low", scopes: SCOPES, requestId: REQUEST_ID },
      samlResponse: Buffer.from(xml).toString("base64"),
      startedAt: STARTED_AT,
      now: NOW,
    });
    expect(verified).toEqual({
      ok: true,
      value: {
        subject: "bpk2-7",
        trustLevel: "substantial",
        name: "Amina Ben Salah",
        providerData: { givenName: "Amina", familyName: "Ben Salah", gender: "female" },
        valueLevels: { givenName: "high", familyName: "low" },
        postbox: "d1f0a8f2-0000-4000-8000-000000000001",
        transient: false,
        providerSession: {
          nameId: "name-1",
          nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
          sessionIndex: "index-1",
        },
      },
    });
  });

  it("fills nothing that was not asked for, though the provider sends it", async () => {
    const settings = aCitizenAccount([provider.certificate]);
    const attributes = [
      anAttribute("urn:oid:1.3.6.1.4.1.25484.494450.3", "bpk2-7"),
      anAttribute("urn:oid:2.5.4.42", "Amina", "HOCH"),
      anAttribute("urn:oid:2.5.4.4", "Ben Salah", "HOCH"),
    ].join("");
    const xml = await aSamlAnswer({ ...right(settings), attributes });
    const verified = await portal(settings).verify({
      request: { providerId: "nkb", trustLevel: "low", scopes: ["familyName"], requestId: REQUEST_ID },
      samlResponse: Buffer.from(xml).toString("base64"),
      startedAt: STARTED_AT,
      now: NOW,
    });
    expect(verified.ok && verified.value).toMatchObject({
      name: "Ben Salah",
      providerData: { familyName: "Ben Salah" },
      valueLevels: { familyName: "high" },
    });
    expect(JSON.stringify(verified)).not.toContain("Amina");
  });

  it("of a business account is the acting person of an organisation, at the lower of two levels", async () => {
    const settings = aBusinessAccount([provider.certificate]);
    const attributes = [
      anAttribute("DatenuebermittlerPseudonymId", "du-1"),
      anAttribute("ElsterVertrauensniveauIdentifizierung", "hoch"),
      anAttribute("ElsterVertrauensniveauAuthentifizierung", "substanziell"),
      anAttribute(
        "HandelndePerson",
        "<Vorname>Jonas</Vorname><Nachname>Weber</Nachname><Geburtsdatum>03.04.1980</Geburtsdatum>",
      ),
      anAttribute("Firmenname", "Pflege Weber GmbH"),
      anAttribute("Unternehmensanschrift", "<Strasse>Hauptstr.</Strasse><Hausnummer>5</Hausnummer>"),
    ].join("");
    const xml = await aSamlAnswer({ ...right(settings), attributes });
    const verified = await portal(settings).verify({
      request: { providerId: "elster", trustLevel: "low", scopes: SCOPES, requestId: REQUEST_ID },
      samlResponse: Buffer.from(xml).toString("base64"),
      startedAt: STARTED_AT,
      now: NOW,
    });
    expect(verified.ok && verified.value).toMatchObject({
      subject: "du-1",
      trustLevel: "substantial",
      name: "Jonas Weber",
      providerData: { givenName: "Jonas", familyName: "Weber", birthdate: "1980-04-03" },
      organisation: { name: "Pflege Weber GmbH", streetAddress: "Hauptstr. 5" },
    });
  });
});

describe("an answer that an eID client brings in the address", () => {
  const SMARTCARD = "urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI";
  const card = (status: string): string =>
    [
      anAttribute("RestrictedID", "<ID>0A1B</ID>"),
      anAttribute("GivenNames", "LEYLA"),
      anAttribute("DocumentValidity", `<Status>${status}</Status>`),
    ].join("");

  async function brought(
    change: Partial<AnswerOptions>,
    { relayState = "state-1", signer = provider }: { relayState?: string; signer?: KeyPair } = {},
  ): Promise<string> {
    const settings = anEidServer([provider.certificate]);
    const xml = await aSamlAnswer({ ...right(settings), context: SMARTCARD, ...change });
    const { samlResponse, algorithm, value } = signedQuery(xml, { relayState: "state-1", signer });
    const verified = await portal(settings).verify({
      request: { providerId: "eid", trustLevel: "high", scopes: SCOPES, requestId: REQUEST_ID },
      samlResponse,
      querySignature: { relayState, algorithm, value },
      startedAt: STARTED_AT,
      now: NOW,
    });
    if (verified.ok) return verified.value.subject;
    return "reason" in verified.failure ? verified.failure.reason : verified.failure.kind;
  }

  it("signs in with a valid card only", async () => {
    expect(await brought({ attributes: card("VALID") })).toBe("0A1B");
    expect(await brought({ attributes: card("revoked") })).toBe("required-attribute-missing");
  });

  it("is refused when the address was changed or a stranger signed it", async () => {
    expect(await brought({ attributes: card("valid") }, { relayState: "state-2" })).toBe(
      "message-unreadable",
    );
    expect(await brought({ attributes: card("valid") }, { signer: stranger })).toBe("message-unreadable");
  });
});

describe("the portal", () => {
  it("signs its request, names level and attributes, and asks for a fresh proof", async () => {
    const settings = aCitizenAccount([provider.certificate]);
    const asked = await portal(settings).request({
      providerId: "nkb",
      trustLevel: "substantial",
      scopes: ["givenName", "email"],
      locale: "en",
      requestId: REQUEST_ID,
      relayState: "state-1",
      now: NOW,
    });
    if (!asked.ok) throw new Error(asked.failure.kind);
    const xml = Buffer.from(asked.value.fields["SAMLRequest"] ?? "", "base64").toString();
    expect(asked.value).toMatchObject({
      url: "https://account.example/sso",
      fields: { RelayState: "state-1" },
    });
    expect(xml).toContain(PSS_SHA256);
    expect(xml).toContain("STORK-QAA-Level-3</saml:AuthnContextClassRef>");
    expect(xml).toContain(`ForceAuthn="true"`);
    // The pseudonym, the mailbox, and of the wanted values the one that this account has.
    expect([...xml.matchAll(/<akdb:RequestedAttribute Name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "urn:oid:1.3.6.1.4.1.25484.494450.3",
      "urn:oid:2.5.4.18",
      "urn:oid:2.5.4.42",
    ]);
    expect(xml).toContain("<classic-ui:Lang>en</classic-ui:Lang>");
  });

  it("encrypts what it asks an eID server for, and signs the address", async () => {
    const asked = await portal(anEidServer([provider.certificate])).request({
      providerId: "eid",
      trustLevel: "high",
      scopes: ["givenName"],
      locale: "de",
      requestId: REQUEST_ID,
      relayState: "state-1",
      now: NOW,
    });
    if (!asked.ok) throw new Error(asked.failure.kind);
    const query = new URL(asked.value.url).searchParams;
    expect([...query.keys()]).toEqual(["SAMLRequest", "RelayState", "SigAlg", "Signature"]);
    expect(asked.value.fields).toEqual({});
  });

  it("publishes its certificates and addresses, both decryption certificates while one is changed", async () => {
    const metadata = await portal(aCitizenAccount([])).metadata("nkb");
    const xml = metadata.ok ? metadata.value : "";
    expect(xml).toContain(`entityID="https://portal.example/nkb"`);
    expect(xml).toContain(ANSWER_URL);
    expect(xml.match(/use="encryption"/g)).toHaveLength(2);
    expect(xml).not.toMatch(/validUntil|[^y]ID="/);
  });

  it("warns a month before a provider's certificate ends, and never trusts one that has ended", async () => {
    const ending = await aKeyPair("ending", { days: 20 });
    const ended = await aKeyPair("ended", { from: new Date(NOW.getTime() - 40 * 86_400_000), days: 30 });
    expect(await outcome({ signer: ending }, { settings: aCitizenAccount([ending.certificate]) })).toBe(
      SIGNED_IN,
    );
    expect(lines).toMatchObject([
      { message: "identity-provider-certificate-ends", fields: { providerId: "nkb" } },
    ]);
    expect(await outcome({ signer: ended }, { settings: aCitizenAccount([ended.certificate]) })).toBe(
      "identity-provider-unavailable: no-certificate",
    );
  });

  it("ends the provider's session too, where it has an address for that", async () => {
    const providers = portal(aCitizenAccount([provider.certificate]));
    const session = { nameId: "name-1", sessionIndex: "index-1" };
    const url = await providers.logoutUrl("nkb", { session, requestId: "_logout", now: NOW });
    expect(url).toMatch(/^https:\/\/account\.example\/slo\?SAMLRequest=.+&Signature=/);
  });
});
