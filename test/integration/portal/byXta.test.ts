import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { ACTIONS, soapCall } from "../xta/soapCall.ts";
import { xtaDescription, type XtaDescription } from "../xta/startXta.ts";
import { filledIn } from "./filledIn.ts";
import { nextDeliveryCheck, setFault, until } from "./portalUnderTest.ts";
import { sent, submissionOf } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const LEYLA = { user: "leyla", password: "leyla-geheim" };
/** Its authority is reached by XTA first and by FIT-Connect after a refusal (infra/settings/demo.json). */
const DRESDEN = { ars: "146120000000", place: "Dresden", postalCode: "01067" };

let xta: XtaDescription;

beforeAll(async () => {
  const local = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  xta = z.object({ xta: xtaDescription }).parse(await local.json()).xta;
});

beforeEach(() => setFault({ counterparty: "xta", mishap: "none" }));

/** Ids of the messages in the authority's box. */
async function waiting(): Promise<readonly string[]> {
  const { text } = await soapCall({
    url: xta.endpoints.messageBox,
    action: ACTIONS.getStatusList,
    client: xta.reader,
    caFile: xta.caFile,
    body: '<MsgBoxStatusListRequest xmlns="http://www.osci.eu/ws/2008/05/transport" ListForm="MessageMetaData"/>',
  });
  return [...text.matchAll(/<(?:\w+:)?MessageID[^>]*>(urn:de:xta:[^<]+)</g)].map(([, id = ""]) => id);
}

async function sentFromDresden(): Promise<{ readonly visitor: Visitor; readonly processId: string }> {
  const visitor = new Visitor(url);
  expect((await visitor.signIn(LEYLA)).status).toBe(303);
  const processId = await filledIn(visitor, { place: DRESDEN });
  expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
  return { visitor, processId };
}

describe("an application to an authority that is reached by XTA", () => {
  it("is shown with its OSCI id and counts as delivered when the authority has fetched it", async () => {
    const { visitor, processId } = await sentFromDresden();
    const submitted = await submissionOf(visitor, processId);
    expect(submitted).toMatchObject({ status: "submitted", externalIdType: "OSCI" });
    expect(await waiting()).toContain(submitted?.externalId);
    await setFault({ counterparty: "xta", mishap: "authority-fetches" });
    await nextDeliveryCheck();
    const delivered = await until(async () => {
      const found = await submissionOf(visitor, processId);
      return found?.status === "successfullySubmitted" ? found : undefined;
    });
    expect(delivered.externalId).toBe(submitted?.externalId);
    const report = await visitor.get(`/api/processes/${processId}/transport-report`);
    const { evidence } = z.object({ evidence: z.array(z.string()).min(1) }).parse(report.body);
    expect(evidence[0]).toContain(submitted?.externalId);
  });

  it("is one there although the answer to sending was lost and the step ran again", async () => {
    const before = await waiting();
    await setFault({ counterparty: "xta", mishap: "drop-answer", operation: "sendMessage", times: 1 });
    const { visitor, processId } = await sentFromDresden();
    const { externalId } = (await submissionOf(visitor, processId)) ?? {};
    const added = (await waiting()).filter((id) => !before.includes(id));
    expect(added).toEqual([externalId]);
  });

  it("goes by FIT-Connect when the provider refuses it for good, and only there", async () => {
    const before = await waiting();
    await setFault({
      counterparty: "xta",
      mishap: "fault",
      number: "9013",
      operation: "sendMessage",
      times: 1,
    });
    const { visitor, processId } = await sentFromDresden();
    expect(await submissionOf(visitor, processId)).toMatchObject({
      status: "submitted",
      externalIdType: "FIT_CONNECT",
    });
    expect(await waiting()).toEqual(before);
  });
});
