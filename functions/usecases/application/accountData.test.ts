import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession, aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { Process } from "#domain/application/Process.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import type { SignedInSession, User } from "#domain/sign-in/UserSession.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import { changeUser } from "./changeUser.ts";
import { submitProcess } from "../sending/submitProcess.ts";
import { comparedProcess } from "./comparedProcess.ts";
import { decideDifferences } from "./decideDifferences.ts";
import { patchFormData } from "./patchFormData.ts";

let ports: MemoryPorts;

beforeEach(() => {
  ports = memoryPorts();
});

const withUser = (change: Partial<User>): SignedInSession => {
  const session = aSession();
  return { ...session, user: { ...session.user, ...change } };
};

const AMINA = withUser({
  providerData: { givenName: "Amina", familyName: "Beispiel", birthdate: "1991-03-14" },
});

async function answer(
  process: Process,
  {
    session,
    changes,
  }: { readonly session: SignedInSession; readonly changes: Readonly<Record<string, string>> },
): Promise<{ readonly process: Process; readonly filled: readonly unknown[] }> {
  const patched = await patchFormData(ports, {
    actor: session.user,
    account: accountOf(session.user),
    processId: process.id,
    version: process.version,
    changes: Object.entries(changes).map(([path, value]) => ({ path, value })),
  });
  if (!patched.ok) throw new Error(patched.failure.kind);
  return patched.value;
}

const at = (process: Process, path: string): unknown => answerAt(process.formData, path);

describe("what the account says", () => {
  it("goes to the applicant who applies alone, and says what it filled in", async () => {
    const started = await aStartedProcess(ports, AMINA);
    expect(at(started, "givenName")).toBeUndefined();
    const { process, filled } = await answer(started, { session: AMINA, changes: { role: "self" } });
    expect([at(process, "givenName"), at(process, "birthdate")]).toEqual(["Amina", "03/14/1991"]);
    expect(filled).toContainEqual({ path: "familyName", value: "Beispiel" });
  });

  it("goes to the representative's part and never to the person who is represented", async () => {
    const office = withUser({
      providerId: "elster",
      providerData: { givenName: "Jonas", familyName: "Weber" },
      organisation: { name: "Pflege Weber GmbH" },
    });
    const started = await aStartedProcess(ports, office);
    const { process } = await answer(started, {
      session: office,
      changes: { role: "representative", "rep.kind": "lawyer" },
    });
    expect(at(process, "rep.familyName")).toBe("Weber");
    expect(at(process, "rep.organisation")).toBe("Pflege Weber GmbH");
    expect(at(process, "familyName")).toBeUndefined();
  });

  it("of one name fills in the family name and ticks that there is no other, for the person who fills in", async () => {
    const session = withUser({ providerData: { familyName: "Sukarno", birthdate: "1984" } });
    const started = await aStartedProcess(ports, session);
    const self = await answer(started, { session, changes: { role: "self" } });
    expect(at(self.process, "familyName")).toBe("Sukarno");
    expect(at(self.process, "givenName")).toBeUndefined();
    expect(at(self.process, "onlyOneName")).toBe(true);
    const other = await answer(self.process, { session, changes: { role: "representative" } });
    expect(at(other.process, "onlyOneName")).not.toBe(true);
    expect([at(other.process, "rep.familyName"), at(other.process, "rep.onlyOneName")]).toEqual([
      "Sukarno",
      true,
    ]);
  });

  it("of a birth date goes into the form as far as it is known", async () => {
    for (const [birthdate, kept] of [
      ["1984", "00/00/1984"],
      ["1984-12", "12/00/1984"],
      ["1984-12-31", "12/31/1984"],
    ] as const) {
      const session = withUser({ providerData: { familyName: "Sukarno", birthdate } });
      const started = await aStartedProcess(ports, session);
      const { process } = await answer(started, { session, changes: { role: "self" } });
      expect(at(process, "birthdate")).toBe(kept);
    }
  });

  it("moves when the role turns out to be the other one, and leaves alone what was typed", async () => {
    const started = await aStartedProcess(ports, AMINA);
    const self = await answer(started, {
      session: AMINA,
      changes: { role: "self", familyName: "Ben Salah" },
    });
    const other = await answer(self.process, { session: AMINA, changes: { role: "representative" } });
    expect(at(other.process, "givenName")).toBeUndefined();
    expect(at(other.process, "familyName")).toBe("Ben Salah");
    expect(at(other.process, "rep.givenName")).toBe("Amina");
    expect(other.filled).toContainEqual({ path: "givenName", value: null });
  });

  it("never fills in again what the person emptied", async () => {
    const started = await aStartedProcess(ports, AMINA);
    const self = await answer(started, { session: AMINA, changes: { role: "self" } });
    const emptied = await answer(self.process, { session: AMINA, changes: { givenName: "" } });
    expect(self.filled).toContainEqual({ path: "givenName", value: "Amina" });
    expect(at(emptied.process, "givenName")).toBeUndefined();
    expect(emptied.filled).toEqual([]);
  });

  it("fills in what was left empty when an anonymous application changes hands", async () => {
    const visitor = aSession("anonymous");
    const started = await aStartedProcess(ports, visitor);
    const typed = await answer(started, { session: visitor, changes: { role: "self", givenName: "Aminah" } });
    const session = { ...AMINA, previousOwnerId: visitor.user.ownerId };
    const changed = await changeUser(ports, { session, processId: typed.process.id });
    if (!changed.ok) throw new Error(changed.failure.kind);
    expect([at(changed.value, "givenName"), at(changed.value, "familyName")]).toEqual(["Aminah", "Beispiel"]);
  });
});

describe("answers that were confirmed before the sign-in", () => {
  it("stay as they were confirmed: nothing is filled in behind the person's back", async () => {
    const visitor = aSession("anonymous");
    const { formData, ...completed } = await aCompletedProcess(ports, visitor);
    const { familyName, ...without } = formData;
    const completedAt = ports.clock.now().toISOString();
    await ports.processes.create({ ...completed, formData: without, completedAt });
    const session = { ...AMINA, previousOwnerId: visitor.user.ownerId };
    const changed = await changeUser(ports, { session, processId: completed.id });
    if (!changed.ok) throw new Error(changed.failure.kind);
    expect(familyName).toBeDefined();
    expect(at(changed.value, "familyName")).toBeUndefined();
    expect([changed.value.version, changed.value.status]).toEqual([completed.version, "COMPLETED"]);
    expect(changed.value.ownerId).toBe(session.user.ownerId);
  });
});

describe("a difference between account and application", () => {
  const compared = async (change: Partial<Process["metadata"]>): Promise<Process> => {
    const process = await aCompletedProcess(ports, AMINA);
    const kept = { ...process, metadata: { ...process.metadata, ...change } };
    await ports.processes.create({
      ...kept,
      formData: { ...kept.formData, givenName: "Aminah", role: "self" },
    });
    return ports.stored.processes.get(process.id) ?? kept;
  };
  const differences = async (id: string): Promise<readonly unknown[]> => {
    const process = ports.stored.processes.get(id);
    if (process === undefined) throw new Error("no process");
    return (await comparedProcess(ports, { process, account: accountOf(AMINA.user) })).differences;
  };
  const submit = (id: string): ReturnType<typeof submitProcess> =>
    submitProcess(ports, { actor: AMINA.user, account: accountOf(AMINA.user), processId: id });
  const decide = (process: Process, take: boolean): ReturnType<typeof decideDifferences> =>
    decideDifferences(ports, {
      actor: AMINA.user,
      account: accountOf(AMINA.user),
      processId: process.id,
      version: process.version,
      decisions: [{ path: "givenName", take }],
    });

  it("has to be decided before sending where the service compares", async () => {
    const process = await compared({ enableDataComparison: true });
    expect(await differences(process.id)).toMatchObject([
      { path: "givenName", answer: "Aminah", account: "Amina", locked: false },
    ]);
    expect(await submit(process.id)).toEqual({ ok: false, failure: { kind: "data-differs" } });
    const kept = await decide(process, false);
    expect(kept.ok && at(kept.value, "givenName")).toBe("Aminah");
    expect(await differences(process.id)).toEqual([]);
  });

  it("takes the account's value on request", async () => {
    const process = await compared({ enableDataComparison: true });
    const taken = await decide(process, true);
    expect(taken.ok && at(taken.value, "givenName")).toBe("Amina");
    expect(await differences(process.id)).toEqual([]);
  });

  it("decided for the account brings along what is asked only then, and leaves empty what was left empty", async () => {
    const address = {
      streetAddress: "Heidestraße 17",
      postalCode: "12345",
      locality: "Berlin",
      country: "DE",
    };
    const session = withUser({
      providerData: { ...AMINA.user.providerData, ...address, phoneNumber: "+49301234567" },
    });
    const started = await aStartedProcess(ports, aSession("anonymous"));
    const abroad = { role: "self", locationBasis: "looking", address: { inGermany: "no", country: "TN" } };
    const process = {
      ...started,
      ownerId: session.user.ownerId,
      formData: { ...started.formData, ...abroad },
    };
    await ports.processes.create({
      ...process,
      metadata: { ...process.metadata, enableDataComparison: true },
    });
    const decided = await decideDifferences(ports, {
      actor: session.user,
      account: accountOf(session.user),
      processId: process.id,
      version: process.version,
      decisions: [{ path: "address.inGermany", take: true }],
    });
    if (!decided.ok) throw new Error(decided.failure.kind);
    const now = (path: string): unknown => at(decided.value, `address.${path}`);
    expect([now("inGermany"), now("postalCode"), now("street"), now("country")]).toEqual([
      "yes",
      "12345",
      undefined,
      undefined,
    ]);
  });

  it("is not compared where the service does not compare", async () => {
    const process = await compared({ enableDataComparison: false });
    expect(await differences(process.id)).toEqual([]);
    expect((await submit(process.id)).ok).toBe(true);
  });

  it("of a locked value can only be decided for the account, and the value cannot be typed over", async () => {
    const process = await compared({ enableDataComparison: false, idpDataLocked: ["givenName"] });
    expect(await differences(process.id)).toMatchObject([{ path: "givenName", locked: true }]);
    const decided = await decide(process, false);
    if (!decided.ok) throw new Error(decided.failure.kind);
    expect(at(decided.value, "givenName")).toBe("Amina");
    const typed = await answer(decided.value, { session: AMINA, changes: { givenName: "Anna" } });
    expect(at(typed.process, "givenName")).toBe("Amina");
  });

  it("is not locked where the account is less sure of the value than the service asks for", async () => {
    const process = await compared({ idpDataLocked: ["givenName"], trustLevel: "substantial" });
    const lockedBy = async (givenName: TrustLevel): Promise<readonly string[]> => {
      const { user } = withUser({ ...AMINA.user, trustLevel: "high", valueLevels: { givenName } });
      return (await comparedProcess(ports, { process, account: accountOf(user) })).locked;
    };
    expect(await lockedBy("substantial")).toEqual(["givenName"]);
    expect(await lockedBy("low")).toEqual([]);
  });
});
