import { z } from "zod";
import { createHttpExchange } from "#adapters/fit-connect/createHttpExchange.ts";
import { pinnedDestination } from "#adapters/fit-connect/destination/fetchDestination.ts";
import { networkCause } from "#adapters/http/httpExchange.ts";
import {
  createSecretReader,
  openLocalSecretsManager,
  openSecretsManager,
} from "#adapters/secrets/createSecretReader.ts";
import type { LocalAws } from "#adapters/system/LocalAws.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import { checkPaymentOffice } from "#adapters/xbezahldienste/createPaymentSender.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import { transportsFor } from "#domain/sending/transportRules.ts";
import type { Counterparty, CounterpartyAnswer } from "#ports/operation/Counterparty.ts";
import { offeredServices } from "#usecases/operation/offeredServices.ts";
import { operatorDirectory } from "../wiring/directory.ts";
import { paymentAuthentication } from "../wiring/payment.ts";
import { askAccount } from "./askAccounts.ts";
import { askFitConnect } from "./askFitConnect.ts";
import { askXta } from "./askXta.ts";
import { ANSWERS, answerOfFailure } from "./counterpartyAnswers.ts";

const LIMIT_MILLISECONDS = 20_000;

const filled = z.string().min(1);
const credentialsSchema = z.object({ id: filled, secret: filled });
const clientSchema = z.object({ certificate: filled, key: filled });

/** A portal on this machine has a clock of its own. */
interface LocalPortal extends LocalAws {
  readonly now: string;
}

/** Everybody outside whom the settings name, to be asked with the credentials of the portal on this machine or in AWS. */
export function counterpartiesOf({ server }: StateSettings, local?: LocalPortal): readonly Counterparty[] {
  const product = { name: "recognition-portal-self-test", version: "1", manufacturer: "" };
  const exchange = createHttpExchange({ product });
  const secrets = local === undefined ? openSecretsManager() : openLocalSecretsManager(local);
  const clock = local === undefined ? systemClock : { now: () => new Date(local.now) };
  const { fitConnect, xta, transports, payments, identityProviders } = server;
  const credentials = createSecretReader(secrets, { name: fitConnect.secretName, schema: credentialsSchema });
  const account =
    xta === undefined
      ? []
      : [
          askXta(xta, {
            transports,
            client: createSecretReader(secrets, { name: xta.secretName, schema: clientSchema }),
          }),
        ];
  const offices = payments.map((rule) => ({
    kind: "payment" as const,
    name: `Payment ${rule.providerName} (${rule.originatorId}/${rule.endPointId})`,
    url: rule.baseUrl,
    ask: async (): Promise<CounterpartyAnswer> => {
      const authentication = paymentAuthentication(rule.authentication, secrets);
      const answer = await checkPaymentOffice({ ...rule, authentication, clock });
      return answer.ok ? ANSWERS : answerOfFailure(answer.failure);
    },
  }));
  return [
    ...identityProviders.map((provider) => askAccount(provider, exchange)),
    ...askFitConnect(server, { exchange, credentials, clock, sentTo: sentToPinned(server) }),
    ...account,
    ...offices,
  ].map((counterparty) => ({ ...counterparty, ask: () => limited(counterparty) }));
}

/** Services (codes of 14 digits) that the portal offers and sends by FIT-Connect, by the destination pinned for them. */
function sentToPinned({
  fitConnect,
  offers,
  transports,
}: StateSettings["server"]): ReadonlyMap<string, ReadonlySet<string>> {
  const sent = new Map<string, Set<string>>();
  if (fitConnect.destinations.length === 0) return sent;
  for (const service of offeredServices(operatorDirectory(), offers)) {
    const pinned = pinnedDestination(service, fitConnect.destinations);
    const { leiKaId } = service;
    if (pinned === undefined) continue;
    const services = sent.get(pinned.destinationId) ?? new Set();
    sent.set(pinned.destinationId, services);
    if (
      !services.has(leiKaId) &&
      transportsFor(service, transports).every(({ transport }) => transport === "fit-connect")
    )
      services.add(leiKaId);
  }
  return sent;
}

/** No answer within the time, no credentials and a broken connection are answers, too. */
async function limited({ ask }: Counterparty): Promise<CounterpartyAnswer> {
  const late = new Promise<CounterpartyAnswer>((resolve) => {
    AbortSignal.timeout(LIMIT_MILLISECONDS).addEventListener("abort", () =>
      resolve({ state: "cannot-be-reached", cause: "did not answer in time" }),
    );
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    // The secret cannot be read, or is not what the settings say: without it the counterparty cannot be called.
    return { state: "cannot-be-reached", cause: `its credentials cannot be read: ${networkCause(error)}` };
  }
}
