import type { AuthorityTransport } from "#ports/sending/AuthorityTransport.ts";
import type { Postbox } from "#ports/sending/Postbox.ts";
import type { Ports } from "#ports/Ports.ts";

/** Called before every call of a store or a transport, and again after it took effect. Throwing ends the function. */
export interface Gate {
  before(): Promise<void>;
  after(): void;
}

/** The ports of one run of one step, which the gate can hold or kill between any two of its effects. */
export function gatedPorts(ports: Ports, gate: Gate): Ports {
  const gated =
    <Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      await gate.before();
      const value = await call(...args);
      gate.after();
      return value;
    };
  const transport = (one: AuthorityTransport): AuthorityTransport => ({
    ...one,
    seal: gated((application, parts) => one.seal(application, parts)),
    reserve: gated((sealed) => one.reserve(sealed)),
    submit: gated((sent, sending) => one.submit(sent, sending)),
  });
  const mailboxes = (one: Postbox): Postbox => ({
    ...one,
    sealFiles: gated((documents, parts) => one.sealFiles(documents, parts)),
    reserve: gated((files) => one.reserve(files)),
    submit: gated((sent, sending) => one.submit(sent, sending)),
  });
  const { processes, results, sealed, attachments, submissions, transports, postbox } = ports;
  return {
    ...ports,
    processes: {
      ...processes,
      update: async (processId, change) => {
        await gate.before();
        const changed = await processes.update(processId, change);
        gate.after();
        return changed;
      },
    },
    results: {
      ...results,
      write: gated((address, content) => results.write(address, content)),
      read: gated((address) => results.read(address)),
      readText: gated((address) => results.readText(address)),
    },
    sealed: {
      ...sealed,
      write: gated((address, content) => sealed.write(address, content)),
      readText: gated((address) => sealed.readText(address)),
      deleteProcess: gated((processId) => sealed.deleteProcess(processId)),
    },
    attachments: { ...attachments, read: gated((address) => attachments.read(address)) },
    submissions: { ...submissions, createOnce: gated((submission) => submissions.createOnce(submission)) },
    ...(postbox !== undefined && { postbox: mailboxes(postbox) }),
    transports: { ...transports, by: (kind) => transport(transports.by(kind)) },
  };
}
