import { processOperations } from "#contract/process.ts";
import { err, ok } from "#domain/result.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import type { processPorts } from "#runtime/apiPorts.ts";
import { deleteProcesses } from "#usecases/application/removeProcess.ts";
import { getOwnProcess } from "#usecases/application/ownProcess.ts";
import { listDrafts } from "#usecases/application/listDrafts.ts";
import { patchFormData } from "#usecases/application/patchFormData.ts";
import { ACCESS_PROBLEMS, WRITE_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";
import { comparedView } from "../comparedView.ts";
import { draftView } from "./processView.ts";

/** Drafts: listing, opening, saving, deleting. */
export function draftRoutes(ports: ReturnType<typeof processPorts>): readonly ApiRoute[] {
  return [
    defineSessionRoute({
      name: "listProcesses",
      schemas: processOperations.listProcesses,
      handle: async (_request, caller) =>
        ok({
          body: {
            processes: (await listDrafts(ports, actorOf(caller))).map((process) => draftView(process)),
          },
        }),
      problems: {},
    }),
    defineSessionRoute({
      name: "deleteProcesses",
      schemas: processOperations.deleteProcesses,
      handle: async ({ query }, caller) => {
        const deleted = await deleteProcesses(ports, { actor: actorOf(caller), processIds: query.id });
        return deleted.ok ? ok({ body: { deleted: [...deleted.value] } }) : deleted;
      },
      problems: {
        "process-not-found": "process-not-found",
        "process-expired": "process-not-found",
        "trust-level-too-low": "process-not-found",
        "already-submitted": "status-conflict",
        "write-conflict": "status-conflict",
        "payment-in-flight": "payment-in-flight",
      },
    }),
    defineSessionRoute({
      name: "getProcessByMetadata",
      schemas: processOperations.getProcessByMetadata,
      handle: async ({ path }, caller) => {
        const drafts = await listDrafts(ports, actorOf(caller));
        const draft = drafts.find(({ metadataId }) => metadataId === path.metadataId);
        return ok({ body: { process: draft === undefined ? null : draftView(draft) } });
      },
      problems: {},
    }),
    defineSessionRoute({
      name: "getProcess",
      schemas: processOperations.getProcess,
      handle: async ({ path }, caller) => {
        const process = await getOwnProcess(ports, { actor: actorOf(caller), processId: path.processId });
        return process.ok
          ? ok({ body: await comparedView(ports, { process: process.value, caller }) })
          : process;
      },
      problems: ACCESS_PROBLEMS,
    }),
    defineSessionRoute({
      name: "getAccessData",
      schemas: processOperations.getAccessData,
      handle: async ({ path }, caller) => {
        // Answered at any level: a person has to know it in order to step up.
        const actor = { ...actorOf(caller), trustLevel: "high" } as const;
        const process = await getOwnProcess(ports, { actor, processId: path.processId });
        if (!process.ok) return process;
        const { providerId } = caller.session.user;
        return ok({ body: { providerId, trustLevel: process.value.trustLevel } });
      },
      problems: { ...ACCESS_PROBLEMS, "trust-level-too-low": "process-not-found" },
    }),
    defineSessionRoute({
      name: "getSnapshot",
      schemas: processOperations.getSnapshot,
      handle: async ({ path }, caller) => {
        const process = await getOwnProcess(ports, { actor: actorOf(caller), processId: path.processId });
        if (!process.ok) return process;
        const { version, formData, updatedAt } = process.value;
        return ok({ body: { version, formData, updatedAt } });
      },
      problems: ACCESS_PROBLEMS,
    }),
    defineSessionRoute({
      name: "touchProcess",
      schemas: processOperations.touchProcess,
      handle: async ({ path }, caller) => {
        const process = await getOwnProcess(ports, { actor: actorOf(caller), processId: path.processId });
        return process.ok ? ok({ body: { availableUntil: process.value.availableUntil } }) : process;
      },
      problems: ACCESS_PROBLEMS,
    }),
    defineSessionRoute({
      name: "patchFormData",
      schemas: processOperations.patchFormData,
      handle: async ({ path, body }, caller) => {
        const patched = await patchFormData(ports, {
          actor: actorOf(caller),
          account: accountOf(caller.session.user),
          processId: path.processId,
          ...body,
        });
        if (!patched.ok) return err(patched.failure);
        const { process, errors, dropped, filled } = patched.value;
        const { version, updatedAt, availableUntil, status } = process;
        return ok({
          body: {
            version,
            updatedAt,
            availableUntil,
            status,
            errors: [...errors],
            dropped: [...dropped],
            filled: [...filled],
          },
        });
      },
      problems: {
        ...WRITE_PROBLEMS,
        "form-not-found": "form-not-found",
        "answers-too-large": "body-too-large",
        "version-conflict": "version-conflict",
      },
      details: (failure) =>
        failure.kind === "version-conflict" ? { currentVersion: failure.currentVersion } : {},
    }),
  ];
}
