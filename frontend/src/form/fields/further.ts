import type { ReactNode } from "react";
import { type LazyPart, lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type * as controls from "./furtherControls.tsx";

/** A control of a type that a first page seldom has; all of them load together when one is first shown. */
export function further<Props extends object>(
  of: (parts: typeof controls) => (props: Props) => ReactNode,
): LazyPart<Props> {
  return lazyPart(async () => of(await import("./furtherControls.tsx")));
}
