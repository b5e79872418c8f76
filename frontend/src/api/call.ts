import { client } from "./client.ts";
import { logFailedCall } from "./logFailedCall.ts";

/** The API client of this window. */
export const { call } = client({
  fetch: (url, init) => fetch(url, init),
  cookies: () => document.cookie,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  failed: logFailedCall,
});
