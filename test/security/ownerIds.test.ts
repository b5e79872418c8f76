import { beforeEach, describe, expect, it } from "vitest";
import { keyedOwnerId, ownerIdsEver, ownerIdsOf, type OwnerKeys } from "#adapters/system/ownerIds.ts";
import { isOwnedBy } from "#domain/sign-in/Actor.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import { openAccountSession } from "#usecases/sign-in/openAccountSession.ts";
import { rekeyOwners } from "#usecases/operation/rekeyOwners.ts";
import { deleteProcesses } from "#usecases/application/removeProcess.ts";
import { getOwnProcess } from "#usecases/application/ownProcess.ts";
import { listDrafts } from "#usecases/application/listDrafts.ts";
import { listKept } from "#usecases/application/listKept.ts";
import { listSubmissions } from "#usecases/sending/listSubmissions.ts";
import { draftsFit } from "#domain/application/ownerLimits.ts";
import { takeRoom } from "#usecases/application/takeRoom.ts";
import { changeUser } from "#usecases/application/changeUser.ts";
import { aSession, aStartedProcess } from "../fixtures/aProcess.ts";
import { aSubmission } from "../fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";

const [FIRST = "", SECOND = ""] = ["first", "second"].map((word) => word.padEnd(43, "-"));
const PERSON = { providerId: "sk", subject: "jonas" };

let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

/** Signed in while these are the keys. */
async function signedIn(keys: OwnerKeys, subject = PERSON.subject): Promise<SignedInSession | string> {
  const before = { sessionId: "before", session: aSession("anonymous") };
  const opened = await openAccountSession(ports, {
    times: { idleMinutes: 10, absoluteHours: 8 },
    ownerIdsOf: (person) => Promise.resolve(ownerIdsOf(person, keys)),
    pending: {
      providerId: "sk",
      state: "s",
      nonce: "n",
      codeVerifier: "v",
      redirect: "/",
      trustLevel: "low",
      scopes: [],
      locale: "de",
      termsVersion: "1",
      startedAt: ports.clock.now().toISOString(),
    },
    person: { subject, trustLevel: "low", name: "Jonas", transient: false, providerData: {} },
    providerType: "oidc",
    before,
  });
  return opened.ok ? opened.value.session : opened.failure.failure.kind;
}

async function session(keys: OwnerKeys, subject?: string): Promise<SignedInSession> {
  const opened = await signedIn(keys, subject);
  if (typeof opened === "string") throw new Error(opened);
  return opened;
}

/** The id that stood in the tables while these were the keys; without any, the plain hash. */
const idAt = (keys: OwnerKeys): string => ownerIdsEver(PERSON, keys)[0] ?? "";

describe.each([
  ["the first key comes", [], [FIRST]],
  ["a second key comes", [FIRST], [FIRST, SECOND]],
])("when %s", (_what, before, after) => {
  const earlier = () => aSession("account", idAt(before));

  it("a draft begun before is found, opened, counted and deleted after, and goes on in the window of before", async () => {
    const draft = await aStartedProcess(ports, earlier());
    const { user } = await session(after);
    expect(user.ownerId).not.toBe(draft.ownerId);
    const processId = draft.id;
    expect((await listDrafts(ports, user)).map(({ id }) => id)).toEqual([processId]);
    expect(await getOwnProcess(ports, { actor: user, processId })).toMatchObject({ ok: true });
    expect(await getOwnProcess(ports, { actor: earlier().user, processId })).toMatchObject({ ok: true });
    expect(await changeUser(ports, { session: { ...earlier(), user }, processId })).toMatchObject({
      ok: true,
    });
    const claim = { owner: user, processId: "next", bytes: 0, fits: draftsFit({ openDrafts: 1 }) };
    expect(await takeRoom(ports, claim)).toBe(false);
    await deleteProcesses(ports, { actor: user, processIds: [processId] });
    expect(await listDrafts(ports, user)).toEqual([]);
  });

  it("no other owner finds it, and what begins after stands under the new id", async () => {
    const draft = await aStartedProcess(ports, earlier());
    const stranger = await session(after, "leyla");
    expect(await listDrafts(ports, stranger.user)).toEqual([]);
    expect(await getOwnProcess(ports, { actor: stranger.user, processId: draft.id })).toMatchObject({
      failure: { kind: "process-not-found" },
    });
    expect((await aStartedProcess(ports, await session(after))).ownerId).toBe(idAt(after));
  });

  it("what was sent before is listed after, and once more when it was brought under the new key, without the earlier id", async () => {
    await ports.submissions.createOnce({ ...aSubmission(), ownerId: idAt(before) });
    await ports.submissions.createOnce({ ...aSubmission(), processId: "foreign", ownerId: "anon:somebody" });
    const { user } = await session(after);
    const listed = async (actor: typeof user) => (await listSubmissions(ports, actor)).submissions.length;
    expect(await listed(user)).toBe(1);
    expect(JSON.stringify(await listKept(ports, user))).toContain(aSubmission().processId);
    const newest = (ownerId: string): string => keyedOwnerId(ownerId, after);
    expect(await rekeyOwners(ports, newest)).toEqual({ submissions: 1, blocks: 0, left: [] });
    expect(await rekeyOwners(ports, newest)).toEqual({ submissions: 0, blocks: 0, left: [] });
    expect(await listed({ ...user, earlierOwnerId: undefined })).toBe(1);
    expect(ports.stored.submissions.get("foreign")?.ownerId).toBe("anon:somebody");
  });

  it("who is blocked stays blocked, also under the new key, and a word of operators meanwhile holds", async () => {
    const block = { ownerId: idAt(before), since: ports.clock.now().toISOString(), reason: "breach" };
    await ports.blockList.add(block, ports.clock.now());
    expect(await signedIn(after)).toBe("account-blocked");
    const newest = (ownerId: string): string => keyedOwnerId(ownerId, after);
    expect(await rekeyOwners(ports, newest)).toMatchObject({ blocks: 1 });
    expect([...ports.stored.blocks.values()]).toEqual([{ ...block, ownerId: idAt(after) }]);
    expect(await signedIn(after)).toBe("account-blocked");

    // Let in again between the two writes.
    const letIn = { ...ports.blockList, list: () => Promise.resolve([block]) };
    await ports.blockList.remove(idAt(after));
    await rekeyOwners({ ...ports, blockList: letIn }, newest);
    expect(typeof (await signedIn(after))).toBe("object");
  });
});

it("An application without an owner does not belong to callers without an earlier id", () => {
  expect(isOwnedBy({ ownerId: "" }, { ownerId: "sk:1:x" })).toBe(false);
});

it("An id cannot be found by who knows the account and not the key: with another key it is another one", () => {
  const ids = [FIRST, SECOND].map((key) => keyedOwnerId(idAt([]), [key]));
  expect(ids[0]).toBe(idAt([FIRST]));
  expect(new Set([idAt([]), ...ids]).size).toBe(3);
});
