import { beforeAll, describe, expect, it } from "vitest";
import { aKeyPair, type KeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { composeAnswer } from "./answer/composeAnswer.ts";
import { signAddress } from "./answer/sign.ts";
import { PROFILES } from "./profiles/PROFILES.ts";
import { TEST_PEOPLE } from "../kit/sign-in/testPeople.ts";

/** Longest address that CloudFront takes. */
const CLOUDFRONT_MAX_CHARACTERS = 8192;
/** Of 10,240 bytes for the line of a request and all of its headers, without the few headers that an eID client sends. */
const API_GATEWAY_ROOM = 9600;
const ANSWER_URL = "https://antrag-anerkennung.ministerium.bundesland.example/api/auth/saml2/acs";

interface Keys {
  readonly signing: KeyPair;
  readonly portal: KeyPair;
}

let long: Keys;
let usual: Keys;

beforeAll(async () => {
  [long, usual] = await Promise.all([keysOf(4096), keysOf(3072)]);
});

async function keysOf(bits: 3072 | 4096): Promise<Keys> {
  return { signing: await aKeyPair("eID server", { bits }), portal: await aKeyPair("portal", { bits }) };
}

/** Length of the address in which an answer about somebody travels, with keys of 4096 bits on both sides. */
function addressLength(
  letters: number,
  {
    attributes = ALL,
    keys = long,
    isInsideSigned = true,
  }: {
    readonly attributes?: readonly string[];
    readonly keys?: Keys;
    /** The address is signed in any case. */
    readonly isInsideSigned?: boolean;
  } = {},
): number {
  const [erika] = TEST_PEOPLE;
  const profile = PROFILES["eid-server"];
  if (erika === undefined || profile === undefined) throw new Error("no such person or profile");
  const text = (letter: string): string => letter.repeat(letters);
  const person = {
    ...erika,
    givenName: text("Ä"),
    familyName: text("Ö"),
    birthName: text("Ü"),
    title: text("D"),
    placeOfBirth: text("ß"),
    address: { ...erika.address, street: text("ö"), locality: text("ü") },
  };
  const signer = { ...keys.signing, signature: "pss", showsCertificate: false } as const;
  const registered = { entityId: "https://antrag.portal.example/eid", signing: [], answerServices: [] };
  const answer = composeAnswer(
    {
      person,
      level: "high",
      fault: isInsideSigned ? undefined : "unsigned",
      sessionIndex: "00000000-0000-4000-8000-000000000000",
      nameId: "00000000-0000-4000-8000-000000000000",
      login: {
        requestId: `_${"r".repeat(43)}`,
        answerUrl: ANSWER_URL,
        relayState: "s".repeat(43),
        level: "high",
        language: "de",
        attributes,
        portal: { ...registered, encryption: [keys.portal.certificate], logoutServices: [] },
      },
    },
    {
      profile,
      issuer: "https://eid-server.betreiber.example/metadata",
      signer,
      transport: "xmlenc11",
      now: Date.now(),
    },
  );
  return signAddress({ url: ANSWER_URL, relayState: "s".repeat(43), message: answer }, signer).length;
}

const ALL = [
  "DocumentValidity",
  "GivenNames",
  "FamilyNames",
  "BirthName",
  "AcademicTitle",
  "DateOfBirth",
  "PlaceOfBirth",
  "PlaceOfResidence",
  "RestrictedID",
];

describe("an answer of an eID server in an address", () => {
  it("passes CloudFront when a service asks for who it is, whatever the names and the keys", () => {
    const attributes = ["DocumentValidity", "GivenNames", "FamilyNames", "RestrictedID"];
    expect(addressLength(60, { attributes })).toBeLessThan(CLOUDFRONT_MAX_CHARACTERS);
  });

  it("passes API Gateway with everything that a card has, with keys as long as they must be", () => {
    expect(addressLength(60, { keys: usual })).toBeLessThan(API_GATEWAY_ROOM);
    expect(addressLength(30)).toBeLessThan(API_GATEWAY_ROOM);
  });

  it("would pass CloudFront with everything, if only the address were signed", () => {
    expect(addressLength(60, { isInsideSigned: false })).toBeLessThan(CLOUDFRONT_MAX_CHARACTERS);
  });
});
