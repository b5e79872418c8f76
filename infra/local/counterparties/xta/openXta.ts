import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import type { CounterpartySettings } from "../process/counterpartySettings.ts";
import type { OpenCounterparty } from "../process/runCounterparty.ts";
import { accountsByCertificate, AUTHOR, READER, SERVICE } from "./accounts.ts";
import { createMishaps, type Mishaps } from "./createMishaps.ts";
import { createXtaListener } from "./createXtaListener.ts";
import { openXtaKeys } from "./keys/openXtaKeys.ts";
import { openMessageStore } from "./state/openMessageStore.ts";
import { AUTHORITY_ORDERS, MISHAPS, type XtaOrder } from "./xtaFault.ts";
import type { XtaWorld } from "./XtaWorld.ts";

/** Management, send and message-box port of an XTA 2.1.1 provider, behind mutual TLS. */
export async function openXta(
  { stateFolder, port }: CounterpartySettings,
  clock: CounterpartyClock,
): Promise<OpenCounterparty<XtaOrder>> {
  const keys = await openXtaKeys(stateFolder, clock.now());
  const origin = `https://127.0.0.1:${port}`;
  const mishaps: Mishaps = createMishaps(() => world);
  const world: XtaWorld = {
    origin,
    clock,
    messages: openMessageStore(stateFolder),
    iterations: new Map(),
    marks: () => mishaps.marks(),
  };
  const { authority, server } = keys.material;
  return {
    tls: {
      key: server.key,
      cert: server.certificate,
      ca: authority,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: "TLSv1.2",
      maxVersion: "TLSv1.3",
    },
    listener: createXtaListener({ world, mishaps, accounts: accountsByCertificate(keys.material) }),
    setFault: (order) => mishaps.order(order),
    description: {
      edition: "2.1.1",
      endpoints: {
        management: `${origin}/ManagementPort`,
        send: `${origin}/SendXtaPort`,
        messageBox: `${origin}/MsgBoxPort`,
      },
      caFile: keys.caFile,
      author: { ...AUTHOR, ...keys.filesOf("author") },
      reader: { ...READER, ...keys.filesOf("reader") },
      withoutAccount: keys.filesOf("stranger"),
      service: SERVICE.service,
      businessScenario: SERVICE.businessScenario,
      messageType: SERVICE.messageType,
      rootElement: SERVICE.messageType.code,
      mishaps: [...MISHAPS, ...AUTHORITY_ORDERS],
    },
  };
}
