import { ok, type Result } from "../../domain/result.ts";
import type { SubmissionSchema } from "../../domain/transport/transportRules.ts";
import type { TransportApplication, TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { ChosenService } from "./chooseService.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { refused } from "./transportFailures.ts";

/**
 * The newest data that the authority takes, by the name that it knows them by. A name that was agreed with it stands for
 * the version that was agreed: the first, where the settings name none.
 */
export function chooseData(
  { way, data }: Pick<TransportApplication, "way" | "data">,
  given: {
    readonly names: FitConnectOptions["submissionSchemas"];
    readonly choose: (schema: SubmissionSchema) => Result<ChosenService, TransportFailure>;
  },
): Result<{ readonly service: ChosenService; readonly data: string }, TransportFailure> {
  const agreed = way.transport === "fit-connect" ? way.submissionSchema : undefined;
  const version = agreed?.data ?? "application-v1";
  const offered = agreed === undefined ? data : data.filter(({ schema }) => schema === version);
  let last: Result<ChosenService, TransportFailure> = refused(
    "There are no data of the version that was agreed",
  );
  for (const { schema, text } of offered) {
    const { schemaUri, mimeType } = agreed ?? given.names[schema];
    last = given.choose({ schemaUri, mimeType });
    if (last.ok) return ok({ service: last.value, data: text });
  }
  return last;
}
