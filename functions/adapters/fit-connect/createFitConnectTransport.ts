import { ok, type Result } from "#domain/result.ts";
import type {
  AuthorityTransport,
  TransportApplication,
  TransportFailure,
} from "#ports/sending/AuthorityTransport.ts";
import { chooseData } from "./destination/chooseData.ts";
import { chooseService } from "./destination/chooseService.ts";
import { createDestinationFinder } from "./destination/createDestinationFinder.ts";
import { createEventVerifier } from "./events/createEventVerifier.ts";
import { createHttpExchange } from "./createHttpExchange.ts";
import { createSignatureKeySource } from "./events/createSignatureKeySource.ts";
import { createSubmissionApi } from "./submission/createSubmissionApi.ts";
import { deliveryStateOf } from "./events/securityEvent.ts";
import { fetchSealingKey } from "./destination/fetchSealingKey.ts";
import { fitConnectSealed, fitConnectSent } from "./submission/fitConnectSent.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { readVerifiedEvents } from "./events/readVerifiedEvents.ts";
import { reserveSubmission } from "./submission/reserveSubmission.ts";
import { sealApplication, type SealingTarget } from "./submission/sealApplication.ts";
import { submitSealed } from "./submission/submitSealed.ts";

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
    const { data } = service.value;
    const text = "map" in data ? await application.mapped(data.map) : ok(data.text);
    if (!text.ok) return text;
    const key = await fetchSealingKey(destination, { exchange, options });
    return key.ok
      ? ok({ destinationId, service: service.value.service, data: text.value, key: key.value, product })
      : key;
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
