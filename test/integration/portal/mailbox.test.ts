import { beforeEach, describe, expect, it } from "vitest";
import { messagesAbout, postboxOf, sentBy } from "./personalMailbox.ts";
import { setFault } from "./portalUnderTest.ts";

beforeEach(() => setFault({ counterparty: "fit-connect", kind: "none" }));

/** A mailbox that is out of reach: `laterCheck.test.ts`. */
describe("an application of a person whose account has a mailbox", () => {
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

  it("and of a person whose account has none goes to the authority alone", async () => {
    const { visitor, processId } = await sentBy("jonas");
    expect(await postboxOf(visitor, processId)).toBe("none");
  });
});
