import { compileForm } from "#forms/import/formio/compileForm.ts";
import type { Process } from "#domain/application/Process.ts";
import type { Ports } from "#ports/Ports.ts";
import { anXtaRecipient } from "../fixtures/anXtaRecipient.ts";
import { aCompletedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";

interface Template {
  readonly process: Process;
  readonly uploads: ReadonlyMap<string, Uint8Array>;
  readonly forms: Ports["forms"];
}

async function makeTemplate(): Promise<Template> {
  const ports = memoryPorts();
  const process = await aCompletedProcess(ports);
  const attachments = process.attachments.map((one) => ({ ...one, fieldPath: one.attachmentId }));
  const form = compileForm(
    {
      title: "Antrag",
      components: [
        {
          ...{ type: "textfield", key: "givenName", label: "Vorname", input: true },
          properties: { prefill: "givenName" },
        },
        ...attachments.map(({ fieldPath: key }) => ({ type: "file", key, label: key, input: true })),
      ],
    },
    { locale: "de", version: "1" },
  );
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  const { value } = form;
  return {
    process: { ...process, attachments, formData: { givenName: "Amina" } },
    uploads: ports.stored.uploads,
    forms: { ...ports.forms, get: () => Promise.resolve(value) },
  };
}

/** Filled in once, with a form so small that thousands of runs are quick: faults do not look at answers. */
let template: Promise<Template> | undefined;

/** Ports with one application that is filled in and not sent yet. */
export async function processToSend(
  twoTransports: boolean,
): Promise<{ readonly ports: MemoryPorts; readonly process: Process }> {
  template ??= makeTemplate();
  const { process, uploads, forms } = await template;
  const ports = { ...memoryPorts(), forms };
  ports.stored.processes.set(process.id, process);
  for (const [key, bytes] of uploads) ports.stored.uploads.set(key, bytes);
  if (twoTransports) {
    ports.ways.now = [{ transport: "xta", recipient: anXtaRecipient }, { transport: "fit-connect" }];
  }
  return { ports, process };
}
