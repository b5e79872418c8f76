import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { type LocalPortal, startLocalPortal } from "#infra/laptop/supervisor/startLocalPortal.ts";
import { withoutPages } from "#test/fixtures/withoutPages.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { Visitor } from "./Visitor.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const PORT = 4575;
const ROOT = path.resolve(import.meta.dirname, "../../..");

/** A service account of a state that speaks SAML: an id that no code knows, answers in the clear, levels of eIDAS. */
const STATE_ACCOUNT = {
  provider: {
    id: "landeskonto",
    type: "saml2",
    serviceUrl: "https://servicekonto.example/",
    transient: false,
    variableTrustLevel: true,
    defaultScopes: ["givenName", "familyName", "birthdate", "email", "streetAddress", "locality"],
    authRequestDestination: "https://servicekonto.example/webidp/SamlWebSso/AuthnRequestPostBinding",
    trustLevel: "high",
    name: { de: "Landeskonto", en: "state account" },
    needs: { de: "Sie brauchen ein Landeskonto.", en: "You need a state account." },
    client: "browser",
  },
  entityId: "urn:demo:landeskonto:idp",
  metadataUrl: "https://servicekonto.example/metadata",
  certificates: [],
  ownEntityId: "https://antrag.portal.example/landeskonto",
  secretName: "recognition-portal/demo/saml-landeskonto",
  request: {
    binding: "post",
    signature: "rsa-sha256",
    nameIdFormat: "persistent",
    levels: {
      low: "http://eidas.europa.eu/LoA/low",
      substantial: "http://eidas.europa.eu/LoA/substantial",
      high: "http://eidas.europa.eu/LoA/high",
    },
  },
  answer: {
    signed: "assertion",
    encrypted: false,
    acceptPkcs1Signatures: true,
    level: "context",
    levels: {
      "http://eidas.europa.eu/LoA/low": "low",
      "http://eidas.europa.eu/LoA/substantial": "substantial",
      "http://eidas.europa.eu/LoA/high": "high",
    },
    subject: "nameId",
    attributes: {
      givenName: [{ name: "GivenNames" }],
      familyName: [{ name: "FamilyNames" }],
      birthdate: [{ name: "DateOfBirth" }],
      email: [{ name: "EmailAddress" }],
      streetAddress: [{ name: "PlaceOfResidence", children: ["Street", "HouseNumber"] }],
      locality: [{ name: "PlaceOfResidence", children: ["City"] }],
    },
    organisation: { name: [{ name: "LegalEntity", children: ["LegalName"] }] },
    postbox: { name: "InboxReference" },
  },
  logoutUrl: "https://servicekonto.example/logout",
};

const settingsSchema = z.looseObject({
  server: z.looseObject({ identityProviders: z.array(z.unknown()) }),
});
const userSchema = z.looseObject({ name: z.string(), hasPostbox: z.boolean(), loginData: z.unknown() });

let folder: string;
let portal: LocalPortal;

beforeAll(async () => {
  mkdirSync(path.join(ROOT, ".local"), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, ".local/added-"));
  const settingsFile = path.join(folder, "with-state-account.json");
  const demo = settingsSchema.parse(settingsJson("demo"));
  const server = { ...demo.server, identityProviders: [STATE_ACCOUNT] };
  writeFileSync(settingsFile, JSON.stringify({ ...demo, server }));
  const started = await startLocalPortal(
    { port: PORT, stateFolder: path.join(folder, "state"), fresh: false, settings: settingsFile },
    { builder: withoutPages, tell: () => undefined },
  );
  if (!started.ok) throw new Error(started.failure.sentence);
  portal = started.value;
});

afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

const wish = { providerId: "landeskonto", trustLevel: "substantial" } as const;

describe("an account that only the settings know", () => {
  onEmbedded.ownPortal("signs in with its own attributes, levels and kind of name", async () => {
    const visitor = new Visitor(portal.url);
    expect(await signInBySaml(visitor, { ...wish, choose: { person: "petra" } })).toBe("/nutzerkonto");
    const { name, hasPostbox, loginData } = userSchema.parse((await visitor.get("/api/auth/user")).body);
    expect({ name, hasPostbox }).toEqual({ name: "Petra Vertreterin", hasPostbox: true });
    expect(loginData).toMatchObject({
      trustLevel: "substantial",
      providerId: "landeskonto",
      providerData: { streetAddress: "Kanzleiweg 3", locality: "Beispielhausen", birthdate: "1970-05-05" },
      organisation: { name: "Anerkennungsberatung Beispiel GmbH" },
    });
  });

  onEmbedded.ownPortal.each([
    ["cancel", "login-cancelled"],
    ["unsigned", "login-refused"],
    ["wrong-signature", "login-refused"],
    ["wrapped-assertion", "login-refused"],
    ["wrong-audience", "login-refused"],
    ["expired", "login-refused"],
    ["missing-attribute", "account-incomplete"],
    ["level-too-low", "trust-level-too-low"],
  ])("is refused like any other when its answer is wrong: %s", async (fault, kind) => {
    expect(await signInBySaml(new Visitor(portal.url), { ...wish, choose: { fault } })).toContain(
      `login=${kind}`,
    );
  });
});
