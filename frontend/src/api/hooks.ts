import type { OperationName } from "../../../functions/contract/routes.ts";

interface Hooks {
  /** Told of every call that goes out: the session goes on as long as somebody does something. */
  asked?: ((name: OperationName) => void) | undefined;
  /** The time at the server with the last answer, and here. */
  served?: { readonly there: string | null; readonly here: number };
  /** What the API calls this window, once it has a name; only then can it be told from others. */
  windowName?: string;
}

/** What loads after the first field and takes part in every call. */
export const hooks: Hooks = {};
