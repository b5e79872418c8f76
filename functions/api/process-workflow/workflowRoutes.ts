import { processWorkflowOperations } from "#contract/processWorkflow.ts";
import type { Process } from "#domain/application/Process.ts";
import { ok, type Result } from "#domain/result.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { readSettings } from "#runtime/deployment.ts";
import type { workflowPorts } from "#runtime/apiPorts.ts";
import { getOwnProcess } from "#usecases/application/ownProcess.ts";
import { acknowledgeResult } from "#usecases/sending/prolongResults.ts";
import { changeLocation } from "#usecases/application/changeLocation.ts";
import { changeUser } from "#usecases/application/changeUser.ts";
import { completeProcess } from "#usecases/application/completeProcess.ts";
import { setElectronicNotice } from "#usecases/application/setElectronicNotice.ts";
import {
  admitStart,
  startProcess,
  type StartFailure,
  type StartRefused,
} from "#usecases/application/startProcess.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import {
  ACCESS_PROBLEMS,
  IDENTIFICATION_PROBLEMS,
  incompleteFields,
  NOT_READY_PROBLEMS,
  SENDING_PROBLEMS,
  WRITE_PROBLEMS,
} from "../accessProblems.ts";
import { actorOf, senderOf } from "../actorOf.ts";
import { comparedView } from "../comparedView.ts";
import { progressView } from "./progressView.ts";

/** From start to result. */
export function workflowRoutes(ports: ReturnType<typeof workflowPorts>): readonly ApiRoute[] {
  const settings = readSettings();
  return [
    defineSessionRoute({
      name: "startProcess",
      schemas: processWorkflowOperations.startProcess,
      handle: async ({ body, address }, caller) => {
        const { session } = caller;
        const { limits } = settings.server;
        const admitted: Result<undefined, StartFailure | StartRefused> = await admitStart(ports, {
          session,
          address,
          limits,
        });
        if (!admitted.ok) return admitted;
        const started: Result<Process, StartFailure | StartRefused> = await startProcess(ports, {
          ...body,
          session,
          offers: settings.server.offers,
          closedServices: (await availability()).closedServices,
          limits,
        });
        return started.ok
          ? ok({ body: await comparedView(ports, { process: started.value, caller }) })
          : started;
      },
      problems: {
        ...IDENTIFICATION_PROBLEMS,
        "service-not-found": "service-not-found",
        "no-online-service": "no-online-service",
        "service-not-taken": "service-not-taken",
        "form-not-found": "form-not-found",
        "trust-level-too-low": "trust-level-too-low",
        "too-many-drafts": "too-many-drafts",
        "too-many": "too-many-requests",
      },
    }),
    defineSessionRoute({
      name: "changeLocation",
      schemas: processWorkflowOperations.changeLocation,
      handle: async ({ path, body }, caller) => {
        const changed = await changeLocation(ports, {
          ...path,
          ...body,
          actor: actorOf(caller),
          providerId: caller.session.user.providerId,
          offers: settings.server.offers,
          closedServices: (await availability()).closedServices,
        });
        return changed.ok
          ? ok({ body: await comparedView(ports, { process: changed.value, caller }) })
          : changed;
      },
      problems: {
        ...WRITE_PROBLEMS,
        ...IDENTIFICATION_PROBLEMS,
        "service-not-found": "service-not-found",
        "no-online-service": "no-online-service",
        "service-not-taken": "service-not-taken",
        "form-not-found": "form-not-found",
      },
    }),
    defineSessionRoute({
      name: "completeProcess",
      schemas: processWorkflowOperations.completeProcess,
      handle: async ({ path }, caller) => {
        const completed = await completeProcess(ports, {
          actor: actorOf(caller),
          account: accountOf(caller.session.user),
          ...path,
        });
        return completed.ok
          ? ok({ body: await comparedView(ports, { process: completed.value, caller }) })
          : completed;
      },
      problems: {
        ...WRITE_PROBLEMS,
        ...NOT_READY_PROBLEMS,
        "fee-not-computable": "fee-not-computable",
        "service-not-taken": "service-not-taken",
      },
      details: incompleteFields,
    }),
    defineSessionRoute({
      name: "setElectronicNotice",
      schemas: processWorkflowOperations.setElectronicNotice,
      handle: async ({ path, body }, caller) => {
        const { notice } = senderOf(caller, settings);
        const { consent } = body;
        const actor = actorOf(caller);
        const decided = await setElectronicNotice(ports, { actor, notice, consent, ...path });
        return decided.ok
          ? ok({ body: await comparedView(ports, { process: decided.value, caller }) })
          : decided;
      },
      problems: { ...WRITE_PROBLEMS, "notice-not-offered": "notice-not-offered" },
    }),
    defineSessionRoute({
      name: "changeUser",
      schemas: processWorkflowOperations.changeUser,
      handle: async ({ path }, caller) => {
        const changed = await changeUser(ports, { session: caller.session, ...path });
        return changed.ok
          ? ok({ body: await comparedView(ports, { process: changed.value, caller }) })
          : changed;
      },
      problems: {
        ...ACCESS_PROBLEMS,
        ...IDENTIFICATION_PROBLEMS,
        "write-conflict": "status-conflict",
        "form-not-found": "form-not-found",
      },
    }),
    defineSessionRoute({
      name: "submitProcess",
      schemas: processWorkflowOperations.submitProcess,
      handle: async ({ path, query }, caller) => {
        const submitted = await submitProcess(ports, {
          ...senderOf(caller, settings),
          ...path,
          locale: query.locale,
          payByInvoice: query.payByInvoice !== undefined,
        });
        return submitted.ok ? ok({ body: progressView(submitted.value) }) : submitted;
      },
      problems: {
        ...SENDING_PROBLEMS,
        "payment-required": "payment-required",
        "skip-not-allowed": "skip-not-allowed",
        "workflow-unavailable": "workflow-unavailable",
      },
      details: incompleteFields,
    }),
    defineSessionRoute({
      name: "getProgress",
      schemas: processWorkflowOperations.getProgress,
      handle: async ({ path }, caller) => {
        const process = await getOwnProcess(ports, { actor: actorOf(caller), ...path });
        return process.ok ? ok({ body: progressView(process.value) }) : process;
      },
      problems: { ...ACCESS_PROBLEMS, "process-expired": "process-not-found" },
    }),
    defineSessionRoute({
      name: "acknowledgeResult",
      schemas: processWorkflowOperations.acknowledgeResult,
      handle: async ({ path }, caller) => {
        const acknowledged = await acknowledgeResult(ports, { actor: actorOf(caller), ...path });
        return acknowledged.ok ? ok({ body: { acknowledgedAt: acknowledged.value } }) : acknowledged;
      },
      problems: {
        ...ACCESS_PROBLEMS,
        "process-expired": "process-not-found",
        "edited-elsewhere": "edited-elsewhere",
        "write-conflict": "status-conflict",
        "no-result": "status-conflict",
      },
    }),
  ];
}
