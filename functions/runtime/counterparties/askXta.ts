import type { ClientCertificate } from "#adapters/xta/XtaOptions.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import type { XtaSettings } from "#contract/settings/transportSettings.ts";
import type { Counterparty } from "#ports/operation/Counterparty.ts";
import { operatorXta } from "../operator/operatorXta.ts";
import { ANSWERS, answerOfFailure, answersWrongly } from "./counterpartyAnswers.ts";

interface Asking {
  readonly transports: StateSettings["server"]["transports"];
  readonly client: () => Promise<ClientCertificate>;
}

/** The XTA provider: TLS with the account's certificate, the account itself, and the service of every authority. */
export function askXta(settings: XtaSettings, { transports, client }: Asking): Counterparty {
  const recipients = transports.flatMap(({ ways }) =>
    ways.flatMap((way) => (way.transport === "xta" ? [way.recipient] : [])),
  );
  return {
    kind: "xta",
    name: "XTA account",
    url: settings.endpoints.management,
    ask: async () => {
      const answer = await operatorXta(settings, { client: await client(), recipients });
      if (!answer.ok) return answerOfFailure(answer.failure);
      const missing = recipients.filter((_recipient, index) => answer.value[index] !== "available");
      return missing.length === 0
        ? ANSWERS
        : answersWrongly(
            `does not offer the service of ${missing.map(({ reader }) => reader.value).join(", ")}`,
          );
    },
  };
}
