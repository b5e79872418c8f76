import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type {
  AuthorityTransport,
  TransportApplication,
  TransportFailure,
} from "../../ports/AuthorityTransport.ts";
import { chooseData } from "./chooseData.ts";
import { chooseService } from "./chooseService.ts";
import { createDestinationFinder } from "./createDestinationFinder.ts";
import { createEventVerifier } from "./createEventVerifier.ts";
import { createHttpExchange } from "./createHttpExchange.ts";
import { createSignatureKeySource } from "./createSignatureKeySource.ts";
import { createSubmissionApi } from "./createSubmissionApi.ts";
import { deliveryStateOf } from "./deliveryStateOf.ts";
import { fetchSealingKey } from "./fetchSealingKey.ts";
import { fitConnectSealed, fitConnectSent } from "./fitConnectSent.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { readVerifiedEvents } from "./readVerifiedEvents.ts";
import { reserveSubmission } from "./reserveSubmission.ts";
import { sealApplication } from "./sealApplication.ts";
import type { SealingTarget } from "./sealApplication.ts";
import { submitSealed } from "./submitSealed.ts";

/** Sends applications to authorities by FIT-Connect (submission API version 2). */
export function createFitConnectTransport(options: FitConnectOptions): AuthorityTransport {
  const exchange = createHttpExchange(options);
  const api = createSubmissionApi(options, exchange);
  const findDestination = createDestinationFinder(options, exchange);
  const deliveryKeys = createSignatureKeySource(exchange, options.deliveryIssuer);
  const reader = { api, verify: createEventVerifier({ options, exchange, deliveryKeys }) };
  const { product } = options;

  const findTarget = async (
    application: TransportApplication,
  ): Promise<Result<SealingTarget, TransportFailure>> => {
    const found = await findDestination(application);
    if (!found.ok) return found;
    const { destinationId, destination } = found.value;
    const { leiKaId, ars } = application;
    const service = chooseData(application, {
      names: options.submissionSchemas,
      choose: (submissionSchema) => chooseService({ leiKaId, ars, submissionSchema }, destination),
    });
    if (!service.ok) return service;
    const key = await fetchSealingKey(destination, { exchange, options });
    return key.ok ? ok({ destinationId, ...service.value, key: key.value, product }) : key;
  };

  return {
    externalIdType: "FIT_CONNECT",
    seal: async (application, parts) => {
      const target = await findTarget(application);
      return target.ok ? sealApplication({ application, parts }, target.value) : target;
    },
    reserve: (sealed) => reserveSubmission(fitConnectSealed(sealed), { api, callback: options.callback }),
    submit: (sent, { parts }) => submitSealed({ sent: fitConnectSent(sent), parts }, reader),
    checkDelivery: async (sent) => {
      const events = await readVerifiedEvents(fitConnectSent(sent), reader);
      if (!events.ok) return events;
      const { proven, unproven } = events.value;
      return ok({ ...deliveryStateOf(proven), ...(unproven === 0 ? {} : { unproven }) });
    },
  };
}
