import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { z } from "zod";
import { contentSecurityPolicy } from "../process/contentSecurityPolicy.ts";
import type { CounterpartySettings } from "../process/counterpartySettings.ts";
import { readRequestBody } from "../process/readRequestBody.ts";
import { languageOf } from "../process/languageOf.ts";
import type { OpenCounterparty } from "../process/runCounterparty.ts";
import { type Exchange, htmlAnswer, type Page, redirect, send } from "../saml-provider/http/Page.ts";
import { PAGE_FILES } from "../saml-provider/pages/PAGE_FILES.ts";
import { choicePage, noticePage } from "../saml-provider/pages/pages.ts";
import { eidServer } from "../saml-provider/profiles/eidServer.ts";
import { clientStatus } from "./clientStatus.ts";
import { readTask, type Task } from "./readTask.ts";
import { returnAddress, withError } from "./returnAddress.ts";

const CLIENT_MISHAPS = ["not-running", "channel-failed"] as const;

export const eidClientFault = z.object({
  mishap: z.enum([...CLIENT_MISHAPS, "none"]),
  /** How many requests it hits; without it, all until `none`. */
  times: z.number().int().positive().optional(),
});
export type EidClientFault = z.infer<typeof eidClientFault>;

const TITLE = { de: "AusweisApp (Nachbildung)", en: "AusweisApp (imitation)" };
const BODY_MAX_BYTES = 10_000;

/** The program on the person's device that reads the card, with its window as a page of its own. */
export function openEidClient({
  port,
  portalUrl,
}: CounterpartySettings): Promise<OpenCounterparty<EidClientFault>> {
  const address = `http://127.0.0.1:${port}`;
  const tasks = new Map<string, Task>();
  let fault: EidClientFault = { mishap: "none" };
  const isHit = (mishap: EidClientFault["mishap"]): boolean => {
    if (fault.mishap !== mishap || fault.times === 0) return false;
    if (fault.times !== undefined) fault = { mishap, times: fault.times - 1 };
    return true;
  };

  const begin = async ({ url, request }: Exchange): Promise<Page> => {
    const { searchParams } = url;
    const status = searchParams.get("Status");
    if (status !== null) return clientStatus(status);
    if (searchParams.has("ShowUI")) return { status: 204, headers: {}, content: "" };
    const language = languageOf(request.headers["accept-language"]);
    const tcTokenUrl = searchParams.get("tcTokenURL");
    const task = tcTokenUrl === null ? 404 : await readTask(tcTokenUrl);
    if (typeof task === "number") {
      return htmlAnswer(noticePage({ language, title: TITLE[language] }, { says: "refused" }), task);
    }
    const id = randomUUID();
    tasks.set(id, task);
    const { mishaps } = eidServer;
    const page = { language, title: TITLE[language], action: `/dialog/${id}`, levels: [], mishaps };
    return htmlAnswer(choicePage(page));
  };

  const finish = async ({ url, request, body }: Exchange): Promise<Page> => {
    const language = languageOf(request.headers["accept-language"]);
    const lost = (status: number): Page =>
      htmlAnswer(noticePage({ language, title: TITLE[language] }, { says: "lost" }), status);
    const id = url.pathname.replace("/dialog/", "");
    const task = tasks.get(id);
    tasks.delete(id);
    if (task === undefined) return lost(404);
    const form = await body();
    if (form.get("choice") === "cancel") {
      const back = await returnAddress(task, "cancellationByUser");
      return back === undefined ? lost(404) : redirect(back);
    }
    const { session, psk } = task;
    const card = { person: form.get("person") ?? "", mishap: form.get("mishap") ?? "none" };
    const read = isHit("channel-failed")
      ? undefined
      : await fetch(task.serverAddress, {
          method: "POST",
          body: new URLSearchParams({ session, psk, ...card }),
        }).catch(() => undefined);
    if (read?.ok !== true) {
      return redirect(withError(task.communicationErrorAddress, "trustedChannelEstablishmentFailed"));
    }
    const back = await returnAddress(task);
    return back === undefined ? lost(404) : redirect(back);
  };

  const answer = (exchange: Exchange): Promise<Page> => {
    const { request, url } = exchange;
    const file = PAGE_FILES[url.pathname];
    if (file !== undefined) {
      return Promise.resolve({ status: 200, headers: { "content-type": file.type }, content: file.content });
    }
    if (url.pathname === "/eID-Client") {
      // Whoever asks in another way than by GET only learns that the client is there.
      if (request.method !== "GET") return Promise.resolve({ status: 204, headers: {}, content: "" });
      return begin(exchange);
    }
    if (url.pathname.startsWith("/dialog/") && request.method === "POST") return finish(exchange);
    return Promise.resolve({ status: 404, headers: {}, content: "" });
  };

  const policy = contentSecurityPolicy(portalUrl);
  const listener: RequestListener = (request, response) => {
    if (isHit("not-running")) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? "/", address);
    const body = async (): Promise<URLSearchParams> =>
      new URLSearchParams((await readRequestBody(request, BODY_MAX_BYTES))?.toString("utf8"));
    response.setHeader("server", "AusweisApp2/1.26.2 (TR-03124-1/1.4)");
    answer({ request, url, body })
      .then((page) => send(response, { page, policy }))
      .catch((error: unknown) => {
        process.stderr.write(`eID client: ${String(error)}\n`);
        response.writeHead(500).end();
      });
  };

  return Promise.resolve({
    listener,
    setFault: (ordered) => {
      fault = ordered;
    },
    description: { address: `${address}/eID-Client`, mishaps: CLIENT_MISHAPS },
  });
}
