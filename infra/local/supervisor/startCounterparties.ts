import { readFileSync } from "node:fs";
import path from "node:path";
import type { StateSettings } from "../../../functions/contract/settings.ts";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { offeredLeiKaIds } from "../../../functions/runtime/offeredLeiKaIds.ts";
import type { LocalClock } from "../clock/createLocalClock.ts";
import {
  eidClientDescription,
  fitConnectDescription,
  identityProviderDescription,
  paymentDescription,
  samlProviderDescription,
  xtaDescription,
  type CounterpartyDescriptions,
} from "./counterpartyDescriptions.ts";
import type { LocalPorts } from "./localPorts.ts";
import { startCounterparty, type Counterparty } from "./startCounterparty.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

type Provider = StateSettings["server"]["identityProviders"][number]["provider"];

export type NamedCounterparty = Pick<Counterparty<unknown>, "setFault" | "journal" | "stop"> & {
  readonly name: string;
  readonly address: string;
  /** What it can be told to do wrong, besides "none". */
  readonly mishaps: readonly string[];
};

export type Counterparties = {
  readonly descriptions: CounterpartyDescriptions;
  readonly fitConnectTrustRoot: string;
  /** PEM: what the portal signs messages to mailboxes with. */
  readonly mailboxSender: { readonly certificate: string; readonly key: string };
  /** PEM of the XTA provider: its certificate authority, and what the portal shows as client. */
  readonly xta:
    | { readonly trustRoot: string; readonly client: { readonly certificate: string; readonly key: string } }
    | undefined;
  readonly all: readonly NamedCounterparty[];
};

/** All outside systems of the portal, each in a process of its own. */
export async function startCounterparties(options: {
  readonly ports: LocalPorts;
  readonly providers: readonly Provider[];
  readonly offers: StateSettings["server"]["offers"];
  readonly stateFolder: string;
  readonly portalUrl: string;
  readonly clock: LocalClock;
  readonly tell: (sentence: string) => void;
}): Promise<Result<Counterparties, StartFailure>> {
  const { clock, portalUrl, tell, ports } = options;
  const shared = { clock, portalUrl, tell, stateFolder: path.join(options.stateFolder, "counterparties") };
  const eidClientToCome = Promise.all(
    [ports.eidClient ?? []]
      .flat()
      .map((port) =>
        startCounterparty({ ...shared, name: "eid-client", port, description: eidClientDescription }),
      ),
  );
  const xtaToCome = Promise.all(
    [ports.xta ?? []]
      .flat()
      .map((port) => startCounterparty({ ...shared, name: "xta", port, description: xtaDescription })),
  );
  const paymentToCome = Promise.all(
    [ports.payment ?? []]
      .flat()
      .map((port) =>
        startCounterparty({ ...shared, name: "payment-provider", port, description: paymentDescription }),
      ),
  );
  const [identity, fitConnect, ...saml] = await Promise.all([
    startCounterparty({
      ...shared,
      name: "identity-provider",
      port: ports.identity,
      description: identityProviderDescription,
    }),
    startCounterparty({
      ...shared,
      name: "fit-connect",
      port: ports.fitConnect,
      // What the authority lists: all that the portal offers with these settings.
      settings: { leiKaIds: offeredLeiKaIds(options.offers) },
      description: fitConnectDescription,
    }),
    ...[...ports.saml].map(([id, port]) =>
      startCounterparty({
        ...shared,
        name: id,
        role: "saml-provider",
        settings: { id, profile: profileOf(id, options.providers) },
        port,
        description: samlProviderDescription,
      }),
    ),
  ]);
  const [eidClients, providers, payments] = await Promise.all([eidClientToCome, xtaToCome, paymentToCome]);
  const started = [identity, fitConnect, ...saml, ...eidClients, ...providers, ...payments];
  if (
    !identity.ok ||
    !fitConnect.ok ||
    !saml.every(hasStarted) ||
    !eidClients.every(hasStarted) ||
    !providers.every(hasStarted) ||
    !payments.every(hasStarted)
  ) {
    await Promise.all(started.flatMap((one) => (one.ok ? [one.value.stop()] : [])));
    return started.find((one) => !one.ok) ?? err(startFailed("A counterparty did not start."));
  }
  return ok({
    descriptions: {
      identity: identity.value.description,
      fitConnect: fitConnect.value.description,
      saml: saml.map(({ value }) => value.description),
      xta: providers[0]?.value.description,
      payment: payments[0]?.value.description,
    },
    fitConnectTrustRoot: readFileSync(fitConnect.value.description.trustRootFile, "utf8"),
    mailboxSender: {
      certificate: readFileSync(fitConnect.value.description.postbox.senderCertificateFile, "utf8"),
      key: readFileSync(fitConnect.value.description.postbox.senderKeyFile, "utf8"),
    },
    xta: providers.map(({ value: { description } }) => ({
      trustRoot: readFileSync(description.caFile, "utf8"),
      client: {
        certificate: readFileSync(description.author.certificateFile, "utf8"),
        key: readFileSync(description.author.keyFile, "utf8"),
      },
    }))[0],
    all: [
      {
        ...identity.value,
        name: "identity-provider",
        address: identity.value.description.issuer,
        mishaps: ["cancel", "server-error"],
      },
      {
        ...fitConnect.value,
        name: "fit-connect",
        address: new URL(fitConnect.value.description.submissionUrl).origin,
        mishaps: fitConnect.value.description.mishaps,
      },
      ...saml.map(({ value }) => {
        const { id, home, mishaps } = value.description;
        return { ...value, name: id, address: home, mishaps };
      }),
      ...eidClients.map(({ value }) => ({
        ...value,
        name: "eid-client",
        address: value.description.address,
        mishaps: value.description.mishaps,
      })),
      ...providers.map(({ value }) => ({
        ...value,
        name: "xta",
        address: new URL(value.description.endpoints.send).origin,
        mishaps: value.description.mishaps,
      })),
      ...payments.map(({ value }) => ({
        ...value,
        name: "payment-provider",
        address: new URL(value.description.baseUrl).origin,
        mishaps: value.description.mishaps,
      })),
    ],
  });
}

/** Which of the real ones a provider is played as; one that only settings know is an account of a state. */
function profileOf(id: string, providers: readonly Provider[]): string {
  if (id === "nkb") return "citizen-account";
  if (id === "elster") return "business-account";
  const client = providers.find((provider) => provider.id === id)?.client;
  return client === "eid-client" ? "eid-server" : "state-account";
}

function hasStarted<Value>(
  started: Result<Value, StartFailure>,
): started is { readonly ok: true; readonly value: Value } {
  return started.ok;
}
