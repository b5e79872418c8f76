import { z } from "zod";
import { json, type Answer } from "#infra/counterparties/kit/http.ts";
import { problem, type ApiCall, type ApiRoute, forAnyone } from "../api.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import type { StoredMessage } from "./openMailboxStore.ts";

const mailboxId = z.guid().toLowerCase();

/** The citizen's side: a mailbox as page and as JSON, and the files in it. No sign-in: it is a stand-in. */
export function mailboxRoutes(state: FitConnectState): readonly ApiRoute[] {
  const at = (path: string, handle: (call: ApiCall, mailbox: string) => Answer): ApiRoute =>
    forAnyone(`GET /mailboxes/:mailbox${path}`, (call) => {
      const mailbox = mailboxId.safeParse(call.part("mailbox"));
      return mailbox.success ? handle(call, mailbox.data) : unknown;
    });
  return [
    at("", (_call, mailbox) => mailboxPage(mailbox, state.mailboxes.messages(mailbox))),
    at("/messages", (_call, mailbox) => json(200, { messages: state.mailboxes.messages(mailbox) })),
    at("/messages/:submissionId/files/:index", (call, mailbox) => {
      const message = state.mailboxes
        .messages(mailbox)
        .find(({ submissionId }) => submissionId === call.part("submissionId"));
      const index = Number(call.part("index"));
      const bytes = message === undefined ? undefined : state.mailboxes.readFile(message, index);
      return bytes === undefined ? unknown : { status: 200, contentType: "application/pdf", body: bytes };
    }),
  ];
}

const unknown: Answer = problem(404, { name: "not-found", title: "No such mailbox, message or file" });

/** A mailbox as its owner sees it, newest message first. */
function mailboxPage(mailbox: string, messages: readonly StoredMessage[]): Answer {
  const articles = messages.map((message) => article(mailbox, message)).reverse();
  const body = articles.length === 0 ? "<p>Keine Nachrichten. / No messages.</p>" : articles.join("\n");
  return {
    status: 200,
    contentType: "text/html; charset=utf-8",
    headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
    body: `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Postfach</title></head>
<body><main><h1>Postfach</h1>
${body}
</main></body></html>`,
  };
}

function article(mailbox: string, message: StoredMessage): string {
  const { title, sender, service, content, receivedAt, submissionId, attachments } = message;
  const files = attachments.map(
    ({ filename }, index) =>
      `<li><a href="/mailboxes/${mailbox}/messages/${submissionId}/files/${index}">${escaped(filename)}</a></li>`,
  );
  return `<article><h2>${escaped(title)}</h2>
<p>${escaped(sender)}, ${escaped(service)}, <time>${receivedAt}</time></p>
${content
  .split("\n\n")
  .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  .join("\n")}
<ul>${files.join("")}</ul></article>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
