import useSWR from "swr";
import type { ResponseOf } from "../../../functions/contract/operations.ts";
import type { OperationName } from "../../../functions/contract/routes.ts";
import type { ApiFailure } from "./ApiFailure.ts";
import { call } from "./call.ts";
import type { RequestOf } from "./client.ts";

export type Read<Value> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly failure: ApiFailure; readonly reload: () => void }
  | { readonly status: "ready"; readonly value: Value; readonly reload: () => void };

export interface ReadOptions {
  readonly everyMilliseconds?: number;
  readonly onFocus?: boolean;
}

/** Reads from the API and keeps the answer for all who ask the same. `null` as request asks nothing yet. */
export function useRead<Name extends OperationName>(
  [name, request]: readonly [Name, RequestOf<Name> | null],
  options: ReadOptions = {},
): Read<ResponseOf<Name>> {
  const { data, mutate } = useSWR(
    request === null ? null : [name, request],
    () => (request === null ? undefined : call(name, request)),
    {
      revalidateOnFocus: options.onFocus ?? false,
      refreshInterval: options.everyMilliseconds ?? 0,
      dedupingInterval: 500,
      keepPreviousData: false,
    },
  );
  if (data === undefined) return { status: "loading" };
  const reload = (): void => void mutate();
  return data.ok
    ? { status: "ready", value: data.value, reload }
    : { status: "error", failure: data.failure, reload };
}
