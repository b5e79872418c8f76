import { beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { filledIn } from "./filledIn.ts";
import { nextDeliveryCheck, setFault, until } from "./portalUnderTest.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
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

beforeEach(() => setFault({ counterparty: "fit-connect", mishap: "none" }));

/** What lies in the mailbox under this reference. */
async function messagesAbout(reference: string): Promise<z.infer<typeof messagesSchema>["messages"]> {
  const described = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  const { mailboxesUrl } = consoleSchema.parse(await described.json()).fitConnect.postbox;
  const { messages } = messagesSchema.parse(await (await fetch(`${mailboxesUrl}/${HANDLE}/messages`)).json());
  return messages.filter((message) => message.reference === reference);
}

async function sentBy(person: string): Promise<{
  readonly visitor: Visitor;
  readonly processId: string;
  readonly reference: string;
}> {
  const visitor = new Visitor(url);
  expect(await signInBySaml(visitor, { providerId: "nkb", choose: { person } })).toBe("/nutzerkonto");
  const processId = await filledIn(visitor);
  const progress = await sent(visitor, processId);
  expect(progress.progress).toBe("SUBMISSION_COMPLETED");
  return { visitor, processId, reference: progress.transferTicketNumber ?? "" };
}

async function postboxOf(visitor: Visitor, processId: string): Promise<string | undefined> {
  const { submissions } = sentSchema.parse((await visitor.get("/api/processes/submitted")).body);
  return submissions.find((one) => one.processId === processId)?.postbox;
}

describe("an application of somebody whose account has a mailbox", () => {
  it("lies there once, with the processing report, and the personal area says so", async () => {
    const { visitor, processId, reference } = await sentBy("sukarno");
    expect(await postboxOf(visitor, processId)).toBe("sent");
    const [message, ...others] = await messagesAbout(reference);
    expect(others).toEqual([]);
    expect(message?.attachments.map(({ filename }) => filename).sort()).toEqual([
      "Antrag.pdf",
      "Uebertragungsprotokoll.pdf",
    ]);
  });

  it("arrives at the authority also while the mailbox is out of reach, and gets there later", async () => {
    await setFault({ counterparty: "fit-connect", mishap: "unavailable", destination: "mailbox" });
    const { visitor, processId, reference } = await sentBy("sukarno");
    expect(await postboxOf(visitor, processId)).toBe("pending");
    expect(await messagesAbout(reference)).toEqual([]);
    await setFault({ counterparty: "fit-connect", mishap: "none" });
    await nextDeliveryCheck();
    await until(async () => ((await postboxOf(visitor, processId)) === "sent" ? true : undefined));
    expect(await messagesAbout(reference)).toHaveLength(1);
  });

  it("and of somebody whose account has none goes to the authority alone", async () => {
    const { visitor, processId } = await sentBy("jonas");
    expect(await postboxOf(visitor, processId)).toBe("none");
  });
});
