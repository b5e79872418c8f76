import type { Ports } from "#ports/Ports.ts";
import type { Awakening, StepFault } from "./FaultPlan.ts";
import { gatedPorts, type Gate } from "./gatedPorts.ts";

/** One run of a step as a function: rejects where Step Functions would see an error. */
export type Work = (ports: Ports) => Promise<void>;

/** Calls that hang, with what lets them go on; each answers when it is over. */
export type Hanging = { readonly awakes: Awakening; readonly wake: () => Promise<void> }[];

interface CallContext {
  readonly ports: Ports;
  readonly random: () => number;
  readonly hanging: Hanging;
  /** Moves the clock on by what a state machine waits before it gives a step up. */
  readonly passTimeout: () => void;
}

const OPEN: Gate = { before: () => Promise.resolve(), after: () => undefined };

/** Calls a step of which this goes wrong. */
export async function callStep(
  work: Work,
  { fault, ...context }: CallContext & { readonly fault: StepFault },
): Promise<void> {
  const { ports } = context;
  switch (fault.kind) {
    case "none":
      return work(ports);
    case "throws-before":
      throw new Error("died before it began");
    case "killed":
      return work(gatedPorts(ports, killingGate(fault.afterCalls)));
    case "killed-after":
      await work(ports);
      throw new Error("died before it answered");
    case "answered-twice":
      await work(ports);
      return work(ports);
    case "concurrent-duplicate": {
      const gate = (): Gate => loiteringGate(context.random);
      const duplicate = work(gatedPorts(ports, gate())).catch(() => undefined);
      try {
        await work(gatedPorts(ports, gate()));
      } finally {
        await duplicate;
      }
      return;
    }
    case "times-out":
      await hang(work, { ...context, fault });
      context.passTimeout();
      throw Object.assign(new Error("took too long"), { name: "States.Timeout" });
  }
}

/** Lets it begin, up to the call at which it hangs. */
async function hang(
  work: Work,
  { fault, ports, hanging }: CallContext & { readonly fault: Extract<StepFault, { kind: "times-out" }> },
): Promise<void> {
  const held = signal();
  const released = signal();
  let calls = 0;
  const gate: Gate = {
    async before() {
      if (calls < fault.afterCalls) return;
      held.give();
      await released.given;
    },
    after() {
      calls += 1;
    },
  };
  const over = work(gatedPorts(ports, gate)).catch(() => undefined);
  await Promise.race([held.given, over]);
  hanging.push({
    awakes: fault.awakes,
    wake: () => {
      released.give();
      return over;
    },
  });
}

/** Something that one waits for and another gives. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return {
    given,
    give: () => {
      give();
    },
  };
}

function killingGate(afterCalls: number): Gate {
  let calls = 0;
  const check = (): void => {
    if (calls >= afterCalls) throw new Error("died in the middle");
  };
  return {
    before: () => {
      check();
      return Promise.resolve();
    },
    after: () => {
      calls += 1;
      check();
    },
  };
}

/** Waits for a random time before every call, so that two concurrent runs interleave in ever new orders. */
function loiteringGate(random: () => number): Gate {
  return {
    ...OPEN,
    async before() {
      for (let left = Math.floor(random() * 12); left > 0; left -= 1) await Promise.resolve();
    },
  };
}
