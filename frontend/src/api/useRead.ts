import useSWR from "swr";
import type { ResponseOf } from "#contract/operations.ts";
import type { OperationName } from "#contract/routes.ts";
import { call } from "./call.ts";
import type { RequestOf } from "./client.ts";
import { currentUser } from "./user/currentUser.ts";
import { refresh } from "./refresh.ts";
import type { Read } from "./ApiFailure.ts";

export interface ReadOptions {
  /** Pause between two reads, or what answers the next one; 0: read once. */
  readonly everyMilliseconds?: number | (() => number);
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

let person = personNow();
currentUser.subscribe(() => {
  const before = person;
  person = personNow();
  // What belongs to a person is read anew when another one is there.
  if (before !== undefined && before !== person) {
    void refresh(
      "listProcesses",
      "listSubmittedProcesses",
      "listKept",
      "getProcessByMetadata",
      "listSessions",
    );
  }
});

function personNow(): string | undefined {
  const user = currentUser.state();
  if (user.status !== "ready") return undefined;
  return user.value === null ? "" : `${user.value.loginData.providerId} ${user.value.name}`;
}
