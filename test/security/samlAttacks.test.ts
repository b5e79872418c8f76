import { createServer } from "node:http";
import { deflateRawSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SAML_MESSAGE_MAX_CHARACTERS } from "#contract/limits.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import {
  anAttribute,
  type AnswerOptions,
  encryptedAssertion,
  PSS_SHA256,
  signedQuery,
} from "../fixtures/saml/aSamlAnswer.ts";
import { aKeyPair, type KeyPair } from "../fixtures/saml/samlKeys.ts";
import { aCitizenAccount, anEidServer } from "../fixtures/saml/samlProviders.ts";
import { aSamlPortal, ANSWER_URL, type SamlPortal, signedIn } from "./aSamlPortal.ts";
import { Browser } from "./Browser.ts";
import { lastRefusal, lines } from "./theLog.ts";
import { PORTAL_URL } from "./theSettings.ts";
import { withAssertions, wrapped, WRAPPINGS } from "./wrapped.ts";

const SIGNED_IN = "/nutzerkonto";
const MODES = [
  { signed: "assertion", encrypted: false },
  { signed: "assertion", encrypted: true },
  { signed: "response", encrypted: false },
  { signed: "response", encrypted: true },
] as const;
type Mode = (typeof MODES)[number];
/** As a citizen account usually answers. */
const USUAL: Mode = MODES[1];

const AMINA = [
  anAttribute("urn:oid:1.3.6.1.4.1.25484.494450.3", "bpk2-1"),
  anAttribute("urn:oid:2.5.4.42", "Amina"),
].join("");
const toMallory = (xml: string): string => xml.replace("bpk2-1", "bpk2-666").replace(">Amina<", ">Mallory<");

let signer: KeyPair;
let otherSigner: KeyPair;
let stranger: KeyPair;
let own: KeyPair;
let saml: SamlPortal;
let browser: Browser;

beforeAll(async () => {
  [signer, otherSigner, stranger, own] = await Promise.all(
    ["provider", "other provider", "stranger", "portal"].map((name) => aKeyPair(name)),
  ).then(([a, b, c, d]) => [a!, b!, c!, d!]);
});

beforeEach(() => open(USUAL));

/** A portal with this kind of citizen account, and another account in addition. */
function open({ signed, encrypted }: Mode): void {
  lines.length = 0;
  const citizen = aCitizenAccount([signer.certificate]);
  const settings: SamlProvider = { ...citizen, answer: { ...citizen.answer, signed, encrypted } };
  const other: SamlProvider = {
    ...settings,
    provider: { ...settings.provider, id: "elster" },
    entityId: "https://other.example/idp",
    certificates: [otherSigner.certificate],
    ownEntityId: `${PORTAL_URL}/elster`,
  };
  const accounts = [
    { settings, signer },
    { settings: other, signer: otherSigner },
    { settings: anEidServer([signer.certificate]), signer },
  ];
  saml = aSamlPortal(accounts, own);
  browser = new Browser(saml.portal);
}

type Tampering = (xml: string, right: AnswerOptions) => string | Promise<string>;

/** Sends one answer, changed on its way; it must not lead to a sign-in. */
async function attack(change: Partial<AnswerOptions>, tampered: Tampering = (xml) => xml): Promise<unknown> {
  const { answer, relayState, right } = await saml.begin("nkb", browser);
  const xml = await tampered(await answer({ attributes: AMINA, ...change }), right);
  const { shown, logged } = await saml.bring({ relayState, xml }, browser);
  expect([shown, signedIn(saml.portal)]).toEqual([expect.stringMatching(/^[a-z-]+$/), []]);
  return logged;
}

/** An answer in the clear, changed, and then encrypted if the account's answers are. */
async function attackInside(mode: Mode, tampered: Tampering): Promise<unknown> {
  return attack({ encryptFor: undefined }, async (xml, right) => {
    const changed = await tampered(xml, right);
    if (!mode.encrypted) return changed;
    return withAssertions(changed, (assertion) =>
      encryptedAssertion(assertion, { encryptFor: own.certificate }),
    );
  });
}

describe.each(MODES)("a signed $signed, encrypted: $encrypted,", (mode) => {
  beforeEach(() => open(mode));

  it("signs in as it came, also when it was only written anew", async () => {
    for (const rewrite of [false, true]) {
      const begun = await saml.begin("nkb", browser);
      const answer = await begun.answer({ attributes: AMINA });
      const xml = rewrite ? await withAssertions(answer, (assertion) => Promise.resolve(assertion)) : answer;
      expect(await saml.bring({ relayState: begun.relayState, xml }, browser)).toMatchObject({
        shown: SIGNED_IN,
      });
    }
    expect(signedIn(saml.portal)).toEqual(["Amina"]);
  });

  it.each(WRAPPINGS)(
    "is refused when wrapped in form XSW%i, under another and under the same id",
    async (form) => {
      for (const evilId of ["_evil", form < 3 ? "_response" : "_assertion"]) {
        const reason = await attackInside(mode, (xml) => wrapped(xml, { form, evilId, forge: toMallory }));
        expect(reason).toMatch(/^(structure|not-encrypted)$/);
      }
    },
  );

  it("is refused when it comes twice in one message, or with a forged one", async () => {
    const twice =
      (forge: (xml: string) => string): Tampering =>
      (xml) =>
        xml.replace(/<saml:Assertion .*<\/saml:Assertion>/s, (assertion) => assertion + forge(assertion));
    const asIs = (xml: string): string => xml;
    for (const forge of [asIs, toMallory, (xml: string) => toMallory(xml).replace("_assertion", "_second")]) {
      expect(await attackInside(mode, twice(forge))).toBe("structure");
    }
  });

  it("is refused when anything in it was changed, taken away or put in afterwards", async () => {
    for (const tampered of [
      toMallory,
      (xml: string) => xml.replace("STORK-QAA-Level-3", "STORK-QAA-Level-4"),
      (xml: string) => xml.replace("</saml:AttributeStatement>", `${AMINA}</saml:AttributeStatement>`),
      (xml: string) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/s, ""),
      (xml: string) => xml.replace(/<Signature.*<\/Signature>/s, ""),
      (xml: string) => xml.replace(/<SignatureValue>[^<]*/, "<SignatureValue>"),
      (xml: string) => xml.replace(/<Reference URI="#[^"]*"/, `<Reference URI=""`),
      (xml: string) => xml.replace(/<Reference .*<\/Reference>/s, ""),
      (xml: string) => xml.replace(/(<Reference .*<\/Reference>)/s, "$1$1"),
      (xml: string) => xml.replace(/(<Signature .*<\/Signature>)/s, "$1$1"),
      (xml: string) => xml.replace(/(<SignedInfo>.*<\/SignedInfo>)/s, "$1$1"),
      (xml: string) => xml.replace(/<DigestValue>/, "<DigestValue>AAAA</DigestValue><DigestValue>"),
    ]) {
      expect(await attackInside(mode, tampered)).toBe("signature");
    }
  });

  it("is refused when its transforms or its algorithm would let something else be read", async () => {
    const XPATH = "http://www.w3.org/TR/1999/REC-xpath-19991116";
    for (const [tampered, reason] of [
      [
        (xml: string) => xml.replace("</Transforms>", `<Transform Algorithm="${XPATH}"/></Transforms>`),
        "signature",
      ],
      [(xml: string) => xml.replace(/(<Transform Algorithm=")[^"]*/, `$1${XPATH}`), "signature"],
      [
        (xml: string) => xml.replace(PSS_SHA256, "http://www.w3.org/2000/09/xmldsig#hmac-sha1"),
        "weak-algorithm",
      ],
      [
        (xml: string) =>
          xml.replace(
            /<SignatureMethod/,
            `<x:SignatureMethod xmlns:x="urn:x" Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/><SignatureMethod`,
          ),
        "weak-algorithm",
      ],
      [
        (xml: string) =>
          xml.replace(
            /<SignedInfo/,
            `<x:SignatureMethod xmlns:x="urn:x" Algorithm="http://www.w3.org/2000/09/xmldsig#hmac-sha1"/><SignedInfo`,
          ),
        "weak-algorithm",
      ],
    ] as const) {
      expect(await attackInside(mode, tampered)).toBe(reason);
    }
  });

  it("is refused with comments, instructions, sections, document types and entities, inside as outside", async () => {
    const inText =
      (hidden: string): Tampering =>
      (xml) =>
        xml.replace("bpk2-1", `bpk2-1${hidden}.evil`);
    for (const hidden of ["<!-- -->", "<?x?>", "<![CDATA[x]]>"]) {
      expect(await attackInside(mode, inText(hidden))).toBe("message-unreadable");
      if (hidden.startsWith("<?")) continue;
      // Signed with it inside, as by a provider that lets people choose such a name.
      expect(await attack({ edit: (xml) => xml.replace("bpk2-1", `bpk2-1${hidden}.evil`) })).toBe(
        "message-unreadable",
      );
    }
    const types = [
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
      `<!DOCTYPE r [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd"> %x;]>`,
      `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`,
    ];
    for (const type of types) {
      expect(await attack({}, (xml) => type + xml)).toBe("message-unreadable");
      if (!mode.encrypted) continue;
      const inside = `${type}<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">&x;</saml:Assertion>`;
      const encrypted = await encryptedAssertion(inside, { encryptFor: own.certificate });
      const replace: Tampering = (xml) =>
        xml.replace(/<saml:EncryptedAssertion .*<\/saml:EncryptedAssertion>/s, encrypted);
      expect(await attack({}, replace)).toBe("message-unreadable");
    }
  });
});

describe("an answer is refused", () => {
  const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
  it.each<[string, Partial<AnswerOptions> | (() => Partial<AnswerOptions>), string]>([
    ["that names no request", { requestId: "" }, "in-response-to"],
    ["to a foreign request", { requestId: "_foreign" }, "in-response-to"],
    ["whose assertion is for a foreign request", { subjectInResponseTo: "_foreign" }, "confirmation"],
    ["for another portal", { audience: "https://other.example" }, "audience"],
    ["that goes to another address", { answerUrl: "https://other.example/acs" }, "destination"],
    ["whose assertion goes to another address", { recipient: `${ANSWER_URL}/x` }, "confirmation"],
    ["of another issuer", { issuer: "https://other.example/idp" }, "issuer"],
    ["that has expired", () => ({ notOnOrAfter: later(-1) }), "confirmation"],
    ["of the future", () => ({ notBefore: later(2) }), "conditions"],
    ["that was made before the login began", () => ({ now: later(-20), notOnOrAfter: later(20) }), "clock"],
    ["signed by a stranger", () => ({ signer: stranger }), "signature"],
    ["signed by another account's provider", () => ({ signer: otherSigner }), "signature"],
    ["encrypted for another recipient", () => ({ encryptFor: stranger.certificate }), "decryption"],
    ["in the clear", { encryptFor: undefined }, "not-encrypted"],
    ["without level", { context: " " }, "trust-level-too-low"],
    ["at an unknown level", { context: "constructor" }, "trust-level-too-low"],
  ])("%s", async (_name, change, reason) => {
    expect(await attack(typeof change === "function" ? change() : change)).toBe(reason);
  });

  it("whose envelope names another issuer, or does not say where it goes", async () => {
    const other = (xml: string): string =>
      xml.replace(/<saml:Issuer([^>]*)>[^<]*/, "<saml:Issuer$1>http://evil.example");
    expect(await attack({}, other)).toBe("issuer");
    expect(await attack({}, (xml) => xml.replace(/ Destination="[^"]*"/, ""))).toBe("destination");
  });

  it("without conditions, end, audience, confirmation or level", async () => {
    const without = (part: RegExp): Partial<AnswerOptions> => ({ edit: (xml) => xml.replace(part, "") });
    for (const part of [
      /<saml:Conditions.*<\/saml:Conditions>/s,
      /(?<=<saml:Conditions[^>]*) NotOnOrAfter="[^"]*"/,
      /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/s,
      /<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/s,
      /(?<=<saml:SubjectConfirmationData[^>]*) NotOnOrAfter="[^"]*"/,
      /(?<=<saml:SubjectConfirmationData[^>]*) InResponseTo="[^"]*"/,
      /(?<=<saml:SubjectConfirmationData[^>]*) Recipient="[^"]*"/,
      /(?<=<saml:SubjectConfirmation) Method="[^"]*"/,
    ]) {
      expect(await attack(without(part))).toMatch(/^(audience|conditions|confirmation|signature)$/);
    }
    expect(await attack(without(/<saml:AuthnContext>.*<\/saml:AuthnContext>/s))).toBe("trust-level-too-low");
    expect(await attack(without(/<saml:AttributeStatement>.*<\/saml:AttributeStatement>/s))).toBe(
      "subject-missing",
    );
  });

  it("that carries clear and encrypted assertions side by side", async () => {
    const clear = await aForeignAssertion();
    const forgedSibling: Tampering = (xml) =>
      xml.replace("<saml:EncryptedAssertion ", `${clear}<saml:EncryptedAssertion `);
    expect(await attack({}, forgedSibling)).toBe("structure");
    const twice: Tampering = (xml) =>
      xml.replace(/(<saml:EncryptedAssertion .*<\/saml:EncryptedAssertion>)/s, "$1$1");
    expect(await attack({}, twice)).toBe("structure");
  });

  it("that is no XML, no answer, no base64, too deep or too large", async () => {
    const deep = `${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}`;
    const hidden = `${'<a b="/>">'.repeat(15_000)}${"</a>".repeat(15_000)}`;
    for (const xml of ["", "x", "<a>", "\u0000", deep, hidden, "é".repeat(200_000)]) {
      expect(await attack({}, () => xml)).toMatch(/^(message-unreadable|no-response|login-unknown)$/);
    }
    expect(
      await attack({}, () => '<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>'),
    ).toBe("no-response");
    expect(await attack({}, (xml) => Buffer.from(xml, "utf16le").toString("latin1"))).toBe(
      "message-unreadable",
    );
  });

  /** Of the provider, but for another person's login. */
  async function aForeignAssertion(): Promise<string> {
    const { answer } = await saml.begin("nkb", new Browser(saml.portal));
    const xml = await answer({ attributes: toMallory(AMINA), encryptFor: undefined });
    return /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? "";
  }
});

describe("a right answer", () => {
  it("counts once: neither it nor the code that came of it is worth anything again", async () => {
    const { answer, relayState } = await saml.begin("nkb", browser);
    const xml = await answer({ attributes: AMINA });
    expect(await saml.bring({ relayState, xml }, browser)).toMatchObject({ shown: SIGNED_IN });
    expect(await saml.bring({ relayState, xml }, browser)).toEqual({
      shown: "login-unknown",
      logged: "login-unknown",
    });
  });

  it("is worth nothing in another browser, so that no person is signed in as another one", async () => {
    const victim = new Browser(saml.portal);
    await saml.begin("nkb", victim);
    const { answer, relayState } = await saml.begin("nkb", browser);
    const brought = { relayState, xml: await answer({ attributes: AMINA }) };
    expect(await saml.bring(brought, victim)).toEqual({ shown: "login-unknown", logged: "login-unknown" });
    expect(signedIn(saml.portal)).toEqual([]);
    const own = await saml.begin("nkb", browser);
    await saml.bring({ ...own, xml: await own.answer({ attributes: AMINA }) }, browser);
    expect(signedIn(saml.portal)).toEqual(["Amina"]);
  });

  it("to one login does not end another one, of the same provider or of another", async () => {
    const first = await saml.begin("nkb", browser);
    const xml = await first.answer({ attributes: AMINA });
    for (const [providerId, reason] of [
      ["nkb", "in-response-to"],
      ["elster", "in-response-to"],
    ] as const) {
      const { relayState } = await saml.begin(providerId, browser);
      expect(await saml.bring({ relayState, xml }, browser)).toEqual({
        shown: "login-refused",
        logged: reason,
      });
    }
    expect(await saml.bring({ relayState: "guessed", xml }, browser)).toMatchObject({
      shown: "login-unknown",
    });
  });

  it("of one provider is none of another, also to the right request", async () => {
    const mine = await saml.begin("nkb", browser);
    const theirs = await saml.begin("elster", browser);
    for (const change of [
      { signer: otherSigner, issuer: "https://other.example/idp" },
      { signer: otherSigner },
      { signer, issuer: "https://other.example/idp" },
    ]) {
      const xml = await mine.answer({ ...change, attributes: AMINA });
      expect((await saml.bring({ relayState: mine.relayState, xml }, browser)).shown).toBe("login-refused");
      const other = await theirs.answer({ signer, issuer: "https://account.example/idp", attributes: AMINA });
      expect((await saml.bring({ relayState: theirs.relayState, xml: other }, browser)).shown).toBe(
        "login-refused",
      );
    }
    expect(signedIn(saml.portal)).toEqual([]);
    await saml.bring({ relayState: mine.relayState, xml: await mine.answer({ attributes: AMINA }) }, browser);
    expect(signedIn(saml.portal)).toEqual(["Amina"]);
  });
});

describe("an answer that is not a message at all", () => {
  it("is shown as a failed login all the same, never as an error of the interface", async () => {
    const long = "A".repeat(SAML_MESSAGE_MAX_CHARACTERS + 1);
    for (const body of [
      "",
      "x",
      "SAMLResponse=&RelayState=",
      "RelayState=a",
      `SAMLResponse=${long}&RelayState=a`,
    ]) {
      const { status, headers } = await saml.portal.call("auth", {
        method: "POST",
        path: "/api/auth/saml2/acs",
        body,
      });
      expect([status, headers["location"]]).toEqual([303, "/redirect?login=login-unknown&next=%2F"]);
      expect(lastRefusal()).toBe("login-unknown");
    }
    for (const path of ["/api/auth/saml2/acs", "/api/auth/saml2/finish", "/api/auth/eid/refresh"]) {
      const { status, headers } = await saml.portal.call("auth", { method: "GET", path });
      expect([status, headers["location"]]).toEqual([303, expect.stringContaining("/redirect?login=login-")]);
    }
  });
});

describe("an answer that comes in the address", () => {
  const LEYLA = [
    anAttribute("RestrictedID", "<ID>0A1B</ID>"),
    anAttribute("GivenNames", "LEYLA"),
    anAttribute("DocumentValidity", "<Status>VALID</Status>"),
  ].join("");

  async function aCall(): Promise<{ state: string; xml: string }> {
    const started = await browser.get(
      `/api/auth/saml2/request?providerId=eid&redirect=/nutzerkonto&cancelUrl=/&locale=de&timezone=UTC&termsVersion=2026-11-01`,
    );
    const state = /session%3D([\w.-]+)/.exec(started.body)?.[1] ?? "";
    const pending = await saml.portal.ports.logins.find(state);
    const { answer } = await saml.begin("nkb", new Browser(saml.portal));
    const settings = anEidServer([]);
    const xml = await answer({
      requestId: `_${pending?.nonce ?? ""}`,
      audience: settings.ownEntityId,
      issuer: settings.entityId,
      context: "urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI",
      attributes: LEYLA,
    });
    return { state, xml };
  }

  async function bring(query: Readonly<Record<string, string>>): Promise<URL> {
    const answer = await browser.get(`/api/auth/saml2/acs?${new URLSearchParams(query).toString()}`);
    expect(answer.status).toBe(303);
    return new URL(String(answer.headers["location"]), PORTAL_URL);
  }

  it("signs in when signed, and is refused unsigned, signed by a stranger, moved to another login or posted", async () => {
    const { state, xml } = await aCall();
    const query = (key: KeyPair, relayState = state): Record<string, string> => {
      const { samlResponse, algorithm, value } = signedQuery(xml, { relayState, signer: key });
      return { SAMLResponse: samlResponse, RelayState: state, SigAlg: algorithm, Signature: value };
    };
    for (const wrong of [
      { ...query(signer), Signature: "" },
      { ...query(signer), SigAlg: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" },
      { ...query(signer), SigAlg: "none" },
      query(stranger),
      query(signer, "another"),
    ]) {
      expect((await bring(wrong)).searchParams.get("login")).toBe("login-refused");
      expect(lastRefusal()).toBe("message-unreadable");
    }
    expect((await saml.bring({ relayState: state, xml }, browser)).shown).toBe("login-refused");
    const back = await bring(query(signer));
    expect(back.pathname).toBe("/api/auth/eid/refresh");
    expect((await browser.get(back.pathname + back.search)).headers["location"]).toBe(SIGNED_IN);
  });

  it("is not blown up: a small message that becomes a large one is refused, signed or not", async () => {
    const { state } = await aCall();
    const bomb = deflateRawSync(Buffer.alloc(20_000_000, "a")).toString("base64");
    expect(bomb.length).toBeLessThan(30_000);
    const { samlResponse, algorithm, value } = signedQuery("a".repeat(20_000_000), {
      relayState: state,
      signer,
    });
    for (const wrong of [
      { SAMLResponse: bomb, RelayState: state, SigAlg: PSS_SHA256, Signature: "AAAA" },
      { SAMLResponse: samlResponse, RelayState: state, SigAlg: algorithm, Signature: value },
    ]) {
      expect((await bring(wrong)).searchParams.get("login")).toBe("login-refused");
      expect(lastRefusal()).toBe("message-unreadable");
    }
  });
});

describe("a provider that changes its key", () => {
  const keyOf = ({ certificate }: KeyPair): string =>
    `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate.replace(/-----.*?-----|\s/g, "")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;

  it("signs in with the new one as soon as a minute after its metadata was read, and with the old one no longer", async () => {
    let published = signer;
    let reads = 0;
    const citizen = aCitizenAccount([]);
    const server = createServer((_request, answer) => {
      reads += 1;
      answer.end(
        `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${citizen.entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keyOf(published)}</md:IDPSSODescriptor></md:EntityDescriptor>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = server.address();
    const metadataUrl = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}/metadata`;
    saml = aSamlPortal([{ settings: { ...citizen, metadataUrl }, signer }], own);
    browser = new Browser(saml.portal);
    const shownWith = async (key: KeyPair): Promise<string> => {
      const { answer, relayState } = await saml.begin("nkb", browser);
      const xml = await answer({ attributes: AMINA, signer: key });
      return (await saml.bring({ relayState, xml }, browser)).shown;
    };
    try {
      expect(await shownWith(signer)).toBe(SIGNED_IN);
      published = otherSigner;
      for (let n = 0; n < 3; n += 1) expect(await shownWith(stranger)).toBe("login-refused");
      expect(reads).toBe(1);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
      expect(await shownWith(otherSigner)).toBe(SIGNED_IN);
      expect(await shownWith(signer)).toBe("login-refused");
      expect(reads).toBe(2);
    } finally {
      vi.useRealTimers();
      server.close();
    }
  });
});
