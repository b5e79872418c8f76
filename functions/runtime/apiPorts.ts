import type { Ports } from "#ports/Ports.ts";
import { createDeliveryCallbacks } from "#adapters/fit-connect/events/createDeliveryCallbacks.ts";
import {
  bundledAuthorities,
  bundledDirectory,
  bundledProfessionSearch,
} from "#adapters/portal-directory/bundledDirectory.ts";
import { createFeedbackStore } from "../adapters/dynamodb/operationStores.ts";
import type { FeedbackPorts } from "#usecases/operation/sendFeedback.ts";
import { clock, ids, eventLog, itemTable } from "./wiring/system.ts";
import { attachments, inspector } from "./wiring/attachments.ts";
import { blockList, identityProviders, logins, samlProviders, sessions } from "./wiring/sign-in.ts";
import { deletions, processes } from "./wiring/application.ts";
import { results, sealed, submissions, delivery, submitWorkflow, intake } from "./wiring/sending.ts";
import { callbackSecret } from "./wiring/fitConnect.ts";
import { documents, seal } from "./wiring/documents.ts";
import { forms } from "./wiring/forms.ts";
import { limitStores } from "./wiring/operation.ts";
import { directoryAndPlaces } from "./wiring/directory.ts";
import { payments, paymentProviders, paymentWorkflow } from "./wiring/payment.ts";

/** Dependencies of the auth function. */
export function authPorts() {
  return {
    attachments: attachments(),
    blockList: blockList(),
    clock,
    deletions: deletions(),
    identityProviders: identityProviders(),
    ids,
    log: eventLog({ group: "auth" }),
    logins: logins(),
    processes: processes(),
    results: results(),
    sealed: sealed(),
    samlProviders: samlProviders(),
    sessions: sessions(),
  } satisfies Partial<Ports>;
}

/** Dependencies of the delivery function. */
export function deliveryPorts() {
  return {
    callbacks: createDeliveryCallbacks({ secret: callbackSecret(), clock }),
    delivery: delivery(),
    log: eventLog({ group: "delivery" }),
    submissions: submissions(),
  } satisfies Partial<Ports>;
}

/** Dependencies of the documents function. */
export function documentPorts() {
  return {
    blockList: blockList(),
    clock,
    deletions: deletions(),
    directory: bundledDirectory(),
    documents: documents(),
    forms: forms(),
    limiter: limitStores().limiter,
    processes: processes(),
    results: results(),
    ...seal(),
    sessions: sessions(),
  } satisfies Partial<Ports>;
}

/** Dependencies of the feedback function. */
export function feedbackPorts(): FeedbackPorts {
  return {
    clock,
    feedback: createFeedbackStore(itemTable("FEEDBACK_TABLE")),
    ids,
    limiter: limitStores().limiter,
    log: eventLog({ group: "feedback" }),
  };
}

/** Dependencies of the forms function. */
export function formsPorts() {
  const professions = bundledProfessionSearch();
  return { clock, ...directoryAndPlaces(), professions, forms: forms() } satisfies Partial<Ports>;
}

/** Dependencies of the payment function. */
export function paymentPorts() {
  const log = eventLog({ group: "payment" });
  return {
    blockList: blockList(),
    clock,
    forms: forms(),
    ids,
    log,
    paymentProviders: paymentProviders(log),
    payments: payments(),
    paymentWorkflow: paymentWorkflow(),
    processes: processes(),
    sessions: sessions(),
    submissions: submissions(),
    submitWorkflow: submitWorkflow(),
  } satisfies Partial<Ports>;
}

/** Dependencies of the process function. */
export function processPorts() {
  return {
    attachments: attachments(),
    authorities: bundledAuthorities(),
    blockList: blockList(),
    clock,
    deletions: deletions(),
    forms: forms(),
    ids,
    inspector: inspector(),
    ownerRoom: limitStores().ownerRoom,
    processes: processes(),
    results: results(),
    sealed: sealed(),
    sessions: sessions(),
    submissions: submissions(),
  } satisfies Partial<Ports>;
}

/** Dependencies of the process-workflow function. */
export function workflowPorts() {
  return {
    blockList: blockList(),
    clock,
    deletions: deletions(),
    ...directoryAndPlaces(),
    forms: forms(),
    ids,
    intake: intake(),
    ...limitStores(),
    log: eventLog({ group: "process-workflow" }),
    payments: payments(),
    processes: processes(),
    sessions: sessions(),
    submitWorkflow: submitWorkflow(),
  } satisfies Partial<Ports>;
}
