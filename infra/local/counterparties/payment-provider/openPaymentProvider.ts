import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import type { OpenCounterparty } from "../process/runCounterparty.ts";
import { createAccessTokens, SCOPE } from "./api/createAccessTokens.ts";
import { createMishaps } from "./createMishaps.ts";
import { BOOKS_PATH, createPaymentListener, TOKEN_PATH } from "./createPaymentListener.ts";
import { OFFICES } from "./OFFICES.ts";
import { MISHAPS, type PaymentFault } from "./paymentFault.ts";
import type { PaymentProviderSettings } from "./paymentProviderSettings.ts";
import { API_PATH, type PaymentWorld } from "./PaymentWorld.ts";
import { openCredentials } from "./state/openCredentials.ts";
import { openTlsFiles } from "./state/openTlsFiles.ts";
import { openTransactionStore } from "./state/openTransactionStore.ts";

/** A payment service for several offices, by XBezahldienste 1.0.0, with its page. */
export async function openPaymentProvider(
  { port, stateFolder, portalUrl, mutualTls }: PaymentProviderSettings,
  clock: CounterpartyClock,
): Promise<OpenCounterparty<PaymentFault>> {
  const secured = mutualTls ? await openTlsFiles(stateFolder, clock.now()) : undefined;
  const credentials = openCredentials(stateFolder);
  const mishaps = createMishaps();
  const world: PaymentWorld = {
    // Another site than the portal's, so that faults with cookies show.
    origin: `${mutualTls ? "https" : "http"}://localhost:${port}`,
    clock,
    transactions: openTransactionStore(stateFolder, clock),
    credentials,
    tokens: createAccessTokens(credentials, clock),
    mishaps,
    mutualTls,
  };
  return {
    listener: createPaymentListener(world, portalUrl),
    ...(secured !== undefined && { tls: secured.tls }),
    setFault: (fault) => mishaps.order(fault),
    description: {
      baseUrl: `${world.origin}${API_PATH}`,
      tokenUrl: `${world.origin}${TOKEN_PATH}`,
      scope: SCOPE,
      pageHost: `localhost:${port}`,
      booksUrl: `${world.origin}${BOOKS_PATH}`,
      offices: OFFICES,
      ...credentials,
      ...(secured !== undefined && { tls: secured.files }),
      mishaps: MISHAPS,
    },
  };
}
