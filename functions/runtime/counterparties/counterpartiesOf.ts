import { z } from "zod";
import { createHttpExchange } from "../../adapters/fit-connect/createHttpExchange.ts";
import { networkCause } from "../../adapters/http/networkCause.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openLocalSecretsManager, openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import type { LocalAws } from "../../adapters/system/LocalAws.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import { checkPaymentOffice } from "../../adapters/xbezahldienste/checkPaymentOffice.ts";
import type { StateSettings } from "../../contract/settings.ts";
import type { Counterparty, CounterpartyAnswer } from "../../ports/Counterparty.ts";
import { paymentAuthentication } from "../paymentAuthentication.ts";
import { askAccount } from "./askAccounts.ts";
import { askFitConnect } from "./askFitConnect.ts";
import { askXta } from "./askXta.ts";
import { sentToPinned } from "./sentToPinned.ts";
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

/** No answer within the time, no credentials and a broken connection are answers, too. */
async function limited({ ask }: Counterparty): Promise<CounterpartyAnswer> {
  const end = new AbortController();
  const late = new Promise<CounterpartyAnswer>((resolve) => {
    const timer = setTimeout(
      () => resolve({ state: "cannot-be-reached", cause: "did not answer in time" }),
      LIMIT_MILLISECONDS,
    );
    end.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    // The secret cannot be read, or is not what the settings say: without it nobody can be asked.
    return { state: "cannot-be-reached", cause: `its credentials cannot be read: ${networkCause(error)}` };
  } finally {
    end.abort();
  }
}
