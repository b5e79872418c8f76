import { err, ok } from "#domain/result.ts";
import type { SealedApplication, XtaSealed } from "#domain/sending/SealedApplication.ts";
import type { AuthorityTransport } from "#ports/sending/AuthorityTransport.ts";
import { elementsOf, textOf } from "../xml/elementsOf.ts";
import { createXtaExchange } from "./createXtaExchange.ts";
import { createXtaOperations } from "./createXtaOperations.ts";
import { failureOfFault } from "./readReply.ts";
import { fetchReport } from "./readTransportReport.ts";
import { sealForXta } from "./sealForXta.ts";
import { submitByXta } from "./submitByXta.ts";
import { refused, unavailable, type XtaOptions } from "./XtaOptions.ts";
import { NAMESPACE } from "./xtaNames.ts";

/** Message ids are URIs that fit into a record. */
const MESSAGE_ID = /^[^\s<>"]{1,500}$/;

/** Sends applications by XTA 2, edition 2.1.1, to a transport provider, which does the rest by OSCI. */
export function createXtaTransport(options: XtaOptions): AuthorityTransport {
  const call = createXtaOperations(options, createXtaExchange(options));
  return {
    externalIdType: "OSCI",
    seal: sealForXta,
    reserve: async () => {
      const answer = await call("createMessageId", { body: [] });
      if (!answer.ok) return answer;
      if (answer.value.kind === "fault") return err(failureOfFault(answer.value));
      const [given] = elementsOf(answer.value.body, { namespace: NAMESPACE.wsa, local: "MessageID" });
      const externalId = textOf(given) ?? "";
      return MESSAGE_ID.test(externalId)
        ? ok({ externalId })
        : unavailable("The provider gave no usable message id");
    },
    submit: ({ sealed, reservation }, { parts, triedBefore }) =>
      submitByXta(
        { sent: { sealed: xtaSealed(sealed), reservation }, parts, triedBefore },
        { options, call },
      ),
    checkDelivery: async ({ reservation }) => {
      const report = await fetchReport(reservation.externalId, call);
      if (!report.ok) return report;
      return report.value === "unknown-id"
        ? refused("The provider has no report any more")
        : ok(report.value);
    },
  };
}

/** What this transport composed itself; anything else was handed to the wrong transport. */
function xtaSealed(sealed: SealedApplication): XtaSealed {
  if (sealed.kind !== "xta") throw new Error("an application of another transport");
  return sealed;
}
