import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import type { Process } from "#domain/application/Process.ts";
import { ok } from "#domain/result.ts";
import type { PostboxDelivery } from "#domain/sending/PostboxDelivery.ts";
import { submitProcess } from "../sending/submitProcess.ts";
import { removeProcess } from "./removeProcess.ts";

let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

const removed = (process: Process) => {
  ports.stored.processes.set(process.id, process);
  return removeProcess(ports, { processId: process.id, cause: "time-over", judge: ok });
};

/** An application that its transport accepted. */
async function accepted(by: "fit-connect" | "xta", postbox?: PostboxDelivery): Promise<Process> {
  const { id } = await aCompletedProcess(ports);
  await submitProcess(ports, { actor: aSession().user, processId: id });
  const process = ports.stored.processes.get(id);
  if (process?.submitting === undefined) throw new Error("nothing was sent");
  const { sealed } = aSubmission();
  const { sealed: _, ...submitting } = process.submitting;
  return {
    ...process,
    submitting: {
      ...submitting,
      ...(by === "fit-connect" && { sealed }),
      ...(postbox && { postbox }),
      acceptedAt: ports.clock.now().toISOString(),
    },
  };
}

describe("the record of a deletion", () => {
  it.each([
    ["fit-connect", undefined, undefined, ["ciphertext", "reports"]],
    ["xta", undefined, undefined, ["reports"]],
    ["fit-connect", "pending", "Zahlstelle", ["ciphertext", "mailboxCopy", "reports", "payments"]],
    ["xta", "sent", "Zahlstelle", ["reports", "payments"]],
  ] as const)("names what stays of one sent by %s, mailbox %s, payment %s", async (...given) => {
    const [by, state, paymentProviderName, kept] = given;
    const postbox: PostboxDelivery | undefined = state && { state, tags: [], checks: 0 };
    const process = await accepted(by, postbox);
    const sealedKey = { processId: process.id, name: "data" };
    await ports.sealed.write(sealedKey, { body: "ciphertext", mediaType: "application/jose" });
    await removed({ ...process, ...(paymentProviderName && { paymentProviderName }) });
    expect(await ports.deletions.get(process.id)).toMatchObject({ kept });
    // As the store has it.
    expect(ports.stored.sealed.size).toBe(by === "fit-connect" ? 1 : 0);
  });

  it("names a payment that came to nothing, and nothing else of a draft", async () => {
    const draft = await aCompletedProcess(ports);
    await removed({ ...draft, paymentProviderName: "Zahlstelle" });
    expect(await ports.deletions.get(draft.id)).toMatchObject({ kept: ["payments"] });
  });

  it("has the time at which the last file was gone", async () => {
    const process = await aCompletedProcess(ports);
    const slow = {
      ...ports,
      attachments: {
        ...ports.attachments,
        deleteProcess: (id: string) => {
          ports.clock.advance(3 * MINUTE);
          return ports.attachments.deleteProcess(id);
        },
      },
    };
    const begun = ports.clock.now().getTime();
    await removeProcess(slow, { processId: process.id, cause: "person", judge: ok });
    const { destroyedAt = "" } = (await ports.deletions.get(process.id)) ?? {};
    expect(Date.parse(destroyedAt)).toBe(begun + 3 * MINUTE);
  });
});
