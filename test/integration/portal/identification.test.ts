import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { filledIn } from "./filledIn.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { type Answer, problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
/** Services of the demo state that ask for a sign-in at the start, and at both ends. */
const ASSISTANT = "99150001001036";
const PARAMEDIC = "99150001001024";

const processSchema = z.object({ status: z.string(), signInAgain: z.boolean() });

function begin(
  visitor: Visitor,
  offer: { readonly offerId: string; readonly leiKaId: string },
): Promise<Answer> {
  const { offerId, leiKaId } = offer;
  const location = { ars: "053150000000", place: "Köln", postalCode: "50667" };
  const metadataId = `${offerId}_${leiKaId}_nw-brms-pug`;
  const body = { leiKaId, metadataId, location, locale: "de" };
  return visitor.call({ method: "POST", path: "/api/processes", body });
}

describe("a service that asks for a sign-in", () => {
  it.each([
    { offerId: "signed-in", leiKaId: ASSISTANT },
    { offerId: "signed-in-twice", leiKaId: PARAMEDIC },
  ])("at the start ($offerId) is not begun without one", async (offer) => {
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const refused = await begin(visitor, offer);
    expect([refused.status, problemOf(refused)]).toEqual([403, "account-required"]);
    await signInBySaml(visitor, { providerId: "nkb" });
    expect((await begin(visitor, offer)).status).toBe(200);
  });

  it("at both ends is sent after a new one only, by the same person", async () => {
    const visitor = new Visitor(url);
    await signInBySaml(visitor, { providerId: "nkb", choose: { person: "jonas" } });
    const processId = await filledIn(visitor, { leiKaId: PARAMEDIC });
    const path = `/api/processes/${processId}`;
    const completed = await visitor.call({ method: "PUT", path: `${path}/complete` });
    expect(processSchema.parse(completed.body)).toEqual({ status: "COMPLETED", signInAgain: true });
    const submit = (): Promise<Answer> => visitor.call({ method: "POST", path: `${path}/submit` });
    const early = await submit();
    expect([early.status, problemOf(early)]).toEqual([403, "sign-in-again"]);

    // Another person in the same browser finds nothing.
    await signInBySaml(visitor, { providerId: "nkb", choose: { person: "amina" } });
    for (const foreign of [await visitor.get(path), await submit()]) {
      expect([foreign.status, problemOf(foreign)]).toEqual([404, "process-not-found"]);
    }

    // A provider that did not authenticate the person again: no sign-in.
    const wish = { providerId: "nkb", choose: { person: "jonas", fault: "old-sign-in" } } as const;
    expect(await signInBySaml(visitor, wish)).toContain("login=login-refused");

    await signInBySaml(visitor, { providerId: "nkb", choose: { person: "jonas" } });
    expect(processSchema.parse((await visitor.get(path)).body).signInAgain).toBe(false);
    expect((await submit()).status).toBe(200);
  });

  it("at the end is begun without one, and becomes the person's who signs in", async () => {
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const processId = await filledIn(visitor);
    await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
    const submit = { method: "POST", path: `/api/processes/${processId}/submit` };
    expect(problemOf(await visitor.call(submit))).toBe("account-required");
    await signInBySaml(visitor, { providerId: "nkb" });
    expect((await visitor.call({ method: "PUT", path: `/api/processes/${processId}/user` })).status).toBe(
      200,
    );
    expect((await visitor.call(submit)).status).toBe(200);
  });
});
