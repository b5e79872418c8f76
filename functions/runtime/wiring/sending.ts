import { z } from "zod";
import { createFitConnectTransport } from "#adapters/fit-connect/createFitConnectTransport.ts";
import { createXtaTransport } from "#adapters/xta/createXtaTransport.ts";
import { createSecretReader, openSecretsManager } from "#adapters/secrets/createSecretReader.ts";
import { transportsFor } from "#domain/sending/transportRules.ts";
import { ROUTES } from "#contract/routes.ts";
import type { XtaSettings } from "#contract/settings/transportSettings.ts";
import { createPostbox } from "#adapters/postbox/createPostbox.ts";
import type { Ports } from "#ports/Ports.ts";
import { createFitConnectIntake } from "#adapters/fit-connect/destination/createFitConnectIntake.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import { createMemory } from "#domain/createMemory.ts";
import type {
  AuthorityTransport,
  AuthorityTransports,
  AuthorityIntake,
} from "#ports/sending/AuthorityTransport.ts";
import {
  createSubmitWorkflow,
  createDeliveryWorkflow,
  openStateMachine,
} from "#adapters/step-functions/createWorkflows.ts";
import type { SubmitWorkflow, DeliveryWorkflow } from "#ports/sending/SubmitWorkflow.ts";
import { openBucket } from "#adapters/s3/openBucket.ts";
import { createResultStore } from "#adapters/s3/createResultStore.ts";
import type { ResultStore } from "#ports/sending/ResultStore.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";
import type { SubmissionRepository } from "#ports/sending/SubmissionRepository.ts";
import { readSettings, readEnvironment } from "../deployment.ts";
import { callbackSecret, fitConnectClient, fitConnectDestinations } from "./fitConnect.ts";
import { itemTable, clock } from "./system.ts";

const clientCertificateSchema = z.object({ certificate: z.string().min(1), key: z.string().min(1) });

/** All transports, chosen by the rules of the settings. */
export function transports(): AuthorityTransports {
  const { server } = readSettings();
  const fitConnect = fitConnectTransport();
  const xta = server.xta === undefined ? undefined : xtaTransport(server.xta);
  return {
    transportsFor: (service) => transportsFor(service, server.transports),
    by: (kind) => {
      if (kind === "fit-connect") return fitConnect;
      if (xta === undefined) throw new Error("an application by XTA, which the settings no longer know");
      return xta;
    },
  };
}

function fitConnectTransport(): AuthorityTransport {
  const { portal, server } = readSettings();
  const { callback } = server.fitConnect;
  const secret = callback?.announced === true ? callbackSecret() : undefined;
  return createFitConnectTransport({
    ...fitConnectClient(),
    ...(secret !== undefined && {
      callback: async () => ({
        url: `${portal.publicUrl}${ROUTES.receiveFitConnectCallback.path}`,
        secret: await secret(),
      }),
    }),
    ...fitConnectDestinations(),
  });
}

function xtaTransport(settings: XtaSettings): AuthorityTransport {
  const { secretName: name, endpoints, author, trustRoots, testMessages } = settings;
  return createXtaTransport({
    endpoints,
    author,
    trustRoots,
    testMessages,
    clientCertificate: createSecretReader(openSecretsManager(), { name, schema: clientCertificateSchema }),
  });
}

const identitySchema = z.object({ certificate: z.string().min(1), key: z.string().min(1) });

/** Mailboxes as a port, where the settings name their service. */
export function postbox(): Pick<Ports, "postbox"> {
  const { portal, server } = readSettings();
  if (server.postbox === undefined) return {};
  const { secretName: name, ...settings } = server.postbox;
  return {
    postbox: createPostbox({
      ...fitConnectClient(),
      postbox: { ...settings, senderUrl: portal.publicUrl },
      identity: createSecretReader(openSecretsManager(), { name, schema: identitySchema }),
    }),
  };
}

/** That a service is taken is believed for so long; a refusal is asked again each time. */
const BELIEVED_FOR_MILLISECONDS = 300_000;

/** FIT-Connect answers anonymously what an authority takes; XTA answers only its accounts. */
export function intake(): AuthorityIntake {
  const { portal, server } = readSettings();
  const ask = createFitConnectIntake({
    ...server.fitConnect,
    ...fitConnectDestinations(),
    product: { name: portal.portalName.de, version: "1", manufacturer: portal.operator.name },
  });
  const taken = createMemory<true>(500);
  return {
    takes: async ({ authorityId, leiKaId, ars }) => {
      const period = Math.floor(systemClock.now().getTime() / BELIEVED_FOR_MILLISECONDS);
      const answers = await Promise.all(
        transportsFor({ authorityId, leiKaId }, server.transports).map((way) =>
          taken.get(JSON.stringify([period, way, leiKaId, ars]), async () => {
            if (way.transport === "xta") return true;
            const answer = await ask({ way, leiKaId, ars });
            return answer.ok || answer.failure.kind !== "transport-refused" ? true : undefined;
          }),
        ),
      );
      return answers.includes(true);
    },
  };
}

export const results = (): ResultStore =>
  createResultStore({ ...openBucket(readEnvironment("RESULTS_BUCKET")), clock: systemClock });

export const sealed = (): Pick<ResultStore, "write" | "readText" | "has" | "deleteProcess"> =>
  createResultStore({ ...openBucket(readEnvironment("SEALED_BUCKET")), clock: systemClock });

export const submissions = (): SubmissionRepository =>
  createSubmissionRepository(itemTable("SUBMISSIONS_TABLE"), clock);

export const submitWorkflow = (): SubmitWorkflow =>
  createSubmitWorkflow(openStateMachine(readEnvironment("SUBMIT_STATE_MACHINE_ARN")));

export const delivery = (): DeliveryWorkflow =>
  createDeliveryWorkflow(openStateMachine(readEnvironment("TRACK_STATE_MACHINE_ARN")));
