import { httpFormService } from "../../adapters/form-import/lip/httpFormService.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { FormServiceFailure } from "../../ports/FormService.ts";
import { readDefinitionFile } from "../readDefinitionFile.ts";

interface Source {
  /** As messages name it. */
  readonly name: string;
  readonly definition: unknown;
}

type Place = { readonly file: string } | { readonly from: string; readonly id: string };

/** A definition from a file or from a server with forms, or why there is none, in a sentence. */
export async function readSource(place: Place): Promise<Result<Source, string>> {
  if ("from" in place) {
    const document = await httpFormService(place.from).document(place.id);
    return document.ok
      ? ok({ name: `${place.from} ${place.id}`, definition: document.value })
      : err(sentence(document.failure, place));
  }
  const { file } = place;
  const read = await readDefinitionFile(file);
  return read.ok ? ok({ name: file, definition: read.value }) : read;
}

function sentence(
  failure: FormServiceFailure,
  { from, id }: { readonly from: string; readonly id: string },
): string {
  switch (failure.kind) {
    case "address-refused":
      return `${from} is no https address: plain http is for this machine only.`;
    case "form-not-found":
      return `${from} has no form ${id}.`;
    case "unreachable":
      return `${from} does not answer.`;
    case "answered-otherwise":
      return `${from} answers with status ${String(failure.status)}.`;
    case "too-large":
      return `What ${from} answers is larger than 10 MB.`;
    case "not-json":
      return `What ${from} answers is not JSON.`;
  }
}
