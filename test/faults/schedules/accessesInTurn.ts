import type { Ports } from "#ports/Ports.ts";

/** A store access that is about to happen. */
export interface Access {
  readonly store: string;
  readonly writes: boolean;
}

/** Ends when this access may be made. */
export type Turn = (access: Access) => Promise<void>;

const READS = /^(get|list|read|has\b)/;

/** The same ports, each access waiting for its turn. */
export function accessesInTurn(ports: Ports, turn: Turn): Ports {
  const gated = <Port extends object>(store: string, port: Port): Port =>
    new Proxy(port, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== "function") return method;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await turn({ store, writes: !READS.test(String(name)) });
          return Reflect.apply(method, target, args);
        };
      },
    });
  const { processes } = ports;
  return {
    ...ports,
    processes: {
      ...gated("processes", processes),
      listExpired: (now) => pagesInTurn(turn, () => processes.listExpired(now)),
    },
    deletions: gated("deletions", ports.deletions),
    payments: gated("payments", ports.payments),
    submissions: gated("submissions", ports.submissions),
    sessions: gated("sessions", ports.sessions),
    attachments: gated("attachments", ports.attachments),
    results: gated("results", ports.results),
    sealed: gated("sealed", ports.sealed),
    submitWorkflow: gated("submitWorkflow", ports.submitWorkflow),
    paymentWorkflow: gated("paymentWorkflow", ports.paymentWorkflow),
    paymentProviders: {
      of: (service) => {
        const provider = ports.paymentProviders.of(service);
        return provider && gated("provider", provider);
      },
    },
  };
}

/** Pages are read when their turn has come. */
async function* pagesInTurn<Page>(turn: Turn, pages: () => AsyncIterable<Page>): AsyncGenerator<Page> {
  await turn({ store: "processes", writes: false });
  yield* pages();
}
