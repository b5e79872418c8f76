import { describe, expect, it } from "vitest";
import { localSettings, secretSeeds } from "./localSettings.ts";
import { readStateSettings } from "./readStateSettings.ts";

const origin = "http://127.0.0.1:5003";
const descriptions = {
  identity: {
    id: "sk",
    issuer: "http://localhost:5002",
    clientId: "portal",
    clientSecret: "s",
    accounts: [],
    faults: [],
  },
  saml: [
    {
      id: "nkb",
      entityId: "http://localhost:5006/metadata",
      home: "http://localhost:5006",
      certificate: "PEM of nkb",
      accounts: [],
      faults: [],
    },
  ],
  fitConnect: {
    faults: [],
    tokenUrl: `${origin}/token`,
    submissionUrl: `${origin}/submission-api`,
    destinationUrl: `${origin}/destination-api`,
    routingUrl: `${origin}/routing-api`,
    portalIssuer: `${origin}/portal`,
    destinationId: "d",
    inactiveDestinationId: "i",
    serviceIdentifier: "s",
    submissionSchemaUri: "u",
    sender: { id: "sender", secret: "x" },
    subscriber: { id: "subscriber", secret: "y" },
    decryptionKeyFile: "/k",
    signingKeyFile: "/k",
    trustRootFile: "/r",
    postbox: {
      destinationId: "3f0c1c7e-0000-4000-8000-000000000001",
      serviceIdentifier: "m",
      submissionSchemaUri: "v",
      senderCertificateFile: "/c",
      senderKeyFile: "/k",
      mailboxesUrl: `${origin}/mailboxes`,
    },
  },
  xta: {
    edition: "2.1.1" as const,
    endpoints: {
      management: "https://127.0.0.1:5020/ManagementPort",
      send: "https://127.0.0.1:5020/SendXtaPort",
      messageBox: "https://127.0.0.1:5020/MsgBoxPort",
    },
    caFile: "/ca",
    author: { type: "xoev", category: "o", value: "here", name: "n", certificateFile: "/c", keyFile: "/k" },
    reader: { type: "xoev", category: "a", value: "reader", name: "n", certificateFile: "/c", keyFile: "/k" },
    withoutAccount: { certificateFile: "/c", keyFile: "/k" },
    service: "urn:service-here",
    businessScenario: { listURI: "l", listVersionID: "1", code: "S" },
    messageType: { listURI: "l", listVersionID: "1", code: "antrag", payloadSchema: "urn:n" },
    rootElement: "antrag",
    faults: [],
  },
  payment: {
    baseUrl: "http://localhost:5021/api",
    tokenUrl: "http://localhost:5021/token",
    scope: "post",
    pageHost: "localhost:5021",
    booksUrl: "http://localhost:5021/books",
    offices: [
      { ...office("oauth-office", "oauth"), requiredBookingData: ["haushaltsstelle", "more"] },
      { ...office("basic-office", "basic"), upperCasePurpose: true },
      office("open-office", "none"),
    ],
    oauth: { id: "portal", secret: "o" },
    basic: { user: "portal", password: "b" },
    faults: [],
  },
};

function office(endPointId: string, authentication: "oauth" | "basic" | "none") {
  return {
    originatorId: "portal",
    endPointId,
    authentication,
    requiredBookingData: new Array<string>(),
    upperCasePurpose: false,
  };
}

const samlKeys = { signingKey: "s", signingCertificate: "c", decryption: [] };
const portalKeys = {
  ...samlKeys,
  callbackSecret: "shared",
  seal: { key: "k", certificate: "PEM of the seal" },
};

describe("the settings of this machine", () => {
  it("are the state's with the counterparties' addresses, roots and secrets", () => {
    const settings = readStateSettings("demo");
    if (!settings.ok) throw new Error(settings.failure.sentence);
    const portalUrl = "http://127.0.0.1:5000";
    const local = localSettings(settings.value, {
      ...descriptions,
      portalUrl,
      fitConnectTrustRoot: "PEM",
      sealCertificate: portalKeys.seal.certificate,
      xtaTrustRoot: "PEM of the provider",
    });
    expect(local.portal.publicUrl).toBe(portalUrl);
    expect(local.portal.portalName).toEqual(settings.value.portal.portalName);
    expect(local.server.fitConnect).toMatchObject({ tokenUrl: `${origin}/token`, trustRoots: ["PEM"] });
    expect(local.server.seal.certificates).toEqual(["PEM of the seal"]);
    const providerOf = (id: string) =>
      local.server.identityProviders.find(({ provider }) => provider.id === id);
    expect(providerOf("sk")).toMatchObject({ issuer: "http://localhost:5002" });
    expect(providerOf("nkb")).toMatchObject({ entityId: "http://localhost:5006/metadata", certificates: [] });
    const seeds = secretSeeds(settings.value, {
      descriptions,
      portalKeys,
      mailboxSender: { certificate: "MC", key: "MK" },
      xtaClient: { certificate: "C", key: "K" },
      real: {},
    });
    expect(JSON.parse(seeds[providerOf("nkb")?.secretName ?? ""] ?? "")).toEqual(samlKeys);
    expect(JSON.parse(seeds[local.server.fitConnect.secretName] ?? "")).toEqual({
      id: "sender",
      secret: "x",
    });
    expect(local.server.postbox).toMatchObject({
      destinationId: descriptions.fitConnect.postbox.destinationId,
    });
    expect(JSON.parse(seeds[local.server.postbox?.secretName ?? ""] ?? "")).toEqual({
      certificate: "MC",
      key: "MK",
    });
    expect(local.server.xta).toMatchObject({
      endpoints: descriptions.xta.endpoints,
      author: { value: "here" },
      trustRoots: ["PEM of the provider"],
    });
    expect(local.server.transports[0]?.ways).toMatchObject([
      { transport: "xta", recipient: { reader: { value: "reader" }, service: "urn:service-here" } },
      { transport: "fit-connect" },
    ]);
    expect(JSON.parse(seeds[local.server.xta?.secretName ?? ""] ?? "")).toEqual({
      certificate: "C",
      key: "K",
    });
  });

  it("pay at this machine's payment service, by offices that want the same proof", () => {
    const settings = readStateSettings("demo");
    if (!settings.ok) throw new Error(settings.failure.sentence);
    const [first, second] = settings.value.server.payments;
    const mtls = { ...first!, authentication: { kind: "mtls" as const, secretName: "m" } };
    const payments = [first!, second!, mtls];
    const state = { ...settings.value, server: { ...settings.value.server, payments } };
    const local = localSettings(state, {
      ...descriptions,
      portalUrl: "http://127.0.0.1:5000",
      fitConnectTrustRoot: "PEM",
      sealCertificate: "PEM",
      xtaTrustRoot: "PEM",
    });
    expect(local.server.payments).toMatchObject([
      {
        baseUrl: "http://localhost:5021/api",
        endPointId: "oauth-office",
        authentication: { kind: "oauth", tokenUrl: "http://localhost:5021/token", scope: "post" },
        redirectHosts: ["localhost:5021"],
        bookingData: { haushaltsstelle: "0000", more: "0000" },
      },
      { endPointId: "basic-office", upperCasePurpose: true, bookingData: second!.bookingData },
      { endPointId: "open-office", authentication: { kind: "none" } },
    ]);
    const seeds = secretSeeds(state, {
      descriptions,
      portalKeys,
      mailboxSender: { certificate: "MC", key: "MK" },
      xtaClient: undefined,
      real: {},
    });
    expect(seeds).toMatchObject({
      "recognition-portal/demo/payment": JSON.stringify({ id: "portal", secret: "o" }),
      "recognition-portal/demo/payment-by": JSON.stringify({ user: "portal", password: "b" }),
    });
  });

  it("leave a provider alone that is real, and take its secret as it is", () => {
    const settings = readStateSettings("demo");
    if (!settings.ok) throw new Error(settings.failure.sentence);
    const { server } = settings.value;
    const identityProviders = server.identityProviders.map((one) => ({
      ...one,
      real: one.provider.id === "sk" || one.provider.id === "nkb",
    }));
    const state = { ...settings.value, server: { ...server, identityProviders } };
    const local = localSettings(state, {
      ...descriptions,
      portalUrl: "http://127.0.0.1:5000",
      fitConnectTrustRoot: "PEM",
      sealCertificate: "PEM",
      xtaTrustRoot: "PEM",
    });
    const real = (one: { readonly real: boolean }): boolean => one.real;
    expect(local.server.identityProviders.filter(real)).toEqual(identityProviders.filter(real));
    const name = identityProviders.find(({ provider }) => provider.id === "sk")?.secretName ?? "";
    const seeds = secretSeeds(state, {
      descriptions,
      portalKeys,
      mailboxSender: { certificate: "MC", key: "MK" },
      xtaClient: undefined,
      real: { [name]: "the real one" },
    });
    expect(seeds[name]).toBe("the real one");
  });

  it("name the file and the place when they are wrong", () => {
    const missing = readStateSettings("nowhere");
    expect(!missing.ok && missing.failure.sentence).toContain("infra/states/nowhere/settings.json");
  });
});
