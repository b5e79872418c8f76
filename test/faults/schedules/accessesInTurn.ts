import type { OwnedStores } from "#usecases/attachments/removeOwnerlessFiles.ts";
import type { Ports } from "#ports/Ports.ts";

/** A store access that is about to happen. */
export interface Access {
  readonly store: string;
  readonly writes: boolean;
}

/** Ends when this access may be made. */
export type Turn = (access: Access) => Promise<void>;

const READS = /^(get|list|read|has\b|of\b)/;

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
      listExpired: (now) => pagesInTurn({ store: "processes", turn }, () => processes.listExpired(now)),
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
    transports: {
      ...ports.transports,
      by: (kind) => gated("transport", ports.transports.by(kind)),
    },
    paymentProviders: {
      of: (service) => {
        const provider = ports.paymentProviders.of(service);
        return provider && gated("provider", provider);
      },
    },
  };
}

/** The files of a scenario in the same way. */
export function filesInTurn(stores: OwnedStores, turn: Turn): OwnedStores {
  const gated = (store: string, files: OwnedStores["uploads"]): OwnedStores["uploads"] => ({
    pages: (from) => pagesInTurn({ store, turn }, () => files.pages(from)),
    of: async (owner) => {
      await turn({ store, writes: false });
      return files.of(owner);
    },
    delete: async (keys) => {
      await turn({ store, writes: true });
      await files.delete(keys);
    },
  });
  return {
    ...stores,
    uploads: gated("attachments", stores.uploads),
    results: gated("results", stores.results),
    sealed: gated("sealed", stores.sealed),
  };
}

/** Pages are read when their turn has come. */
async function* pagesInTurn<Page>(
  { store, turn }: { readonly store: string; readonly turn: Turn },
  pages: () => AsyncIterable<Page>,
): AsyncGenerator<Page> {
  await turn({ store, writes: false });
  yield* pages();
}
