import { expect, inject } from "vitest";
import { z } from "zod";
import { filledIn } from "./filledIn.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

/** Mailbox of the test person Sukarno. */
const HANDLE = "3f0c1c7e-5a11-4d0a-9c55-0000000000ab";

const consoleSchema = z.object({ fitConnect: z.object({ postbox: z.object({ mailboxesUrl: z.url() }) }) });
const messagesSchema = z.object({
  messages: z.array(
    z.object({ reference: z.string(), attachments: z.array(z.object({ filename: z.string() })) }),
  ),
});
const sentSchema = z.object({
  submissions: z.array(z.object({ processId: z.string(), status: z.string(), postbox: z.string() })),
});

/** What lies in the mailbox under this reference. */
export async function messagesAbout(reference: string): Promise<z.infer<typeof messagesSchema>["messages"]> {
  const described = await fetch(new URL("/__local", inject("portalUrl")), {
    headers: { accept: "application/json" },
  });
  const { mailboxesUrl } = consoleSchema.parse(await described.json()).fitConnect.postbox;
  const { messages } = messagesSchema.parse(await (await fetch(`${mailboxesUrl}/${HANDLE}/messages`)).json());
  return messages.filter((message) => message.reference === reference);
}

/** An application of this person that has left the portal; the reference is the one of its transfer. */
export async function sentBy(person: string): Promise<{
  readonly visitor: Visitor;
  readonly processId: string;
  readonly reference: string;
}> {
  const visitor = new Visitor(inject("portalUrl"));
  expect(await signInBySaml(visitor, { providerId: "nkb", choose: { person } })).toBe("/nutzerkonto");
  const processId = await filledIn(visitor);
  const progress = await sent(visitor, processId);
  expect(progress.progress).toBe("SUBMISSION_COMPLETED");
  return { visitor, processId, reference: progress.transferTicketNumber ?? "" };
}

/** What the personal area says of the mailbox. */
export async function postboxOf(visitor: Visitor, processId: string): Promise<string | undefined> {
  const { submissions } = sentSchema.parse((await visitor.get("/api/processes/submitted")).body);
  return submissions.find((one) => one.processId === processId)?.postbox;
}
