import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { aCompletedProcess, aSession, aStartedProcess, LIMITS } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import { changeUser } from "./changeUser.ts";
import { confirmAttachment } from "../attachments/confirmAttachment.ts";
import { deleteProcesses } from "./removeProcess.ts";
import { getOwnProcess } from "./ownProcess.ts";
import { listDrafts } from "./listDrafts.ts";
import { patchFormData } from "./patchFormData.ts";
import { removeExpiredProcesses } from "./removeExpiredProcesses.ts";
import { reserveAttachment } from "../attachments/reserveAttachment.ts";

let ports: MemoryPorts;
const session = aSession();
const actor = session.user;

beforeEach(() => {
  ports = memoryPorts();
});

function patch(
  processId: string,
  changes: Parameters<typeof patchFormData>[1]["changes"],
  version = 0,
): ReturnType<typeof patchFormData> {
  return patchFormData(ports, { actor, processId, version, changes });
}

describe("a draft", () => {
  it("starts with what the portal knows", async () => {
    const process = await aStartedProcess(ports);
    expect(process.formContext).toMatchObject({ group: "health-allied", origin: "THIRD_COUNTRY" });
    expect(process.status).toBe("CREATED");
  });

  it("is gone 24 hours after the last change, to the second", async () => {
    const { id } = await aStartedProcess(ports);
    ports.clock.advance(23 * HOUR);
    await patch(id, [{ path: "familyName", value: "Beispiel" }]);
    ports.clock.advance(24 * HOUR - 1000);
    expect(await listDrafts(ports, actor)).toHaveLength(1);
    ports.clock.advance(1000);
    expect(await listDrafts(ports, actor)).toHaveLength(0);
    expect(await getOwnProcess(ports, { actor, processId: id })).toEqual({
      ok: false,
      failure: { kind: "process-expired" },
    });
  });

  it("leaves nothing behind when the sweeper has been", async () => {
    const { id } = await aCompletedProcess(ports);
    ports.clock.advance(24 * HOUR);
    expect(await removeExpiredProcesses(ports)).toBe(1);
    expect(ports.stored.processes.has(id)).toBe(false);
    expect(ports.stored.uploads.size).toBe(0);
    expect(await removeExpiredProcesses(ports)).toBe(0);
  });

  it("is never swept while it is being sent", async () => {
    const process = await aCompletedProcess(ports);
    const other = await aStartedProcess(ports);
    await ports.processes.create({ ...process, status: "SUBMITTED" });
    ports.clock.advance(25 * HOUR);
    expect(await removeExpiredProcesses(ports)).toBe(1);
    expect([process.id, other.id].map((id) => ports.stored.processes.has(id))).toEqual([true, false]);
  });

  it("keeps unfinished answers and answers what is not valid yet", async () => {
    const { id } = await aStartedProcess(ports);
    const patched = await patch(id, [
      { path: "email", value: "amina@" },
      { path: "familyName", value: "Beispiel" },
    ]);
    expect(patched).toMatchObject({
      ok: true,
      value: { errors: [{ path: "email", rule: "email" }], dropped: [] },
    });
    expect(ports.stored.processes.get(id)?.formData).toMatchObject({
      email: "amina@",
      familyName: "Beispiel",
    });
  });

  it("stores nothing that the form does not offer", async () => {
    const { id } = await aStartedProcess(ports);
    const patched = await patch(id, [
      { path: "isAdmin", value: true },
      { path: "givenName", value: { nested: "no" } },
      { path: "doc.identity", value: [{ name: "x.pdf" }] },
      { path: "__proto__.polluted", value: "x" },
      { path: "address.country", value: "TN" },
      { path: "process.suitability", value: "none" },
      { path: "procedure", value: "bribe" },
      { path: "t", value: [{ title: "Kurs", secret: 1 }, "x"] },
    ]);
    expect(patched).toMatchObject({
      ok: true,
      value: {
        dropped: [
          "isAdmin",
          "givenName",
          "doc.identity",
          "__proto__.polluted",
          "process.suitability",
          "procedure",
          "t[0].secret",
          "address.country",
        ],
      },
    });
    const stored = ports.stored.processes.get(id)?.formData ?? {};
    expect([
      stored["isAdmin"],
      stored["givenName"],
      stored["doc"],
      stored["address"],
      stored["polluted"],
    ]).toEqual([undefined, undefined, { other: [] }, undefined, undefined]);
  });

  it("refuses changes that are based on another version, and keeps what is stored", async () => {
    const { id } = await aStartedProcess(ports);
    await patch(id, [{ path: "familyName", value: "One" }]);
    expect(await patch(id, [{ path: "familyName", value: "Two" }])).toEqual({
      ok: false,
      failure: { kind: "version-conflict", currentVersion: 1 },
    });
    expect(ports.stored.processes.get(id)?.formData["familyName"]).toBe("One");
  });

  it("refuses answers that would not fit into the store", async () => {
    const { id } = await aStartedProcess(ports);
    const changes = [{ path: "familyName", value: "x".repeat(300_000) }];
    expect(await patch(id, changes)).toEqual({ ok: false, failure: { kind: "answers-too-large" } });
  });

  it("of another owner looks as if it did not exist, for every operation", async () => {
    const { id } = await aCompletedProcess(ports);
    const stranger = { ...actor, ownerId: "stranger" };
    const missing = { ok: false, failure: { kind: "process-not-found" } };
    const address = { actor: stranger, processId: id };
    expect(await getOwnProcess(ports, address)).toEqual(missing);
    expect(
      await patchFormData(ports, { ...address, version: 0, changes: [{ path: "email", value: "x" }] }),
    ).toEqual(missing);
    expect(
      await reserveAttachment(ports, {
        ...address,
        fieldPath: "doc.identity",
        fileName: "x.pdf",
        size: 1,
        partSha256: [""],
        limits: LIMITS,
      }),
    ).toEqual(missing);
    expect(await confirmAttachment(ports, { ...address, attachmentId: "passport" })).toEqual(missing);
    expect(await deleteProcesses(ports, { actor: stranger, processIds: [id] })).toEqual(missing);
    expect(ports.stored.processes.has(id)).toBe(true);
  });
});

describe("an application without an account", () => {
  const visitor = aSession("anonymous");

  it("is never listed and lives as long as the session", async () => {
    const process = await aStartedProcess(ports, visitor);
    expect(await listDrafts(ports, visitor.user)).toEqual([]);
    expect(process.availableUntil).toBe(visitor.idleExpiresAt);
    ports.clock.advance(10 * MINUTE);
    expect(await getOwnProcess(ports, { actor: visitor.user, processId: process.id })).toMatchObject({
      ok: false,
    });
  });

  it("changes hands at sign-in, with everything in it", async () => {
    const process = await aCompletedProcess(ports, visitor);
    const signedIn = { ...session, previousOwnerId: visitor.user.ownerId };
    const changed = await changeUser(ports, { session: signedIn, processId: process.id });
    expect(changed).toMatchObject({ ok: true, value: { ownerId: actor.ownerId, transient: false } });
    expect(await listDrafts(ports, actor)).toHaveLength(1);
    expect(changed.ok && changed.value.formData).toEqual(process.formData);
    expect(await changeUser(ports, { session: signedIn, processId: process.id })).toMatchObject({ ok: true });
  });

  it("cannot be taken over by an account of another browser", async () => {
    const process = await aStartedProcess(ports, visitor);
    expect(await changeUser(ports, { session, processId: process.id })).toEqual({
      ok: false,
      failure: { kind: "process-not-found" },
    });
  });
});

describe("rows of an answer", () => {
  it("take their files along when one before them is removed", async () => {
    const process = await aCompletedProcess(ports);
    const first = z.array(z.record(z.string(), z.json())).parse(process.formData["q"])[0] ?? {};
    const two = await patch(
      process.id,
      [{ path: "q", value: [{}, first], rows: [null, 0] }],
      process.version,
    );
    expect(two.ok && two.value.process.attachments.map(({ fieldPath }) => fieldPath)).toEqual([
      "doc.identity",
      "q[1].doc.certificate",
    ]);
    const one = await patch(process.id, [{ path: "q", value: [{}], rows: [0] }], process.version + 1);
    expect(one.ok && one.value.process.attachments.map(({ fieldPath }) => fieldPath)).toEqual([
      "doc.identity",
    ]);
  });

  it("are answered one by one by their paths", async () => {
    const process = await aCompletedProcess(ports);
    const patched = await patch(process.id, [{ path: "q[0].kind", value: "school" }], process.version);
    expect(patched.ok && patched.value.process.formData["q"]).toMatchObject([
      { kind: "school", titleGerman: "Diplom in Krankenpflege" },
    ]);
  });
});
