import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { serverSettingsSchema } from "#contract/settings/serverSettings.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { indexesCatchUp } from "./portalUnderTest.ts";
import { startPortalWith } from "./startPortalWith.ts";
import { type Answer, problemOf, Visitor } from "./Visitor.ts";

const PORT = 4870;
const AMINA = { user: "amina", password: "amina-geheim" };
const LEYLA = { user: "leyla", password: "leyla-geheim" };
const JONAS = { user: "jonas", password: "jonas-geheim" };
/** Those of a state that names none; the demo state has wide ones, for its tests. */
const LIMITS = serverSettingsSchema.shape.limits.parse(undefined);
const MEGABYTE = 1_000_000;

const startedSchema = z.object({ id: z.string() });

let portal: Awaited<ReturnType<typeof startPortalWith>>;

beforeAll(async () => {
  portal = await startPortalWith(PORT, { limits: LIMITS });
});

afterAll(() => portal.stop());

async function signedIn(account: typeof AMINA): Promise<Visitor> {
  const visitor = new Visitor(portal.url);
  expect((await visitor.signIn(account)).status).toBe(303);
  return visitor;
}

const begin = (visitor: Visitor): Promise<Answer> =>
  visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });

async function draftsOf(visitor: Visitor, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(startedSchema.parse((await begin(visitor)).body).id);
  return ids;
}

const remove = (visitor: Visitor, id: string): Promise<Answer> =>
  visitor.call({ method: "DELETE", path: `/api/processes?id=${id}` });

/** Announces a file, which holds its room at once; `name` makes it another file than the others. */
function announce(
  visitor: Visitor,
  { processId, size, name }: { readonly processId: string; readonly size: number; readonly name: string },
): Promise<Answer> {
  const hash = Buffer.from(name.padEnd(32, "."), "utf8").toString("base64");
  const partSha256 = Array.from({ length: Math.ceil(size / MEGABYTE) }, () => hash);
  return visitor.call({
    method: "POST",
    path: `/api/processes/${processId}/attachments`,
    body: { fieldPath: "doc.identity", fileName: `${name}.pdf`, size, partSha256 },
  });
}

describe("what one person or network may take up", () => {
  onEmbedded.ownPortal("is ten drafts of an account: the next is refused until one is deleted", async () => {
    const visitor = await signedIn(AMINA);
    const [first = ""] = await draftsOf(visitor, LIMITS.openDrafts);
    const refused = await begin(visitor);
    expect([refused.status, problemOf(refused)]).toEqual([409, "too-many-drafts"]);
    const elsewhere = await begin(await signedIn(AMINA));
    expect([elsewhere.status, problemOf(elsewhere)]).toEqual([409, "too-many-drafts"]);
    expect((await remove(visitor, first)).status).toBeLessThan(300);
    expect((await begin(visitor)).status).toBeLessThan(300);
  });

  onEmbedded.ownPortal(
    "is ten drafts, too, where two windows begin the tenth at the same moment",
    async () => {
      const visitor = await signedIn(JONAS);
      await draftsOf(visitor, LIMITS.openDrafts - 1);
      const answers = await Promise.all([begin(visitor), begin(visitor), begin(visitor)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    },
  );

  onEmbedded.ownPortal(
    "is sixty applications without an account from one network in ten minutes: the next is refused, and those of accounts are not",
    async () => {
      let visitor = new Visitor(portal.url);
      for (let started = 0; started < LIMITS.anonymousStarts; started += 1) {
        if (started % LIMITS.openDrafts === 0) {
          visitor = new Visitor(portal.url);
          await visitor.startAnonymously();
        }
        expect([started, (await begin(visitor)).status]).toEqual([started, 200]);
      }
      const next = new Visitor(portal.url);
      await next.startAnonymously();
      const refused = await begin(next);
      expect([refused.status, problemOf(refused)]).toEqual([429, "too-many-requests"]);
      expect((await begin(await signedIn(LEYLA))).status).toBe(200);
    },
  );

  onEmbedded.ownPortal(
    "is 100 MB of files over all drafts: one byte more is refused until a draft is deleted",
    async () => {
      const visitor = await signedIn(LEYLA);
      const [first = "", second = "", third = "", fourth = ""] = await draftsOf(visitor, 4);
      for (const processId of [first, second, third]) {
        const held = await announce(visitor, { processId, size: 29 * MEGABYTE, name: "Diplom" });
        expect(held.status).toBe(200);
      }
      await indexesCatchUp();
      const rest = LIMITS.reservedMegabytes * MEGABYTE - 3 * 29 * MEGABYTE;
      const refused = await announce(visitor, { processId: fourth, size: rest + 1, name: "Zeugnis" });
      expect([refused.status, problemOf(refused)]).toEqual([422, "storage-used-up"]);
      const fits = await announce(visitor, { processId: fourth, size: rest, name: "Zeugnis" });
      expect(fits.status).toBe(200);
      await indexesCatchUp();
      const more = { processId: fourth, size: 1, name: "Lebenslauf" };
      expect(problemOf(await announce(visitor, more))).toBe("storage-used-up");
      expect((await remove(visitor, first)).status).toBeLessThan(300);
      await indexesCatchUp();
      expect((await announce(visitor, more)).status).toBe(200);
    },
  );
});
