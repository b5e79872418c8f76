import type { ReactNode } from "react";
import { type LazyPart, lazyPart } from "../../components/lazyPart.tsx";
import { loadOnce } from "../../components/loadOnce.ts";
import type { Control } from "./FieldProps.ts";
import { lateMessages } from "./lateMessages.ts";
import type * as moreParts from "./more.ts";
import type * as rareParts from "./rare.ts";

const loadMore = loadOnce(() => import("./more.ts"));
const loadRare = loadOnce(() => import("./rare.ts"));

type More = typeof moreParts;
type Rare = typeof rareParts;

/** A part of what loads after the first page. */
export function more<Props extends object>(
  part: (parts: More) => (props: Props) => ReactNode,
): LazyPart<Props> {
  return lazyPart(async () => part(await loadMore()), [lateMessages]);
}

export function rare(part: (parts: Rare) => Control): Control {
  return lazyPart(async () => part(await loadRare()), [lateMessages]);
}
