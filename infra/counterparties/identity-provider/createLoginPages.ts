import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import { readRequestBody, contentSecurityPolicy } from "../kit/http.ts";
import { languageOf, loginPage, noticePage, type LoginPage } from "./pages.ts";
import { ACR_VALUES, reachesLevel, TEST_ACCOUNTS } from "./testAccounts.ts";

export function createLoginPages(options: {
  readonly provider: Provider;
  readonly portalUrl: string;
  /** True once for each ordered cancellation. */
  takeCancellation(): boolean;
}) {
  const { provider } = options;
  /** What was asked for at each page where somebody signed in, without the wish for a question. */
  const answered = new Map<string, URLSearchParams>();

  const show = (response: ServerResponse, page: { readonly status: number; readonly html: string }): void => {
    response.writeHead(page.status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentSecurityPolicy(options.portalUrl),
    });
    response.end(page.html);
  };

  const finish = (
    exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
    result: Parameters<Provider["interactionFinished"]>[2],
  ): Promise<void> =>
    provider.interactionFinished(exchange.request, exchange.response, result, {
      mergeWithLastSubmission: false,
    });

  return {
    /** Shows, signs in, or goes back with an error. */
    serve: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { pathname: path } = new URL(request.url ?? "/", "http://provider");
      const interaction = await findInteraction(provider, { request, response });
      const again = answered.get(path);
      // Who comes back by the browser's history is asked for nothing while signed in here, and gets an answer again.
      if (interaction === undefined) {
        if (again === undefined) show(response, { status: 400, html: noticePage("de", "lost") });
        else
          response
            .writeHead(303, { location: `/auth?${again.toString()}`, "cache-control": "no-store" })
            .end();
        return;
      }
      if (path.endsWith("/cancel") || options.takeCancellation()) {
        const cancelled = { error: "access_denied", error_description: "The person cancelled the sign-in" };
        return finish({ request, response }, cancelled);
      }
      const { uid, params } = interaction;
      const page = { language: languageOf(params["ui_locales"]), action: `/login/${uid}` };
      if (request.method !== "POST") {
        show(response, { status: 200, html: loginPage({ ...page, notice: undefined, user: "" }) });
        return;
      }
      const form = new URLSearchParams((await readRequestBody(request, 10_000))?.toString("utf8"));
      const user = form.get("user") ?? "";
      const account = TEST_ACCOUNTS.find(
        (known) => known.user === user && known.password === form.get("password"),
      );
      const acr = account === undefined ? undefined : ACR_VALUES[account.level];
      const wanted = typeof params["acr_values"] === "string" ? params["acr_values"] : "";
      if (account === undefined || acr === undefined || !reachesLevel(acr, wanted)) {
        const notice: LoginPage["notice"] = account === undefined ? "wrong" : "tooLow";
        show(response, { status: 403, html: loginPage({ ...page, notice, user }) });
        return;
      }
      answered.set(path, repeated(params));
      return finish({ request, response }, { login: { accountId: user, acr, remember: false } });
    },
  };
}

/** The query of a request that is answered by the session of the person, if it is there. */
function repeated({ prompt, max_age, ...params }: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

async function findInteraction(
  provider: Provider,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
) {
  try {
    return await provider.interactionDetails(exchange.request, exchange.response);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}
