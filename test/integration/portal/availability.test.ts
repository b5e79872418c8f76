import { afterEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { NOTICE_HEADER } from "#contract/limits.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { switchesAreRead, until } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const { leiKaId, location } = NURSE_IN_COLOGNE;
const OFFERS = `/api/forms?leiKaId=${leiKaId}&location=${location.ars}&locale=de`;
const idSchema = z.object({ id: z.string(), version: z.number() });
const offersSchema = z.object({ forms: z.array(z.unknown()), closed: z.boolean() });

async function operator(...words: readonly string[]): Promise<void> {
  const { code, output } = await runOperator(["availability", ...words]);
  expect(code, output).toBe(0);
}

/** Switches are felt within two seconds. */
const comesTrue = (ask: () => Promise<boolean>): Promise<true> =>
  until(async () => ((await ask()) ? true : undefined));

const start = (visitor: Visitor) =>
  visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });

afterEach(async () => {
  await operator("read-only", "off");
  await operator("open", leiKaId);
  await operator("notice", "--remove");
  // The portal is that of other tests, too.
  await switchesAreRead();
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  expect((await visitor.get("/api/auth/user")).headers.has(NOTICE_HEADER)).toBe(false);
  expect(offersSchema.parse((await visitor.get(OFFERS)).body).closed).toBe(false);
  expect((await start(visitor)).status).toBe(200);
});

describe("a portal that operators switched", () => {
  it("only reads: nothing changes, everything can be seen, and it goes on as before afterwards", async () => {
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const { id, version } = idSchema.parse((await start(visitor)).body);
    const save = (basedOn: number) =>
      visitor.call({
        method: "PATCH",
        path: `/api/processes/${id}/form-data`,
        body: { version: basedOn, changes: [{ path: "familyName", value: "Beispiel" }] },
      });
    await operator("read-only", "on");
    await comesTrue(async () => {
      // As long as the switch is not felt, a version that there is not changes nothing.
      const refused = await save(version + 1);
      return refused.status === 423 && problemOf(refused) === "read-only";
    });
    const read = await visitor.get(`/api/processes/${id}`);
    expect([read.status, idSchema.parse(read.body).version]).toEqual([200, version]);
    expect((await visitor.call({ method: "PUT", path: `/api/processes/${id}/touch` })).status).not.toBe(423);
    expect((await new Visitor(url).get("/api/version/notice")).body).toMatchObject({ notice: null });
    await operator("read-only", "off");
    await comesTrue(async () => (await save(version)).status === 200);
  });

  it("shows an announcement to all visitors, until its end", async () => {
    const end = new Date(Date.now() + 10 * 365 * 86_400_000).toISOString();
    await operator("notice", "--de", "Wartung am Abend.", "--en", "Maintenance tonight.", "--until", end);
    const visitor = new Visitor(url);
    await comesTrue(async () => (await visitor.get("/api/auth/user")).headers.has(NOTICE_HEADER));
    await comesTrue(
      async () =>
        JSON.stringify((await visitor.get("/api/version/notice")).body) ===
        JSON.stringify({
          readOnly: false,
          notice: { de: "Wartung am Abend.", en: "Maintenance tonight." },
          until: end,
        }),
    );
  });

  it("does not start a closed service anew, says that it is closed, and finishes the drafts of it", async () => {
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const { id, version } = idSchema.parse((await start(visitor)).body);
    await operator("close", leiKaId);
    await comesTrue(async () => offersSchema.parse((await visitor.get(OFFERS)).body).closed);
    expect(offersSchema.parse((await visitor.get(OFFERS)).body).forms).toEqual([]);
    await comesTrue(async () => {
      const refused = await start(visitor);
      return refused.status === 422 && problemOf(refused) === "no-online-service";
    });
    const saved = await visitor.call({
      method: "PATCH",
      path: `/api/processes/${id}/form-data`,
      body: { version, changes: [{ path: "familyName", value: "Beispiel" }] },
    });
    expect(saved.status).toBe(200);
  });
});
