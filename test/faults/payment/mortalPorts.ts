import type { MemoryPorts } from "#test/fixtures/memoryPorts.ts";

class Killed extends Error {}

/** The same ports for a function that is killed after so many effects; null: never. */
export function mortalPorts(ports: MemoryPorts, killAfter: number | null): MemoryPorts {
  let left = killAfter ?? Number.POSITIVE_INFINITY;
  const live = (): void => {
    if (left <= 0) throw new Killed("killed");
  };
  const counted = async (effect: () => unknown): Promise<unknown> => {
    live();
    const answer = await effect();
    left -= 1;
    live();
    return answer;
  };
  const dying = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== "function") return method;
        const call = (args: readonly unknown[]): unknown => Reflect.apply(method, target, args);
        // Pages are read one by one and change nothing.
        if (name === "listDue") return (...args: readonly unknown[]) => call(args);
        return (...args: readonly unknown[]) => counted(() => call(args));
      },
    });
  return {
    ...ports,
    processes: dying(ports.processes),
    payments: dying(ports.payments),
    paymentProviders: {
      of: (service) => {
        const provider = ports.paymentProviders.of(service);
        return provider && dying(provider);
      },
    },
    paymentWorkflow: dying(ports.paymentWorkflow),
    submitWorkflow: dying(ports.submitWorkflow),
  };
}

/** What the work answers; undefined where it was killed. */
export async function unlessKilled<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Killed) return undefined;
    throw error;
  }
}
