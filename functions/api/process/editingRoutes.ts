import { processOperations } from "#contract/process.ts";
import { err, ok } from "#domain/result.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import type { processPorts } from "#runtime/apiPorts.ts";
import { decideDifferences } from "#usecases/application/decideDifferences.ts";
import { holdWindow } from "#usecases/application/holdWindow.ts";
import { ACCESS_PROBLEMS, WRITE_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";
import { comparedView } from "../comparedView.ts";

/** One window at a time, and answers that differ from the account. */
export function editingRoutes(ports: ReturnType<typeof processPorts>): readonly ApiRoute[] {
  return [
    defineSessionRoute({
      name: "holdWindow",
      schemas: processOperations.holdWindow,
      handle: async ({ path, body }, caller) => {
        const held = await holdWindow(ports, { actor: actorOf(caller), ...path, ...body });
        return held.ok ? ok({ body: held.value }) : held;
      },
      problems: { ...ACCESS_PROBLEMS, "write-conflict": "status-conflict" },
    }),
    defineSessionRoute({
      name: "decideDifferences",
      schemas: processOperations.decideDifferences,
      handle: async ({ path, body }, caller) => {
        const decided = await decideDifferences(ports, {
          actor: actorOf(caller),
          account: accountOf(caller.session.user),
          ...path,
          ...body,
        });
        return decided.ok
          ? ok({ body: await comparedView(ports, { process: decided.value, caller }) })
          : err(decided.failure);
      },
      problems: {
        ...WRITE_PROBLEMS,
        "form-not-found": "form-not-found",
        "version-conflict": "version-conflict",
      },
      details: (failure) =>
        failure.kind === "version-conflict" ? { currentVersion: failure.currentVersion } : {},
    }),
  ];
}
