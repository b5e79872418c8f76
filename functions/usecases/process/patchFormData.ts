import type { Process } from "../../domain/process/Process.ts";
import type { IllegalTransition } from "../../domain/process/transitions.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { CompiledForm, FieldError, InputComponent } from "../../forms/CompiledForm.ts";
import type { JsonValue } from "../../forms/JsonValue.ts";
import { withAnswerAt } from "../../forms/dataPath.ts";
import type { FormAnswers } from "../../forms/JsonValue.ts";
import { errorsOfGivenAnswers, evaluateForm, type FormState } from "../../forms/evaluateForm.ts";
import { fieldsOf } from "../../forms/fieldsOf.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import { changeOwnProcess } from "./changeOwnProcess.ts";
import { contentChange } from "./contentChange.ts";
import { formOfProcess, stateOfForm } from "./formState.ts";
import { getOwnProcess } from "./getOwnProcess.ts";

export type PatchFailure =
  | AccessFailure
  | IllegalTransition
  | WriteConflict
  | { readonly kind: "form-not-found" }
  | { readonly kind: "answers-too-large" }
  | { readonly kind: "version-conflict"; readonly currentVersion: number };

export interface PatchRequest {
  readonly actor: Actor;
  readonly processId: string;
  /** The version the changes are based on. */
  readonly version: number;
  readonly changes: readonly { readonly path: string; readonly value: JsonValue }[];
}

export interface PatchedProcess {
  readonly process: Process;
  readonly errors: readonly FieldError[];
  readonly dropped: readonly string[];
}

/** A stored item ends at 400 kB; answers keep well below, so that a process always fits. */
const ANSWERS_MAX_BYTES = 200_000;

/**
 * Saves changed answers. The same engine as in the browser decides what the form offers: other paths, files and wrong
 * types are dropped, hidden answers are cleared, and broken rules are told but kept, because a draft may be unfinished.
 */
export async function patchFormData(
  ports: Pick<Ports, "processes" | "forms" | "clock">,
  request: PatchRequest,
): Promise<Result<PatchedProcess, PatchFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const fields = new Map(
    form.pages.flatMap((page) => fieldsOf(page).map(({ field }) => [field.path, field] as const)),
  );
  const accepted = request.changes.filter(({ path, value }) => fits(fields.get(path), value));
  const changed = await changeOwnProcess<Exclude<PatchFailure, AccessFailure | WriteConflict>>(ports, {
    actor: request.actor,
    processId: request.processId,
    change: (process, now) => {
      if (process.version !== request.version) {
        return err({ kind: "version-conflict", currentVersion: process.version });
      }
      const formData = settled(form, { data: applied(process.formData, accepted), now });
      if (JSON.stringify(formData).length > ANSWERS_MAX_BYTES) return err({ kind: "answers-too-large" });
      const next = contentChange(process, now);
      return next.ok ? ok({ ...next.value, formData }) : next;
    },
  });
  if (!changed.ok) return changed;
  const state = stateOfForm(changed.value, { form, now: ports.clock.now() });
  return ok({
    process: changed.value,
    errors: errorsOfGivenAnswers(state),
    dropped: droppedPaths(request, { state, fields }),
  });
}

function fits(field: InputComponent | undefined, value: JsonValue): boolean {
  if (field === undefined || field.type === "file") return false;
  if (value === null) return true;
  if (field.type === "checkbox") return typeof value === "boolean";
  if (field.type === "selectboxes") return typeof value === "object" && !Array.isArray(value);
  return typeof value === "string";
}

function applied(data: FormAnswers, changes: PatchRequest["changes"]): FormAnswers {
  let next = data;
  for (const { path, value } of changes) {
    next = withAnswerAt(next, { path, value: value === null || value === "" ? undefined : value });
  }
  return next;
}

function settled(form: CompiledForm, given: { readonly data: FormAnswers; readonly now: Date }): FormAnswers {
  return evaluateForm(form, { data: given.data, now: given.now.toISOString(), onServer: true }).data;
}

function droppedPaths(
  request: PatchRequest,
  known: { readonly state: FormState; readonly fields: ReadonlyMap<string, InputComponent> },
): readonly string[] {
  return request.changes
    .filter(({ path, value }) => !fits(known.fields.get(path), value) || !known.state.visible.has(path))
    .map(({ path }) => path);
}
