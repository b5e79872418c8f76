import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { createFaults, faultSchema } from "../kit/createFaults.ts";
import {
  contentSecurityPolicy,
  html,
  noContent,
  notFound,
  redirect,
  type Answer,
  createListener,
  type Call,
  languageOf,
} from "../kit/http.ts";
import {
  type CounterpartySettings,
  type OpenCounterparty,
  counterpartySettings,
  runCounterparty,
} from "../kit/runCounterparty.ts";
import { pageFileAt } from "../kit/pages.ts";
import { choicePage, noticePage } from "../kit/sign-in/signInPages.ts";
import { ANSWER_FAULTS } from "../kit/sign-in/signInTexts.ts";
import { readTask, type Task, returnAddress, withError } from "./readTask.ts";

const CLIENT_FAULTS = ["not-running", "channel-failed"] as const;

const eidClientFault = faultSchema(CLIENT_FAULTS);
type EidClientFault = z.infer<typeof eidClientFault>;

const TITLE = { de: "AusweisApp (Nachbildung)", en: "AusweisApp (imitation)" };

/** The program on the person's device that reads the card, with its window as a page of its own. */
function openEidClient({ port, portalUrl }: CounterpartySettings): Promise<OpenCounterparty<EidClientFault>> {
  const tasks = new Map<string, Task>();
  const faults = createFaults<EidClientFault>();
  const isHit = (wanted: EidClientFault["kind"]): boolean =>
    faults.take(({ kind }) => kind === wanted) !== undefined;

  const begin = async ({ url, request }: Call): Promise<Answer> => {
    const { searchParams } = url;
    const status = searchParams.get("Status");
    if (status !== null) return clientStatus(status);
    if (searchParams.has("ShowUI")) return noContent;
    const language = languageOf(request.headers["accept-language"]);
    const tcTokenUrl = searchParams.get("tcTokenURL");
    const task = tcTokenUrl === null ? 404 : await readTask(tcTokenUrl);
    if (typeof task === "number") {
      return html(noticePage({ language, title: TITLE[language] }, { says: "refused" }), task);
    }
    const id = randomUUID();
    tasks.set(id, task);
    const page = { language, title: TITLE[language], action: `/dialog/${id}`, levels: [] };
    return html(choicePage({ ...page, faults: ANSWER_FAULTS }));
  };

  const finish = async ({ url, request, form: fields }: Call): Promise<Answer> => {
    const language = languageOf(request.headers["accept-language"]);
    const lost = (status: number): Answer =>
      html(noticePage({ language, title: TITLE[language] }, { says: "lost" }), status);
    const id = url.pathname.replace("/dialog/", "");
    const task = tasks.get(id);
    tasks.delete(id);
    if (task === undefined) return lost(404);
    const form = await fields();
    if (form.get("choice") === "cancel") {
      const back = await returnAddress(task, "cancellationByUser");
      return back === undefined ? lost(404) : redirect(back);
    }
    const { session, psk } = task;
    const card = { person: form.get("person") ?? "", fault: form.get("fault") ?? "none" };
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

  const answer = async (call: Call): Promise<Answer | undefined> => {
    if (isHit("not-running")) return undefined;
    const { method } = call.request;
    const { pathname } = call.url;
    const file = pageFileAt(pathname);
    if (file !== undefined) return file;
    // Every method but GET only shows that the client is there.
    if (pathname === "/eID-Client") return method === "GET" ? begin(call) : noContent;
    return pathname.startsWith("/dialog/") && method === "POST" ? finish(call) : notFound;
  };

  return Promise.resolve({
    listener: createListener({
      name: "eID client",
      bodyMaxBytes: 10_000,
      headers: {
        "content-security-policy": contentSecurityPolicy(portalUrl),
        server: "AusweisApp2/1.26.2 (TR-03124-1/1.4)",
      },
      answer,
    }),
    setFault: faults.set,
    description: { address: `http://127.0.0.1:${port}/eID-Client`, faults: CLIENT_FAULTS },
  });
}

const STATUS = {
  "Implementation-Title": "AusweisApp2",
  "Implementation-Vendor": "",
  "Implementation-Version": "1.26.2",
  Name: "AusweisApp2",
  "Specification-Title": "TR-03124",
  "Specification-Vendor": "Federal Office for Information Security",
  "Specification-Version": "1.4",
};

/** The client's status, as text or JSON; the one thing that pages of every origin may read. */
function clientStatus(format: string): Answer {
  const isJson = format === "json";
  const lines = Object.entries(STATUS).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    status: 200,
    contentType: isJson ? "application/json" : "text/plain; charset=utf-8",
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-private-network": "true",
    },
    body: isJson ? JSON.stringify(STATUS) : lines.join(""),
  };
}

await runCounterparty({
  settings: counterpartySettings,
  fault: eidClientFault,
  // The client is only ever reached by the device itself.
  hosts: ["127.0.0.1"],
  open: openEidClient,
});
