import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sentFromDresden, waitingByXta } from "./authorityByXta.ts";
import { messagesAbout, postboxOf, sentBy } from "./personalMailbox.ts";
import { nextDeliveryCheck, setFault, until } from "./portalUnderTest.ts";
import { submissionOf } from "./sentApplication.ts";
import type { Visitor } from "./Visitor.ts";

interface Sent {
  readonly visitor: Visitor;
  readonly processId: string;
}

const fetched = ({ visitor, processId }: Sent): ReturnType<typeof submissionOf> =>
  until(async () => {
    const found = await submissionOf(visitor, processId);
    return found?.status === "successfullySubmitted" ? found : undefined;
  });

const inMailbox = ({ visitor, processId }: Sent): Promise<true> =>
  until(async () => ((await postboxOf(visitor, processId)) === "sent" ? true : undefined));

describe("the next check of a sent application", () => {
  // Where the clock cannot be moved it comes within two minutes, so both wait together.
  it("sees that an authority has fetched one by XTA, and reaches a mailbox that was out of reach for another", async () => {
    await setFault({ counterparty: "xta", kind: "none" });
    const byXta = await sentFromDresden();
    const submitted = await submissionOf(byXta.visitor, byXta.processId);
    expect(submitted).toMatchObject({ status: "submitted", externalIdType: "OSCI" });
    expect(await waitingByXta()).toContain(submitted?.externalId);
    await setFault({ counterparty: "xta", kind: "authority-fetches" });

    await setFault({ counterparty: "fit-connect", kind: "unavailable", destination: "mailbox" });
    const toMailbox = await sentBy("sukarno");
    expect(await postboxOf(toMailbox.visitor, toMailbox.processId)).toBe("pending");
    expect(await messagesAbout(toMailbox.reference)).toEqual([]);
    await setFault({ counterparty: "fit-connect", kind: "none" });

    await nextDeliveryCheck();
    const [delivered] = await Promise.all([fetched(byXta), inMailbox(toMailbox)]);
    expect(delivered?.externalId).toBe(submitted?.externalId);
    const report = await byXta.visitor.get(`/api/processes/${byXta.processId}/transport-report`);
    const { evidence } = z.object({ evidence: z.array(z.string()).min(1) }).parse(report.body);
    expect(evidence[0]).toContain(submitted?.externalId);
    expect(await messagesAbout(toMailbox.reference)).toHaveLength(1);
  });
});
