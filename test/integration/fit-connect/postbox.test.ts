import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostbox } from "#adapters/postbox/createPostbox.ts";
import type { PostboxOptions } from "#adapters/postbox/buildMessage.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { Postbox } from "#ports/sending/Postbox.ts";
import { checkDelivery } from "#usecases/sending/delivery/checkDelivery.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, sha512, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { selfSignedPair } from "#infra/counterparties/kit/selfSignedPair.ts";
import { startFitConnect, type RunningFitConnect } from "./startFitConnect.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 the application %%EOF");
const MINUTE = 60_000;
const messagesSchema = z.object({
  messages: z.array(
    z.looseObject({
      title: z.string(),
      stork_qaa_level: z.number(),
      reference: z.string(),
      submissionId: z.string(),
      attachments: z.array(
        z.object({ filename: z.string(), sha512sum: z.string(), contentLength: z.number() }),
      ),
    }),
  ),
});

let fitConnect: RunningFitConnect;
let ports: MemoryPorts;
let handle: string;
let offset = 0;
const now = (): Date => new Date(Date.now() + offset);

beforeAll(async () => {
  fitConnect = await startFitConnect();
});

afterAll(() => fitConnect.stop());

beforeEach(async () => {
  handle = randomUUID();
  ports = memoryPorts();
  await fitConnect.setFault({ kind: "none" });
});

function postboxTo(changes: Partial<PostboxOptions> = {}): Postbox {
  const { description } = fitConnect;
  const { destinationId, senderCertificateFile, senderKeyFile } = description.postbox;
  return createPostbox({
    ...description,
    deliveryIssuer: description.submissionUrl,
    credentials: () => Promise.resolve(description.sender),
    trustRoots: [readFileSync(description.trustRootFile, "utf8")],
    clock: { now },
    product: { name: "Recognition portal", version: "0.1.0", manufacturer: "Test" },
    postbox: {
      destinationId,
      sender: "Portal",
      service: "Anerkennung",
      senderUrl: "https://portal.example",
    },
    identity: () =>
      Promise.resolve({
        certificate: readFileSync(senderCertificateFile, "utf8"),
        key: readFileSync(senderKeyFile, "utf8"),
      }),
    ...changes,
  });
}

/** A record whose copy for the mailbox was not handed over by the pipeline; everything that follows is by the schedule. */
async function pendingRecord(): Promise<Submission> {
  const at = now().toISOString();
  const { nextCheckAt, ...sent } = aSubmission();
  const documents = (["form", "receipt", "attachment"] as const).map((kind) => ({
    documentId: `document-${kind}`,
    kind,
    fileName: `${kind}.pdf`,
    sha512: sha512(PDF),
  }));
  for (const { documentId } of documents) {
    await ports.results.write(
      { processId: sent.processId, name: documentId },
      { body: PDF, mediaType: "application/pdf" },
    );
  }
  const record: Submission = {
    ...sent,
    submissionDate: at,
    documents,
    postbox: {
      state: "pending",
      mailbox: { handle, trustLevel: "substantial" },
      tags: [],
      checks: 0,
      nextCheckAt: at,
    },
  };
  ports.stored.submissions.set(record.processId, record);
  return record;
}

/** The schedule's next check, when it is due. */
async function look(postbox: Postbox): Promise<Submission["postbox"]> {
  const due = ports.stored.submissions.get("process-1")?.postbox?.nextCheckAt ?? now().toISOString();
  offset = Math.max(offset, Date.parse(due) - Date.now() + 1_000);
  await fitConnect.moveClock(offset);
  // Ids of attachments travel to the service, which wants them to be real ones.
  const ids = { ...ports.ids, uuid: randomUUID };
  const looked = await checkDelivery({ ...ports, ids, clock: { now }, postbox }, "process-1");
  expect(looked.ok).toBe(true);
  return ports.stored.submissions.get("process-1")?.postbox;
}

async function inMailbox(): Promise<z.infer<typeof messagesSchema>["messages"]> {
  const answer = await fetch(`${fitConnect.description.postbox.mailboxesUrl}/${handle}/messages`);
  return messagesSchema.parse(await answer.json()).messages;
}

describe("the copy for the mailbox", () => {
  it("lies in the mailbox with application and processing report, and the mailbox service confirms it", async () => {
    await pendingRecord();
    const postbox = postboxTo();
    expect(await look(postbox)).toMatchObject({ state: "sent" });
    const [message, ...others] = await inMailbox();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      title: "Ihr Antrag: Anerkennung",
      reference: "TICKET-1",
      stork_qaa_level: 3,
      attachments: [
        { filename: "form.pdf", sha512sum: sha512(PDF), contentLength: PDF.length },
        { filename: "receipt.pdf", sha512sum: sha512(PDF), contentLength: PDF.length },
      ],
    });
    const url = `${fitConnect.description.postbox.mailboxesUrl}/${handle}`;
    const file = await fetch(`${url}/messages/${message?.submissionId ?? ""}/files/0`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
    expect(await (await fetch(url)).text()).toContain("Ihr Antrag: Anerkennung");
    const confirmed = await look(postbox);
    expect(confirmed).toMatchObject({ state: "delivered" });
    expect(confirmed?.nextCheckAt).toBeUndefined();
    expect(JSON.stringify(confirmed)).not.toContain(handle);
    expect(ports.stored.sealed.size).toBe(0);
  });

  it("comes once when answers get lost after the service has acted", async () => {
    await pendingRecord();
    const postbox = postboxTo();
    await fitConnect.setFault({
      kind: "drop-answer",
      destination: "mailbox",
      finalize: true,
      times: 1,
    });
    expect(await look(postbox)).toMatchObject({ state: "pending" });
    expect(await look(postbox)).toMatchObject({ state: "sent" });
    expect(await inMailbox()).toHaveLength(1);
    expect(await look(postbox)).toMatchObject({ state: "delivered" });
  });

  it("is handed over hours later, signed anew, from the ciphertext that is kept when the documents are gone", async () => {
    await pendingRecord();
    const postbox = postboxTo();
    await fitConnect.setFault({ kind: "unavailable", path: "/submission-api/v2/submissions/" });
    for (let tries = 0; tries < 8; tries += 1)
      expect(await look(postbox)).toMatchObject({ state: "pending" });
    ports.stored.results.clear();
    await fitConnect.setFault({ kind: "none" });
    expect(await look(postbox)).toMatchObject({ state: "sent" });
    expect(await inMailbox()).toHaveLength(1);
    expect(await look(postbox)).toMatchObject({ state: "delivered" });
  });

  it("fails visibly when the service is away for days, and nothing of it is kept", async () => {
    await pendingRecord();
    const postbox = postboxTo();
    await fitConnect.setFault({ kind: "unavailable", path: "/submission-api/v2/submissions/" });
    let last = await look(postbox);
    expect(ports.stored.sealed.size).toBeGreaterThan(0);
    for (let tries = 0; tries < 30 && last?.state === "pending"; tries += 1) last = await look(postbox);
    expect(last).toMatchObject({ state: "failed" });
    expect(last?.mailbox).toBeUndefined();
    expect(last?.nextCheckAt).toBeUndefined();
    expect(ports.stored.sealed.size).toBe(0);
    await fitConnect.setFault({ kind: "none" });
    expect(await inMailbox()).toEqual([]);
  });

  it.each([
    ["refuses it", () => fitConnect.setFault({ kind: "refuse-message", times: 1 }), {}],
    [
      "does not know the certificate",
      () => Promise.resolve(),
      {
        identity: () =>
          selfSignedPair({ name: "somebody else", now: Date.now(), padding: "RSASSA-PKCS1-v1_5" }),
      },
    ],
    [
      "finds the token too old",
      () => Promise.resolve(),
      { clock: { now: () => new Date(now().getTime() - 31 * MINUTE) } },
    ],
  ])(
    "fails visibly when the mailbox service %s",
    async (_what, prepare, changes: Partial<PostboxOptions>) => {
      await pendingRecord();
      await prepare();
      expect(await look(postboxTo(changes))).toMatchObject({ state: "sent" });
      expect(await inMailbox()).toEqual([]);
      expect(await look(postboxTo())).toMatchObject({ state: "failed" });
    },
  );

  it("is refused for good where the destination takes no messages", async () => {
    await pendingRecord();
    const { destinationId } = fitConnect.description;
    const postbox = postboxTo({
      postbox: {
        destinationId,
        sender: "Portal",
        service: "Anerkennung",
        senderUrl: "https://portal.example",
      },
    });
    expect(await look(postbox)).toMatchObject({ state: "failed" });
  });
});
