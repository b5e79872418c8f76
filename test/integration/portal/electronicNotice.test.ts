import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import { filledIn } from "./filledIn.ts";
import { runAuthority } from "./runAuthority.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { externalIdOf, sent } from "./sentApplication.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
/** A service of the demo state that allows electronic notice. */
const MIDWIFE = "99150001001012";
/** The mailbox of the account. */
const MAILBOX = z.object({ idBundDeMailbox: z.object({ mailboxUuid: z.uuid() }) });
const metadataSchema = z.object({
  additionalReferenceInfo: z.object({ zustimmungZumDigitalenBescheid: z.boolean().optional() }),
  replyChannel: MAILBOX.optional(),
});
const dataSchema = z.object({
  electronicNotice: z.object({ consent: z.boolean(), basis: z.string(), textVersion: z.string() }).optional(),
});

async function signedIn(person: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  expect(await signInBySaml(visitor, { providerId: "nkb", choose: { person } })).toBe("/nutzerkonto");
  return visitor;
}

function decide(visitor: Visitor, given: { readonly processId: string; readonly body: unknown }) {
  const path = `/api/processes/${given.processId}/electronic-notice`;
  return visitor.call({ method: "PUT", path, body: given.body });
}

/** What the authority finds when it opens the application. */
async function arrived(visitor: Visitor, processId: string) {
  const externalId = await externalIdOf(visitor, processId);
  expect((await runAuthority(["fetch", externalId])).code).toBe(0);
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.resolve(".local/authority", externalId, name), "utf8"));
  return {
    metadata: metadataSchema.parse(await read("metadata.json")),
    data: dataSchema.parse(await read("data.json")),
  };
}

describe("the choice how the decision arrives", () => {
  it.each([[true], [false]])("reaches the authority as it was made: %s", async (consent) => {
    const visitor = await signedIn("sukarno");
    const processId = await filledIn(visitor, { leiKaId: MIDWIFE });
    const completed = await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
    expect([completed.status, completed.body]).toMatchObject([200, { status: "COMPLETED" }]);
    const early = await visitor.call({ method: "POST", path: `/api/processes/${processId}/submit` });
    expect([early.status, problemOf(early)]).toEqual([409, "notice-undecided"]);

    const body = { consent, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION };
    const decided = await decide(visitor, { processId, body });
    expect([decided.status, decided.body]).toMatchObject([
      200,
      { status: "ELECTRONIC_NOTICE_SELECTED", electronicNotice: { consent } },
    ]);
    expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");

    const { metadata, data } = await arrived(visitor, processId);
    expect(metadata.additionalReferenceInfo.zustimmungZumDigitalenBescheid).toBe(consent);
    expect(metadata.replyChannel !== undefined).toBe(consent);
    expect(data.electronicNotice).toEqual({
      consent,
      basis: "answered",
      textVersion: ELECTRONIC_NOTICE_TEXT_VERSION,
    });
  });

  it("is refused without an answer, for a text that is no longer shown, and where the account has no mailbox", async () => {
    const visitor = await signedIn("jonas");
    const processId = await filledIn(visitor, { leiKaId: MIDWIFE });
    await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
    const bodies = [
      {},
      { consent: "yes", textVersion: ELECTRONIC_NOTICE_TEXT_VERSION },
      { consent: true, textVersion: "2001-01-01" },
      { consent: true, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION, more: 1 },
    ];
    for (const body of bodies) {
      expect(problemOf(await decide(visitor, { processId, body }))).toBe("schema-violation");
    }
    const body = { consent: true, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION };
    expect(problemOf(await decide(visitor, { processId, body }))).toBe("notice-not-offered");
    expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
    const { metadata, data } = await arrived(visitor, processId);
    expect(metadata.additionalReferenceInfo).toEqual({});
    expect(data.electronicNotice).toBeUndefined();
  });
});
