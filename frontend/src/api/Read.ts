import type { ApiFailure } from "./ApiFailure.ts";

/** Something read from the API, as screens see it. */
export type Read<Value> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly failure: ApiFailure; readonly reload: () => void }
  | { readonly status: "ready"; readonly value: Value; readonly reload: () => void };
