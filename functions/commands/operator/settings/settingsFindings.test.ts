import { describe, expect, it } from "vitest";
import { aKeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { stateSettingsSchema, type StateSettings } from "#contract/settings/settings.ts";
import { askedCounterparties } from "./checkSettings.ts";
import { settingsFindings } from "./settingsFindings.ts";
import { settingsSurroundings } from "./settingsSurroundings.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

const settingsOf = (state: string): StateSettings => stateSettingsSchema.parse(settingsJson(state));
const DEMO = settingsOf("demo");

/** What is said of settings, as `weight path sentence`. */
function saidOf(settings: StateSettings): readonly string[] {
  return settingsFindings(settings, settingsSurroundings(settings, NOW)).map(
    ({ weight, path: place, sentence }) => `${weight} ${place} ${sentence}`,
  );
}

const withServer = (server: Partial<StateSettings["server"]>): StateSettings => ({
  ...DEMO,
  server: { ...DEMO.server, ...server },
});

const certified = async (days: number): Promise<string> =>
  (await aKeyPair("somebody", { from: new Date(NOW.getTime() - 86_400_000), days: days + 1 })).certificate;

describe("what an operator reads about settings", () => {
  it("is what is still to be entered, and who cannot be reached", () => {
    const said = saidOf(settingsOf("nw"));
    expect(said).toContainEqual(
      expect.stringMatching(/^wrong server\.fitConnect\.trustRoots\.0 is still to be entered/),
    );
    expect(said).toContainEqual(
      expect.stringContaining("doubtful portal.support.email names hilfe@anerkennung.nrw.example"),
    );
    const real = { ...DEMO.portal.support, email: "help@example-state.de" };
    expect(saidOf({ ...DEMO, portal: { ...DEMO.portal, support: real } })).not.toContainEqual(
      expect.stringContaining("portal.support.email"),
    );
  });

  it("is nothing wrong of the demo state but the certificates that the laptop puts in", () => {
    expect(saidOf(DEMO).filter((one) => /^wrong (?!\S+\.(trustRoots|certificates)\.0 )/.test(one))).toEqual(
      [],
    );
  });

  it("is which certificate is none, has ended or ends soon", async () => {
    const pems = [
      await certified(300),
      await certified(12),
      await certified(-0.5),
      "-----BEGIN CERTIFICATE-----\nx",
    ];
    const said = saidOf(withServer({ fitConnect: { ...DEMO.server.fitConnect, trustRoots: pems } }));
    expect(said.filter((one) => one.includes("fitConnect.trustRoots"))).toEqual([
      "doubtful server.fitConnect.trustRoots.1 ends on 2026-12-04, in 12 days.",
      "wrong server.fitConnect.trustRoots.2 ended on 2026-11-22: a new certificate is expected.",
      expect.stringContaining("wrong server.fitConnect.trustRoots.3 is no certificate"),
    ]);
    const former = { certificates: [], formerCertificates: [await certified(-0.5)] };
    expect(saidOf(withServer({ seal: former }))).not.toContainEqual(
      expect.stringContaining("server.seal.formerCertificates"),
    );
  });

  it("is that nothing is sealed, which is wrong as soon as people's applications are in it", async () => {
    const seal = /^(\w+) server\.seal\.certificates names none: .*`operator seal request`/;
    const weightOf = (server: Partial<StateSettings["server"]>): readonly (string | undefined)[] =>
      saidOf(withServer(server)).flatMap((one) => (seal.test(one) ? [seal.exec(one)?.[1]] : []));
    const none = { certificates: [], formerCertificates: [] };
    expect(weightOf({ seal: none, cloud: { production: true } })).toEqual(["wrong"]);
    expect(weightOf({ seal: none, cloud: { production: false } })).toEqual(["doubtful"]);
    const own = { ...none, certificates: [await certified(300)] };
    expect(weightOf({ seal: own, cloud: { production: true } })).toEqual([]);
  });

  it("is names that lead nowhere or twice", () => {
    const [offer] = DEMO.server.offers;
    const [payment] = DEMO.server.payments;
    const said = saidOf(
      withServer({
        offers: [...DEMO.server.offers, { ...offer!, idpIds: ["nobody", "anon"] }],
        payments: [{ ...payment!, authorityIds: ["nw-brms-pug", "nowhere"] }, ...DEMO.server.payments],
      }),
    );
    const last = String(DEMO.server.offers.length);
    expect(said).toEqual(
      expect.arrayContaining([
        "wrong server.payments.0.authorityIds.1 is nowhere, an authority that the directory does not know.",
        `wrong server.offers.${last}.offerId is recognition, which another offer is named by.`,
        `wrong server.offers.${last}.idpIds.0 is nobody, an account that server.identityProviders does not name.`,
        "doubtful server.payments.1 is without effect: earlier rules name all of its authorities.",
      ]),
    );
    const [transport] = DEMO.server.transports;
    const astray = withServer({ transports: [{ ...transport!, authorityIds: ["nowhere"] }] });
    expect(saidOf(astray)).toContain(
      "wrong server.transports.0.authorityIds.0 is nowhere, an authority that the directory does not know.",
    );
  });

  it("is a fee that cannot be paid", () => {
    expect(saidOf(withServer({ payments: [] }))).toContainEqual(
      expect.stringMatching(/^wrong server\.payments is not complete\. .*nw-brms-pug.*\(offer fixed-fee\)/),
    );
  });
});

describe("a counterparty that answers", () => {
  it("is wrong when all certificates that it names have ended, and warned of before", async () => {
    const [ended, soon, good] = [await certified(-0.5), await certified(12), await certified(300)];
    const naming = (name: string, certificates: readonly string[]) => ({
      kind: "saml" as const,
      name,
      url: "https://idp.example",
      ask: () => Promise.resolve({ state: "ok", certificates } as const),
    });
    const asked = await askedCounterparties(
      [naming("ended", [ended]), naming("changing", [ended, good]), naming("soon", [soon])],
      NOW,
    );
    expect(asked.map(({ state, notes }) => [state, ...notes])).toEqual([
      ["answers-wrongly", expect.stringContaining("ended on")],
      ["ok", expect.stringContaining("ended on")],
      ["ok", "a certificate that it names ends on 2026-12-04, in 12 days."],
    ]);
  });
});
