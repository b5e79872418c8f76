import { ok, type Result } from "#domain/result.ts";
import type { SubmissionSchema } from "#domain/sending/transportRules.ts";
import type { TransportApplication, TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { ChosenService } from "./chooseService.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { refused } from "../parseAnswer.ts";

/** Written already, or still to be made by a map. */
type Data = { readonly text: string } | { readonly map: string };
type Chosen = { readonly service: ChosenService; readonly data: Data };

/**
 * What the authority takes: its own schema where it lists one of those that the settings prefer, else the newest of the
 * portal's data, by the name that it knows them by. A name that was agreed with it stands for the version that was
 * agreed: the first, where the settings name none.
 */
export function chooseData(
  { way, data }: Pick<TransportApplication, "way" | "data">,
  given: {
    readonly names: FitConnectOptions["submissionSchemas"];
    readonly choose: (schema: SubmissionSchema) => Result<ChosenService, TransportFailure>;
  },
): Result<Chosen, TransportFailure> {
  const { handOver = [], submissionSchema: agreed } = way.transport === "fit-connect" ? way : {};
  const version = agreed?.data ?? "application-v1";
  const written = agreed === undefined ? data : data.filter(({ schema }) => schema === version);
  const offered: readonly (readonly [SubmissionSchema, Data])[] = [
    ...handOver.map(({ map, ...schema }) => [schema, { map }] as const),
    ...written.map(({ schema, text }) => [agreed ?? given.names[schema], { text }] as const),
  ];
  let last: Result<ChosenService, TransportFailure> = refused(
    "There are no data of the version that was agreed",
  );
  for (const [{ schemaUri, mimeType }, chosen] of offered) {
    last = given.choose({ schemaUri, mimeType });
    if (last.ok) return ok({ service: last.value, data: chosen });
  }
  return last;
}
