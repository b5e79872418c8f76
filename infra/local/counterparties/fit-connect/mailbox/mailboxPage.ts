import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { StoredMessage } from "./mailboxMessage.ts";

/** A mailbox as its owner sees it, newest message first. */
export function mailboxPage(mailbox: string, messages: readonly StoredMessage[]): ApiAnswer {
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
