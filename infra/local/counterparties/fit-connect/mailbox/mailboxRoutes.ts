import { z } from "zod";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import { json, problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiCall, ApiRoute } from "../http/ApiRoute.ts";
import { mailboxPage } from "./mailboxPage.ts";

const mailboxId = z.guid().toLowerCase();

/** The citizen's side: a mailbox as page and as JSON, and the files in it. No sign-in: it is a stand-in. */
export function mailboxRoutes(world: FitConnectWorld): readonly ApiRoute[] {
  const at = (path: string, handle: (call: ApiCall, mailbox: string) => ApiAnswer): ApiRoute => ({
    method: "GET",
    path: `/mailboxes/:mailbox${path}`,
    access: "public",
    handle: (call) => {
      const mailbox = mailboxId.safeParse(call.part("mailbox"));
      return mailbox.success ? handle(call, mailbox.data) : unknown;
    },
  });
  return [
    at("", (_call, mailbox) => mailboxPage(mailbox, world.mailboxes.messages(mailbox))),
    at("/messages", (_call, mailbox) => json(200, { messages: world.mailboxes.messages(mailbox) })),
    at("/messages/:submissionId/files/:index", (call, mailbox) => {
      const message = world.mailboxes
        .messages(mailbox)
        .find(({ submissionId }) => submissionId === call.part("submissionId"));
      const index = Number(call.part("index"));
      const bytes = message === undefined ? undefined : world.mailboxes.readFile(message, index);
      return bytes === undefined ? unknown : { status: 200, contentType: "application/pdf", body: bytes };
    }),
  ];
}

const unknown: ApiAnswer = problem(404, { name: "not-found", title: "No such mailbox, message or file" });
