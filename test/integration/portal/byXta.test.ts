import { beforeEach, describe, expect, it } from "vitest";
import { sentFromDresden, waitingByXta } from "./authorityByXta.ts";
import { setFault } from "./portalUnderTest.ts";
import { submissionOf } from "./sentApplication.ts";

beforeEach(() => setFault({ counterparty: "xta", kind: "none" }));

/** That it was fetched is seen later: `laterCheck.test.ts`. */
describe("an application to an authority that is reached by XTA", () => {
  it("is one there although the answer to sending was lost and the step ran again", async () => {
    const before = await waitingByXta();
    await setFault({ counterparty: "xta", kind: "drop-answer", operation: "sendMessage", times: 1 });
    const { visitor, processId } = await sentFromDresden();
    const { externalId } = (await submissionOf(visitor, processId)) ?? {};
    const added = (await waitingByXta()).filter((id) => !before.includes(id));
    expect(added).toEqual([externalId]);
  });

  it("goes by FIT-Connect when the provider refuses it for good, and only there", async () => {
    const before = await waitingByXta();
    await setFault({
      counterparty: "xta",
      kind: "fault",
      number: "9013",
      operation: "sendMessage",
      times: 1,
    });
    const { visitor, processId } = await sentFromDresden();
    expect(await submissionOf(visitor, processId)).toMatchObject({
      status: "submitted",
      externalIdType: "FIT_CONNECT",
    });
    expect(await waitingByXta()).toEqual(before);
  });
});
