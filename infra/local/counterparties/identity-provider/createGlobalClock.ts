import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import { createCounterpartyClock } from "../process/createCounterpartyClock.ts";

/** A clock that moves the Date of this whole process: the provider's package reads Date itself. */
export function createGlobalClock(): CounterpartyClock {
  const clock = createCounterpartyClock();
  const MachineDate = Date;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given: readonly unknown[]) => {
      const made: unknown = Reflect.construct(target, given.length === 0 ? [clock.now()] : given);
      return made instanceof target ? made : new target(clock.now());
    },
    apply: (target) => new target(clock.now()).toString(),
    get: (target, name): unknown => (name === "now" ? () => clock.now() : Reflect.get(target, name)),
  });
  return clock;
}
