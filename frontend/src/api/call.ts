import type { OperationName } from "../../../functions/contract/routes.ts";
import { type Call, client } from "./client.ts";
import { logFailedCall } from "./logFailedCall.ts";
import { noteServerTime } from "./serverTime.ts";
import { windowName } from "./windowName.ts";

const portal = client({
  fetch: async (url, init) => {
    const response = await fetch(url, init);
    noteServerTime(response);
    return response;
  },
  cookies: () => document.cookie,
  windowName,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  failed: logFailedCall,
});
let watcher: ((name: OperationName) => void) | undefined;

/** The API client of this window. */
export const call: Call = (name, request) => {
  watcher?.(name);
  return portal.call(name, request);
};

/** Tells of every call that goes out: the session goes on as long as somebody does something. */
export function watchCalls(listener: typeof watcher): void {
  watcher = listener;
}
