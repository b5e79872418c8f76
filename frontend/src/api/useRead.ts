import useSWR, { mutate } from "swr";
import type { ResponseOf } from "#contract/operations.ts";
import type { ReadName } from "#contract/routes.ts";
import { call, type RequestOf } from "./client.ts";
import { currentUser, nameOf } from "./useUser.ts";
import type { Read } from "./ApiFailure.ts";

export interface ReadOptions {
  /** Pause between two reads, or what answers the next one; 0: read once. */
  readonly everyMilliseconds?: number | (() => number);
  readonly onFocus?: boolean;
  /** Reads again without a connection, too: that there is none is news where something goes on. */
  readonly whenOffline?: boolean;
}

/** Reads from the API and keeps the answer for all who ask the same. `null` as request asks nothing yet. */
export function useRead<Name extends ReadName>(
  [name, request]: readonly [Name, RequestOf<Name> | null],
  options: ReadOptions = {},
): Read<ResponseOf<Name>> {
  const { data, mutate } = useSWR(
    request === null ? null : [name, request],
    () => (request === null ? undefined : call(name, request)),
    {
      revalidateOnFocus: options.onFocus ?? false,
      refreshWhenOffline: options.whenOffline ?? false,
      refreshInterval: options.everyMilliseconds ?? 0,
      dedupingInterval: 500,
    },
  );
  if (data === undefined) return { status: "loading" };
  const reload = (): void => void mutate();
  return data.ok
    ? { status: "ready", value: data.value, reload }
    : { status: "error", failure: data.failure, reload };
}

let person = personNow();
currentUser.state.subscribe(() => {
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
  const user = currentUser.state.now();
  return user.status === "ready" ? nameOf(user.value) : undefined;
}

/** Reads anew whatever is shown of these operations. Who is there is read by `currentUser`. */
export function refresh(...names: readonly Exclude<ReadName, "getUser">[]): Promise<unknown> {
  const list: readonly unknown[] = names;
  return mutate((key) => Array.isArray(key) && list.includes(key[0]));
}

export type IdentityProvider = ResponseOf<"listProviders">["providers"][number];

/** Ways to sign in, and the version of the terms that must be accepted now. */
export function useProviders(): Read<ResponseOf<"listProviders">> {
  return useRead(["listProviders", {}]);
}
