import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { StateSettings } from "#contract/settings/settings.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { offeredLeiKaIds } from "#runtime/offeredServices.ts";
import type { LocalClock } from "../clock/localClock.ts";
import {
  eidClientDescription,
  fitConnectDescription,
  identityProviderDescription,
  paymentDescription,
  samlProviderDescription,
  xtaDescription,
  type CounterpartyDescriptions,
} from "./counterpartyDescriptions.ts";
import type { LocalPorts } from "../settings/localPorts.ts";
import { startCounterparty, type Counterparty, type WithFaults } from "./startCounterparty.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

type Provider = StateSettings["server"]["identityProviders"][number]["provider"];

export type AddressedCounterparty = Omit<Counterparty<unknown>, "description"> & { readonly address: string };

export type Counterparties = {
  readonly descriptions: CounterpartyDescriptions;
  readonly fitConnectTrustRoot: string;
  /** PEM: what the portal signs messages to mailboxes with. */
  readonly mailboxSender: { readonly certificate: string; readonly key: string };
  /** PEM of the XTA provider: its certificate authority, and what the portal shows as client. */
  readonly xta:
    | { readonly trustRoot: string; readonly client: { readonly certificate: string; readonly key: string } }
    | undefined;
  readonly all: readonly AddressedCounterparty[];
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
  /** Where the settings name none, there is no port for it. */
  const startAt = <Description extends WithFaults>(
    port: number | undefined,
    one: { readonly name: string; readonly description: z.ZodType<Description> },
  ) => (port === undefined ? ok(undefined) : startCounterparty({ ...shared, ...one, port }));
  const [identity, fitConnect, eidClient, xta, payment, saml] = await Promise.all([
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
    startAt(ports.eidClient, { name: "eid-client", description: eidClientDescription }),
    startAt(ports.xta, { name: "xta", description: xtaDescription }),
    startAt(ports.payment, { name: "payment-provider", description: paymentDescription }),
    Promise.all(
      [...ports.saml].map(([id, port]) =>
        startCounterparty({
          ...shared,
          name: id,
          role: "saml-provider",
          settings: { id, profile: profileOf(id, options.providers) },
          port,
          description: samlProviderDescription,
        }),
      ),
    ),
  ]);
  const [samlFailure] = saml.filter((one) => !one.ok);
  if (
    !identity.ok ||
    !fitConnect.ok ||
    !eidClient.ok ||
    !xta.ok ||
    !payment.ok ||
    samlFailure !== undefined
  ) {
    const started = [identity, fitConnect, eidClient, xta, payment, ...saml];
    await Promise.all(
      started.flatMap((one) => (one.ok && one.value !== undefined ? [one.value.stop()] : [])),
    );
    return started.find((one) => !one.ok) ?? err(startFailed("A counterparty did not start."));
  }
  const providers = saml.flatMap((one) => (one.ok ? [one.value] : []));
  const { trustRootFile, postbox } = fitConnect.value.description;
  return ok({
    descriptions: {
      identity: identity.value.description,
      fitConnect: fitConnect.value.description,
      saml: providers.map(({ description }) => description),
      xta: xta.value?.description,
      payment: payment.value?.description,
    },
    fitConnectTrustRoot: readFileSync(trustRootFile, "utf8"),
    mailboxSender: {
      certificate: readFileSync(postbox.senderCertificateFile, "utf8"),
      key: readFileSync(postbox.senderKeyFile, "utf8"),
    },
    xta: xta.value && {
      trustRoot: readFileSync(xta.value.description.caFile, "utf8"),
      client: {
        certificate: readFileSync(xta.value.description.author.certificateFile, "utf8"),
        key: readFileSync(xta.value.description.author.keyFile, "utf8"),
      },
    },
    all: [
      ...addressed(identity.value, ({ issuer }) => issuer),
      ...addressed(fitConnect.value, ({ submissionUrl }) => new URL(submissionUrl).origin),
      ...providers.flatMap((provider) => addressed(provider, ({ home }) => home)),
      ...addressed(eidClient.value, ({ address }) => address),
      ...addressed(xta.value, ({ endpoints }) => new URL(endpoints.send).origin),
      ...addressed(payment.value, ({ baseUrl }) => new URL(baseUrl).origin),
    ],
  });
}

/** A counterparty with the address that its description gives; none where it was not started. */
function addressed<Description>(
  counterparty: Counterparty<Description> | undefined,
  addressOf: (description: Description) => string,
): readonly AddressedCounterparty[] {
  if (counterparty === undefined) return [];
  return [{ ...counterparty, address: addressOf(counterparty.description) }];
}

/** Which of the real ones a provider is played as; one that only settings know is an account of a state. */
function profileOf(id: string, providers: readonly Provider[]): string {
  if (id === "nkb") return "citizen-account";
  if (id === "elster") return "business-account";
  const client = providers.find((provider) => provider.id === id)?.client;
  return client === "eid-client" ? "eid-server" : "state-account";
}
