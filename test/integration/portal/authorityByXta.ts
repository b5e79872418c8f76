import { expect, inject } from "vitest";
import { z } from "zod";
import { ACTIONS, soapCall } from "../xta/soapCall.ts";
import { xtaDescription } from "../xta/startXta.ts";
import { filledIn } from "./filledIn.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const LEYLA = { user: "leyla", password: "leyla-geheim" };
/** Its authority is reached by XTA first and by FIT-Connect after a refusal (infra/states/demo/settings.json). */
const DRESDEN = { ars: "146120000000", place: "Dresden", postalCode: "01067" };

/** Ids of the messages in the authority's box. */
export async function waitingByXta(): Promise<readonly string[]> {
  const local = await fetch(new URL("/__local", inject("portalUrl")), {
    headers: { accept: "application/json" },
  });
  const { xta } = z.object({ xta: xtaDescription }).parse(await local.json());
  const { text } = await soapCall({
    url: xta.endpoints.messageBox,
    action: ACTIONS.getStatusList,
    client: xta.reader,
    caFile: xta.caFile,
    body: '<MsgBoxStatusListRequest xmlns="http://www.osci.eu/ws/2008/05/transport" ListForm="MessageMetaData"/>',
  });
  return [...text.matchAll(/<(?:\w+:)?MessageID[^>]*>(urn:de:xta:[^<]+)</g)].map(([, id = ""]) => id);
}

/** An application to it that has left the portal. */
export async function sentFromDresden(): Promise<{ readonly visitor: Visitor; readonly processId: string }> {
  const visitor = new Visitor(inject("portalUrl"));
  expect((await visitor.signIn(LEYLA)).status).toBe(303);
  const processId = await filledIn(visitor, { place: DRESDEN });
  expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
  return { visitor, processId };
}
