import { z } from "zod";
import {
  type CounterpartyClock,
  counterpartySettings,
  type OpenCounterparty,
  runCounterparty,
} from "../kit/runCounterparty.ts";
import { createApiListener } from "./api.ts";
import { openCaseStore, changeSubmission } from "./caseStore.ts";
import { createAccessTokens } from "./createAccessTokens.ts";
import { addDeliveryEvent } from "./events.ts";
import {
  FIT_CONNECT_FAULTS,
  type FitConnectFault,
  distortEventLog,
  createFitConnectFaults,
  fitConnectFault,
} from "./faults.ts";
import {
  MESSAGE_SCHEMA_URI,
  MESSAGE_SERVICE,
  MUSTERLAND_SCHEMA_URI,
  deliveryIssuer,
  portalIssuer,
  SERVICE_PREFIX,
  type Destination,
  type FitConnectState,
} from "./FitConnectState.ts";
import { openKeyMaterial } from "./keys/openKeyMaterial.ts";
import { deliverMessages } from "./mailbox/deliverMessages.ts";
import { mailboxRoutes } from "./mailbox/mailboxRoutes.ts";
import { openMailboxStore } from "./mailbox/openMailboxStore.ts";
import { announceRoute } from "./routes/announceRoute.ts";
import { destinationRoutes } from "./routes/destinationRoutes.ts";
import { eventRoutes } from "./routes/eventRoutes.ts";
import { routingRoutes } from "./routes/routingRoutes.ts";
import { subscriberRoutes } from "./routes/subscriberRoutes.ts";
import { uploadRoutes } from "./routes/uploadRoutes.ts";
import { sendCallback } from "./sendCallback.ts";

const leiKaId = z.string().regex(/^99\d{12}$/);

/** `leiKaIds` are what its authorities list; everything else is refused, as by the real one. */
const fitConnectSettings = counterpartySettings.extend({
  leiKaIds: z.array(leiKaId).min(1),
  regions: z
    .array(z.string().regex(/^DE\d{12}$/))
    .min(1)
    .default(["DE000000000000"]),
});

type FitConnectSettings = z.infer<typeof fitConnectSettings>;

/** Delivery service, destination API, routing API, self-service portal and token endpoint on one port. */
async function openFitConnect(
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
  const state: FitConnectState = {
    origin,
    clock,
    keys,
    cases: openCaseStore(settings.stateFolder, clock),
    mailboxes: openMailboxStore(settings.stateFolder),
    destinations: [active, inactive, mailbox],
    submissionSchemaUris: [
      submissionSchemaUri,
      `${settings.portalUrl}/schemas/application-v1.json`,
      MUSTERLAND_SCHEMA_URI,
    ],
  };
  const tokens = createAccessTokens(keys.material, clock);
  const faults = createFitConnectFaults((path) => destinationOf(state, path));
  const { sender, subscriber } = keys.material;
  return {
    listener: createApiListener({
      routes: [
        tokens.route,
        announceRoute(state),
        ...uploadRoutes(state),
        ...subscriberRoutes(state),
        ...eventRoutes(state),
        ...destinationRoutes(state),
        ...routingRoutes(state),
        ...mailboxRoutes(state),
      ],
      clientOf: (token) => tokens.clientOf(token),
      faultOf: (request) => {
        rejectUnfetched(state);
        deliverMessages(state, () => faults.refusesMessage());
        return faults.hit(request);
      },
      distort: (answer, kind) => distortEventLog(answer, { kind, state }),
    }),
    setFault: faults.set,
    description: {
      tokenUrl: `${origin}/token`,
      submissionUrl: deliveryIssuer(state),
      destinationUrl: `${origin}/destination-api`,
      routingUrl: `${origin}/routing-api`,
      portalIssuer: portalIssuer(state),
      destinationId: active.keys.destinationId,
      inactiveDestinationId: inactive.keys.destinationId,
      serviceIdentifier: `${SERVICE_PREFIX}${active.leiKaIds[0] ?? ""}`,
      submissionSchemaUri,
      sender,
      subscriber,
      decryptionKeyFile: keys.decryptionKeyFile,
      signingKeyFile: keys.signingKeyFile,
      trustRootFile: keys.trustRootFile,
      faults: FIT_CONNECT_FAULTS,
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

/** Which side a path is about: a destination that it names, or that of the submission that it names. */
function destinationOf(state: FitConnectState, path: string): "authority" | "mailbox" | undefined {
  const [, kind, id = ""] = /\/(destinations|submissions)\/([^/]+)/.exec(path.toLowerCase()) ?? [];
  if (kind === undefined) return undefined;
  const destinationId =
    kind === "destinations" ? id : state.cases.getSubmission(id)?.submission.destinationId;
  if (destinationId === undefined) return undefined;
  return destinationId === state.keys.material.mailbox.destinationId ? "mailbox" : "authority";
}

const FETCHED_WITHIN_MILLISECONDS = 14 * 86_400_000;

/** The delivery service rejects by itself what no authority answered within fourteen days; then the content is gone. */
function rejectUnfetched(state: FitConnectState): void {
  for (const found of state.cases.cases()) {
    for (const submission of found.submissions) {
      const { submittedAt, submissionId } = submission;
      const waits = submission.state === "submitted" || submission.state === "forwarded";
      if (!waits || submittedAt === undefined) continue;
      if (state.clock.now() - submittedAt <= FETCHED_WITHIN_MILLISECONDS) continue;
      const problems = [
        {
          type: "https://schema.fitko.de/fit-connect/events/problems/technical-error",
          title: "Technischer Fehler",
          detail: "Die Einreichung wurde nicht innerhalb von 14 Tagen abgeholt.",
          instance: "other",
        },
      ];
      const current = state.cases.getCase(found.caseId) ?? found;
      const rejected = changeSubmission(current, { ...submission, state: "rejected" });
      state.cases.save(
        addDeliveryEvent(state, {
          to: rejected,
          event: { name: "reject-submission", submissionId, payload: { problems } },
        }),
      );
      sendCallback(state, { caseId: found.caseId, submission });
    }
  }
}

await runCounterparty({
  settings: fitConnectSettings,
  fault: fitConnectFault,
  hosts: ["127.0.0.1"],
  open: openFitConnect,
});
