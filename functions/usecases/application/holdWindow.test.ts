import { beforeEach, describe, expect, it } from "vitest";
import { aSession, aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { holdWindow, type WindowAction } from "./holdWindow.ts";
import { patchFormData } from "./patchFormData.ts";

let ports: MemoryPorts;
let processId: string;
const { user } = aSession();

beforeEach(async () => {
  ports = memoryPorts();
  processId = (await aStartedProcess(ports)).id;
});

async function asks(windowId: string, action: WindowAction): Promise<boolean> {
  const held = await holdWindow(ports, { actor: { ...user, windowId }, processId, action });
  if (!held.ok) throw new Error(held.failure.kind);
  return held.value.held;
}

async function types(windowId: string | undefined): Promise<string> {
  const actor = windowId === undefined ? user : { ...user, windowId };
  const version = ports.stored.processes.get(processId)?.version ?? 0;
  const changes = [{ path: "familyName", value: windowId ?? "none" }];
  const patched = await patchFormData(ports, { actor, processId, version, changes });
  return patched.ok ? "saved" : patched.failure.kind;
}

describe("a process that is open in two windows", () => {
  it("is edited in the first one; the second is refused and saves nothing", async () => {
    expect(await asks("window-one", "hold")).toBe(true);
    expect(await asks("window-two", "hold")).toBe(false);
    expect(await types("window-two")).toBe("edited-elsewhere");
    expect(await types(undefined)).toBe("edited-elsewhere");
    expect(await types("window-one")).toBe("saved");
  });

  it("is edited in the second one once that takes over, and the first saves nothing over it", async () => {
    await asks("window-one", "hold");
    expect(await asks("window-two", "take-over")).toBe(true);
    expect(await types("window-two")).toBe("saved");
    expect(await types("window-one")).toBe("edited-elsewhere");
    expect(ports.stored.processes.get(processId)?.formData["familyName"]).toBe("window-two");
  });

  it("is free again when the window closes, or sent no request for two and a half minutes", async () => {
    await asks("window-one", "hold");
    await asks("window-one", "release");
    expect(await asks("window-two", "hold")).toBe(true);
    ports.clock.advance(2 * MINUTE);
    expect(await asks("window-one", "hold")).toBe(false);
    expect(await asks("window-two", "hold")).toBe(true);
    ports.clock.advance(2.5 * MINUTE);
    expect(await asks("window-one", "hold")).toBe(true);
  });

  it("is not taken by a window without a name", async () => {
    const held = await holdWindow(ports, { actor: user, processId, action: "take-over" });
    expect(held).toEqual({ ok: true, value: { held: false } });
  });

  it("is refused to anyone but the owner", async () => {
    const stranger = { ...user, ownerId: "somebody-else", windowId: "window-x" };
    const held = await holdWindow(ports, { actor: stranger, processId, action: "take-over" });
    expect(held).toEqual({ ok: false, failure: { kind: "process-not-found" } });
  });
});
