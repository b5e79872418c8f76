import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseStateSettings } from "#contract/settings/settingsProblems.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
const settingsSchema = z.looseObject({
  server: z.looseObject({ offers: z.array(z.looseObject({})) }),
});

it("The providers of the README of Keycloak are settings that the portal starts with", () => {
  const demo = settingsSchema.parse(settingsJson("demo"));
  const offers = demo.server.offers.map((offer) => ({ ...offer, idpIds: ["keycloak", "keycloak-saml"] }));
  const identityProviders = read("test/keycloak/identityProviders.example.json");
  const parsed = parseStateSettings({ ...demo, server: { ...demo.server, offers, identityProviders } });
  expect(parsed).toMatchObject({ ok: true });
});
