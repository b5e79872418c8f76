/** What a step of the command gives: a value, or the one sentence to end with. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly sentence: string };

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failed(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence };
}
