import { deliveryOperations } from "#contract/delivery.ts";
import { ok } from "#domain/result.ts";
import type { deliveryPorts } from "#runtime/apiPorts.ts";
import { definePublicRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { receiveCallback } from "#usecases/sending/delivery/receiveCallback.ts";

/** What delivery services tell the portal. */
export function deliveryRoutes(ports: ReturnType<typeof deliveryPorts>): readonly ApiRoute[] {
  return [
    definePublicRoute({
      name: "receiveFitConnectCallback",
      schemas: deliveryOperations.receiveFitConnectCallback,
      handle: async ({ body, text, headers }) => {
        const received = await receiveCallback(ports, {
          callback: {
            timestamp: headers["callback-timestamp"],
            authentication: headers["callback-authentication"],
            text,
          },
          externalIds: [...body.submissionIds, ...body.submissions.map(({ submissionId }) => submissionId)],
        });
        return received.ok ? ok({ body: null }) : received;
      },
      problems: { "callback-refused": "callback-refused", "workflow-unavailable": "workflow-unavailable" },
    }),
  ];
}
