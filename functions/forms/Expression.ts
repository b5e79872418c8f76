import type { JsonValue } from "./JsonValue.ts";

export type Expression =
  | { readonly op: "all" | "any"; readonly of: readonly Expression[] }
  | { readonly op: "not"; readonly of: Expression }
  | { readonly op: "equals"; readonly path: string; readonly value: JsonValue }
  | { readonly op: "includes"; readonly path: string; readonly value: JsonValue }
  | { readonly op: "empty"; readonly path: string };
