import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import type { OpenCounterparty } from "../process/runCounterparty.ts";
import { MISHAPS, type FitConnectFault } from "./fitConnectFault.ts";
import type { FitConnectSettings } from "./fitConnectSettings.ts";
import { deliveryIssuer, portalIssuer, SERVICE_PREFIX } from "./FitConnectWorld.ts";
import type { Destination, FitConnectWorld } from "./FitConnectWorld.ts";
import { distortEventLog } from "./events/distortEventLog.ts";
import { createAccessTokens } from "./http/createAccessTokens.ts";
import { createApiListener } from "./http/createApiListener.ts";
import { createMishaps } from "./http/createMishaps.ts";
import { deliverMessages } from "./mailbox/deliverMessages.ts";
import { destinationOf } from "./mailbox/destinationOf.ts";
import { mailboxRoutes } from "./mailbox/mailboxRoutes.ts";
import { MESSAGE_SCHEMA_URI, MESSAGE_SERVICE } from "./mailbox/messageService.ts";
import { openMailboxStore } from "./mailbox/openMailboxStore.ts";
import { openKeyMaterial } from "./keys/openKeyMaterial.ts";
import { rejectUnfetched } from "./rejectUnfetched.ts";
import { announceRoute } from "./routes/announceRoute.ts";
import { destinationRoutes } from "./routes/destinationRoutes.ts";
import { eventRoutes } from "./routes/eventRoutes.ts";
import { routingRoutes } from "./routes/routingRoutes.ts";
import { subscriberRoutes } from "./routes/subscriberRoutes.ts";
import { uploadRoutes } from "./routes/uploadRoutes.ts";
import { openCaseStore } from "./state/openCaseStore.ts";

/** Delivery service, destination API, routing API, self-service portal and token endpoint on one port. */
export async function openFitConnect(
  settings: FitConnectSettings,
  clock: CounterpartyClock,
): Promise<OpenCounterparty<FitConnectFault>> {
  const keys = await openKeyMaterial(settings.stateFolder, clock.now());
  const offer = { leiKaIds: settings.leiKaIds, regions: settings.regions };
  const active: Destination = {
    ...offer,
    keys: keys.material.active,
    name: "Landesamt für Gesundheitsberufe Musterland",
    status: "active",
  };
  const inactive: Destination = {
    ...offer,
    keys: keys.material.inactive,
    name: "Stillgelegte Anerkennungsstelle",
    status: "inactive",
  };
  const origin = `http://127.0.0.1:${settings.port}`;
  const submissionSchemaUri = `${settings.portalUrl}/schemas/application-v2.json`;
  const mailbox: Destination = {
    keys: keys.material.mailbox,
    name: "Zentrales Bürgerpostfach",
    status: "active",
    leiKaIds: [],
    mailboxes: true,
    regions: ["DE000000000000"],
  };
  const world: FitConnectWorld = {
    origin,
    clock,
    keys,
    cases: openCaseStore(settings.stateFolder, clock),
    mailboxes: openMailboxStore(settings.stateFolder),
    destinations: [active, inactive, mailbox],
    submissionSchemaUris: [submissionSchemaUri, `${settings.portalUrl}/schemas/application-v1.json`],
  };
  const tokens = createAccessTokens(keys.material, clock);
  const mishaps = createMishaps((path) => destinationOf(world, path));
  const { sender, subscriber } = keys.material;
  return {
    listener: createApiListener({
      routes: [
        tokens.route,
        announceRoute(world),
        ...uploadRoutes(world),
        ...subscriberRoutes(world),
        ...eventRoutes(world),
        ...destinationRoutes(world),
        ...routingRoutes(world),
        ...mailboxRoutes(world),
      ],
      clientOf: (token) => tokens.clientOf(token),
      mishapOf: (request) => {
        rejectUnfetched(world);
        deliverMessages(world, () => mishaps.refusesMessage());
        return mishaps.hit(request);
      },
      distort: (answer, mishap) => distortEventLog(answer, { mishap, world }),
    }),
    setFault: (fault) => mishaps.set(fault),
    description: {
      tokenUrl: `${origin}/token`,
      submissionUrl: deliveryIssuer(world),
      destinationUrl: `${origin}/destination-api`,
      routingUrl: `${origin}/routing-api`,
      portalIssuer: portalIssuer(world),
      destinationId: active.keys.destinationId,
      inactiveDestinationId: inactive.keys.destinationId,
      serviceIdentifier: `${SERVICE_PREFIX}${active.leiKaIds[0] ?? ""}`,
      submissionSchemaUri,
      sender,
      subscriber,
      decryptionKeyFile: keys.decryptionKeyFile,
      signingKeyFile: keys.signingKeyFile,
      trustRootFile: keys.trustRootFile,
      mishaps: MISHAPS,
      postbox: {
        destinationId: mailbox.keys.destinationId,
        serviceIdentifier: MESSAGE_SERVICE,
        submissionSchemaUri: MESSAGE_SCHEMA_URI,
        senderCertificateFile: keys.senderCertificateFile,
        senderKeyFile: keys.senderKeyFile,
        /** A mailbox as page; `/messages` behind it as JSON. */
        mailboxesUrl: `${origin}/mailboxes`,
      },
    },
  };
}
