import { feedbackOperations } from "#contract/feedback.ts";
import { ok } from "#domain/result.ts";
import { definePublicRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { reportBrowserError } from "#usecases/operation/reportBrowserError.ts";
import { sendFeedback, type FeedbackPorts } from "#usecases/operation/sendFeedback.ts";

/** Feedback on the portal, and fault reports of browsers. The caller is not identified: no session is read. */
export function feedbackRoutes(ports: FeedbackPorts): readonly ApiRoute[] {
  return [
    definePublicRoute({
      name: "sendFeedback",
      schemas: feedbackOperations.sendFeedback,
      handle: async ({ body, address }) => {
        const sent = await sendFeedback(ports, { ...body, address });
        return sent.ok ? ok({ body: null }) : sent;
      },
      problems: { "too-many": "too-many-requests" },
    }),
    definePublicRoute({
      name: "reportBrowserError",
      schemas: feedbackOperations.reportBrowserError,
      handle: async ({ body, address }) => {
        const reported = await reportBrowserError(ports, { ...body, address });
        return reported.ok ? ok({ body: null }) : reported;
      },
      problems: { "too-many": "too-many-requests" },
    }),
  ];
}
