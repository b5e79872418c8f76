import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { StateSettings } from "#contract/settings/settings.ts";
import { localPorts, localProviderAddresses } from "./localPorts.ts";
import { readRealSecrets } from "./readRealSecrets.ts";
import { readStateSettings } from "./readStateSettings.ts";

/** The demo's settings with real providers in place of the brokers and accounts of these ids. */
function withReal(...ids: readonly string[]): StateSettings {
  const settings = readStateSettings("demo");
  if (!settings.ok) throw new Error(settings.failure.sentence);
  const { server } = settings.value;
  const identityProviders = server.identityProviders.map((one) => ({
    ...one,
    real: ids.includes(one.provider.id),
  }));
  return { ...settings.value, server: { ...server, identityProviders } };
}

const nameOf = ({ server }: StateSettings, id: string): string =>
  server.identityProviders.find(({ provider }) => provider.id === id)?.secretName ?? "";

test("secrets of real providers come from the file, of no others, and never of nowhere", () => {
  const settings = withReal("sk", "nkb");
  const file = path.join(mkdtempSync(path.join(tmpdir(), "secrets-")), "secrets.json");
  const secret = { clientId: "portal", clientSecret: "s" };
  const written = { [nameOf(settings, "sk")]: secret, [nameOf(settings, "elster")]: secret };
  writeFileSync(file, JSON.stringify(written));
  expect(readRealSecrets(settings, file)).toEqual({
    ok: true,
    value: { [nameOf(settings, "sk")]: JSON.stringify(secret) },
  });
  expect(readRealSecrets(withReal("nkb"), undefined)).toEqual({ ok: true, value: {} });
  const unknown = readRealSecrets(settings, undefined);
  expect(!unknown.ok && unknown.failure.sentence).toContain("--secrets <file>");
  for (const content of ["{", "[]", '{"a":1}']) {
    writeFileSync(file, content);
    expect(readRealSecrets(settings, file).ok).toBe(false);
  }
});

test("a real provider keeps its addresses and takes no port of this machine", () => {
  const settings = withReal("nkb", "eid");
  const ports = localPorts(settings, 5000);
  expect([...ports.saml.keys(), ports.eidClient]).toEqual(["elster", undefined]);
  const addressed = localProviderAddresses(settings, ports);
  for (const id of ["nkb", "eid"]) {
    const of = ({ server }: StateSettings): unknown =>
      server.identityProviders.find(({ provider }) => provider.id === id);
    expect(of(addressed)).toEqual(of(settings));
  }
});
