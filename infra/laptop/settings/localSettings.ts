import type { StateSettings } from "#contract/settings/settings.ts";
import type { CounterpartyDescriptions } from "../supervisor/counterpartyDescriptions.ts";
import type { PortalKeys } from "./openPortalKeys.ts";

type LocalAddresses = CounterpartyDescriptions & {
  readonly portalUrl: string;
  /** PEM of the root that the FIT-Connect counterparty's keys lead to. */
  readonly fitConnectTrustRoot: string;
  /** PEM, of the key that the key service signs with. */
  readonly sealCertificate: string;
  /** PEM of the certificate authority of the XTA counterparty. */
  readonly xtaTrustRoot: string | undefined;
};

/** The state's settings with the addresses and keys of this machine's counterparties in place of the real ones. */
export function localSettings(settings: StateSettings, addresses: LocalAddresses): StateSettings {
  const { portal, server } = settings;
  const {
    portalUrl,
    identity,
    saml,
    fitConnect,
    fitConnectTrustRoot,
    sealCertificate,
    xta,
    xtaTrustRoot,
    payment,
  } = addresses;
  return {
    ...settings,
    portal: { ...portal, publicUrl: portalUrl },
    server: {
      ...server,
      identityProviders: server.identityProviders.map((settings) => {
        if (settings.real) return settings;
        if ("issuer" in settings) {
          const { issuer } = identity;
          const provider = {
            ...settings.provider,
            serviceUrl: issuer,
            authRequestDestination: `${issuer}/auth`,
          };
          return { ...settings, issuer, provider };
        }
        const running = saml.find(({ id }) => id === settings.provider.id);
        if (running === undefined) return settings;
        const { entityId, certificate } = running;
        // Settings that name no metadata hold the certificate themselves.
        return {
          ...settings,
          entityId,
          certificates: settings.metadataUrl === undefined ? [certificate] : [],
        };
      }),
      // No machine has a scanner of its own.
      uploads: { malwareScan: "off" },
      seal: { ...server.seal, certificates: [sealCertificate] },
      fitConnect: {
        ...server.fitConnect,
        tokenUrl: fitConnect.tokenUrl,
        submissionUrl: fitConnect.submissionUrl,
        destinationUrl: fitConnect.destinationUrl,
        routingUrl: fitConnect.routingUrl,
        portalIssuer: fitConnect.portalIssuer,
        deliveryIssuer: fitConnect.submissionUrl,
        // Nothing is pinned: the routing service of the counterparty is asked.
        destinations: [],
        trustRoots: [fitConnectTrustRoot],
      },
      ...(server.postbox !== undefined && {
        postbox: { ...server.postbox, destinationId: fitConnect.postbox.destinationId },
      }),
      ...(server.xta !== undefined &&
        xta !== undefined && {
          xta: {
            ...server.xta,
            endpoints: xta.endpoints,
            author: partyOf(xta.author),
            trustRoots: [xtaTrustRoot ?? ""],
          },
          // The reader is the counterparty's authority with its one service.
          transports: server.transports.map((rule) => ruleHere(rule, xta)),
        }),
      ...(payment !== undefined && {
        payments: server.payments.map((rule) => paymentHere(rule, payment)),
      }),
    },
  };
}

type Xta = NonNullable<CounterpartyDescriptions["xta"]>;
type Rule = StateSettings["server"]["transports"][number];
type Way = Rule["ways"][number];

function partyOf({ type, category, value }: Xta["author"]) {
  return { type, category, value };
}

function ruleHere({ ways: [first, ...others], ...rule }: Rule, xta: Xta): Rule {
  const { service, businessScenario, messageType, rootElement } = xta;
  const recipient = {
    reader: partyOf(xta.reader),
    service,
    businessScenario: { defined: businessScenario },
    messageType,
    rootElement,
  };
  const here = (way: Way): Way => (way.transport === "xta" ? { ...way, recipient } : way);
  return { ...rule, ways: [here(first), ...others.map(here)] };
}

/** What the portal keeps secret, by the names under which the settings look for it: credentials and its own keys. */
export function secretSeeds(
  settings: StateSettings,
  known: {
    readonly descriptions: CounterpartyDescriptions;
    readonly portalKeys: PortalKeys;
    /** PEM, both. */
    readonly mailboxSender: { readonly certificate: string; readonly key: string };
    /** PEM, both. */
    readonly xtaClient: { readonly certificate: string; readonly key: string } | undefined;
    /** Of providers that are none of this machine's. */
    readonly real: Readonly<Record<string, string>>;
  },
): Readonly<Record<string, string>> {
  const { clientId, clientSecret } = known.descriptions.identity;
  const { identityProviders, fitConnect, postbox, xta, payments } = settings.server;
  const { seal, callbackSecret, ...samlKeys } = known.portalKeys;
  const seeds = new Map(
    identityProviders.map(({ provider, secretName }) => [
      secretName,
      JSON.stringify(provider.type === "oidc" ? { clientId, clientSecret } : samlKeys),
    ]),
  );
  seeds.set(fitConnect.secretName, JSON.stringify(known.descriptions.fitConnect.sender));
  if (fitConnect.callback !== undefined) {
    seeds.set(fitConnect.callback.secretName, JSON.stringify({ secret: callbackSecret }));
  }
  if (postbox !== undefined) seeds.set(postbox.secretName, JSON.stringify(known.mailboxSender));
  if (xta !== undefined && known.xtaClient !== undefined) {
    seeds.set(xta.secretName, JSON.stringify(known.xtaClient));
  }
  const { payment } = known.descriptions;
  for (const { authentication } of payment === undefined ? [] : payments) {
    const { kind } = authentication;
    if (kind === "oauth" || kind === "basic")
      seeds.set(authentication.secretName, JSON.stringify(payment?.[kind]));
  }
  return { ...Object.fromEntries(seeds), ...known.real };
}

type Payment = NonNullable<CounterpartyDescriptions["payment"]>;
type PaymentRule = StateSettings["server"]["payments"][number];

/**
 * A payment rule with an office of this machine's counterparty: one that wants the same proof, or none. What an office
 * demands beyond that is filled in, so that any state's settings run here.
 */
function paymentHere(rule: PaymentRule, payment: Payment): PaymentRule {
  const { baseUrl, tokenUrl, scope, pageHost, offices } = payment;
  const office =
    offices.find(({ authentication }) => authentication === rule.authentication.kind) ??
    offices.find(({ authentication }) => authentication === "none");
  if (office === undefined) return rule;
  const { originatorId, endPointId, requiredBookingData, upperCasePurpose } = office;
  const demanded = Object.fromEntries(requiredBookingData.map((key) => [key, "0000"]));
  return {
    ...rule,
    baseUrl,
    originatorId,
    endPointId,
    authentication: authenticationHere(rule.authentication, { tokenUrl, scope }),
    trustRoots: [],
    redirectHosts: [pageHost],
    upperCasePurpose,
    bookingData: { ...demanded, ...rule.bookingData },
  };
}

function authenticationHere(
  authentication: PaymentRule["authentication"],
  token: Pick<Payment, "tokenUrl" | "scope">,
): PaymentRule["authentication"] {
  switch (authentication.kind) {
    case "oauth":
      return { ...authentication, ...token };
    case "basic":
      return authentication;
    default:
      return { kind: "none" };
  }
}
