import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type EditingLease, editingLease, type LeasePorts } from "./editingLease.ts";

type Answer = Awaited<ReturnType<LeasePorts["hold"]>>;

/** The server's side: who edits now. */
function application() {
  let holder: string | undefined;
  const open = (
    name: string,
    { line = true } = {},
  ): { lease: EditingLease; asked: string[]; resumed: number[] } => {
    const asked: string[] = [];
    const resumed: number[] = [];
    const lease = editingLease({
      hold: (action): Promise<Answer> => {
        asked.push(action);
        if (!line) return Promise.resolve("unknown");
        const free = holder === undefined || holder === name;
        if (action === "release") holder = free ? undefined : holder;
        else if (free || action === "take-over") holder = name;
        return Promise.resolve(holder === name ? "held" : "elsewhere");
      },
      look: () => {
        asked.push("look");
        return Promise.resolve();
      },
      changed: () => undefined,
      resumed: () => {
        resumed.push(Date.now());
        return Promise.resolve();
      },
    });
    return { lease, asked, resumed };
  };
  return { open };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one window edits at a time", () => {
  test("the first one edits and says so every minute", async () => {
    const { lease, asked } = application().open("a");
    await lease.begin();
    expect(lease.state()).toBe("held");
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).toEqual(["hold", "hold", "hold", "hold"]);
  });

  test("the second one gets a notice, may read, and asks no more than whether there is something to read", async () => {
    const { open } = application();
    await open("a").lease.begin();
    const { lease, asked } = open("b");
    await lease.begin();
    expect(lease.state()).toBe("elsewhere");
    lease.read();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(lease.state()).toBe("reading");
    expect(asked).toEqual(["hold", "look", "look", "look"]);
  });

  test("who takes over fetches what changed; the other one says that it lost, and can take back", async () => {
    const { open } = application();
    const first = open("a");
    const second = open("b");
    await first.lease.begin();
    await second.lease.begin();
    expect(await second.lease.takeOver()).toBe(true);
    expect(second.resumed).toHaveLength(1);
    expect(second.lease.state()).toBe("held");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.lease.state()).toBe("lost");
    expect(await first.lease.takeOver()).toBe(true);
    expect(first.lease.state()).toBe("held");
    second.lease.refused();
    expect(second.lease.state()).toBe("lost");
  });

  test("a refused change is enough to know", async () => {
    const { open } = application();
    await open("a").lease.begin();
    const { lease } = open("b");
    lease.refused();
    expect(lease.state()).toBe("elsewhere");
  });

  test("leaving makes room for the next one", async () => {
    const { open } = application();
    const first = open("a");
    await first.lease.begin();
    first.lease.release();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(first.asked).toEqual(["hold", "release"]);
    const second = open("b");
    await second.lease.begin();
    expect(second.lease.state()).toBe("held");
  });

  test("without a line nobody is locked out", async () => {
    const { lease } = application().open("a", { line: false });
    await lease.begin();
    expect(lease.state()).toBe("asking");
    expect(await lease.takeOver()).toBe(false);
  });
});
