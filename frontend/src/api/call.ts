import { ANSWER_HEADER, NOTICE_HEADER } from "../../../functions/contract/limits.ts";
import { ROUTES } from "../../../functions/contract/routes.ts";
import { hold } from "../builds/holds.ts";
import { isProblem } from "./ApiFailure.ts";
import { type Call, client } from "./client.ts";
import { hooks } from "./hooks.ts";
import { logFailedCall } from "./logFailedCall.ts";
import { news } from "./news.ts";

const portal = client({
  fetch: async (url, init) => {
    const response = await fetch(url, init);
    if (response.headers.has(NOTICE_HEADER)) news.come();
    if (response.headers.has(ANSWER_HEADER))
      hooks.served = { there: response.headers.get("date"), here: Date.now() };
    return response;
  },
  cookies: () => document.cookie,
  windowName: () => hooks.windowName,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  failed: logFailedCall,
});

/** Writes whose answer is not in: a reload would leave open what became of them. */
let writes = 0;
hold(() => writes > 0);

/** The API client of this window. */
export const call: Call = async (name, request) => {
  hooks.asked?.(name);
  const write = ROUTES[name].method === "GET" ? 0 : 1;
  writes += write;
  const answered = await portal.call(name, request).finally(() => (writes -= write));
  if (!answered.ok && isProblem(answered.failure, "account-blocked")) {
    const { failure } = answered;
    // Where its code does not come, the page says what it says of every refusal.
    await import("./showBlocked.ts").then(
      ({ showBlocked }) => showBlocked(failure),
      () => undefined,
    );
  }
  return answered;
};
