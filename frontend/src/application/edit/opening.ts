import { type Result, err, ok } from "#domain/result.ts";
import type { ResponseOf } from "#contract/operations.ts";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import { call, callToSend } from "#ui/api/client.ts";
import { currentUser } from "#ui/api/useUser.ts";
import type { Locale } from "#ui/i18n/locales.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { needsFurtherParts, prepareForm, type PreparedForm } from "#forms/prepareForm.ts";
import { untilLoaded } from "#ui/builds/untilLoaded.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";

/** An application as its owner sees it. */
export type ProcessView = ResponseOf<"getProcess">;

export interface OpeningRequest {
  readonly processId: string;
  readonly locale: Locale;
  /** After the sign-in at the end: the process changes hands before it is opened. */
  readonly handOver: boolean;
}

/** What a form begins with: the application and its form, as far as its first page needs it. */
export interface Opening {
  readonly process: Promise<Result<ProcessView, ApiFailure>>;
  /** Fails with the application when that cannot be opened. */
  readonly form: Promise<Result<ResponseOf<"getDefinition">, ApiFailure>>;
}

let ahead: { readonly asked: string; readonly opening: Opening } | undefined;

/** Asks while the code of the form is still on its way: on a slow line the first field comes two round trips sooner. */
export function openAhead(locale: Locale): void {
  const query = new URLSearchParams(location.search);
  const processId = processIn(query);
  // Changing hands writes: that is for the page to do, once.
  if (processId === undefined || query.has("handover")) return;
  const request = { processId, locale, handOver: false };
  void currentUser.refresh();
  ahead = { asked: JSON.stringify(request), opening: open(request) };
}

/** Opens an application; what was asked for ahead is taken once, because it grows old. */
export function openingOf(request: OpeningRequest): Opening {
  const taken = ahead;
  ahead = undefined;
  return taken?.asked === JSON.stringify(request) ? taken.opening : open(request);
}

function open({ processId, locale, handOver }: OpeningRequest): Opening {
  const process = openProcess(processId, { handOver });
  // An address that names a page may be in the middle of the form: then every page counts.
  const fromStart = !new URLSearchParams(location.search).has("page");
  if (!fromStart) void import("#forms/furtherParts.ts").catch(() => undefined);
  const form = process.then((opened) =>
    opened.ok ? definitionOf(opened.value, { locale, ...(fromStart && { part: "first" }) }) : opened,
  );
  return { process, form };
}

async function openProcess(processId: string, { handOver }: Pick<OpeningRequest, "handOver">) {
  const path = { processId };
  if (handOver) {
    const changed = await callToSend("changeUser", { path });
    if (changed.ok) return changed;
  }
  return call("getProcess", { path });
}

/** The application that an address names; undefined where it names none that could be. */
export function processIn(query: URLSearchParams): string | undefined {
  const processId = query.get("process");
  return processId !== null && /^[A-Za-z0-9_-]{1,64}$/.test(processId) ? processId : undefined;
}

/** The form of an application, whole or as far as its first page needs it. */
export function definitionOf(
  process: ProcessView,
  { locale, part }: { readonly locale: "de" | "en"; readonly part?: "first" },
) {
  const { fmsFormId, formVersion: version } = process;
  const query = { locale, version, ...(part !== undefined && { part }) };
  return call("getDefinition", { path: { fmsFormId }, query });
}

/** A definition ready to run; what first pages seldom need loads with the first definition that does. */
export async function preparedDefinition(
  loading: Promise<Result<CompiledForm, ApiFailure>>,
): Promise<Result<PreparedForm, ApiFailure>> {
  const form = await loading;
  if (!form.ok) return form;
  if (!needsFurtherParts(form.value)) return ok(prepareForm(form.value, undefined));
  const load = async () => (await import("#forms/furtherParts.ts")).FURTHER_PARTS;
  const further = await untilLoaded(load).catch(() => undefined);
  return further === undefined ? err({ kind: "offline" }) : ok(prepareForm(form.value, further));
}

interface FormToLoad {
  readonly process: () => ProcessView;
  readonly store: FormStore;
  readonly wanted: () => boolean;
}

const AGAIN_MILLISECONDS = 10_000;

/** Brings the pages after the first. Goes on until it has them: without them the person could not go on. */
export async function loadWholeForm({ process, store, wanted }: FormToLoad): Promise<void> {
  const load = async (): Promise<PreparedForm> => {
    const { locale } = store.form();
    const form = await preparedDefinition(definitionOf(process(), { locale }));
    if (!form.ok) throw new Error("The form did not arrive.");
    return form.value;
  };
  while (wanted()) {
    const form = await untilLoaded(load).catch(() => undefined);
    if (!wanted()) return;
    if (form !== undefined) {
      store.show(form);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
  }
}
