import { type ReactNode, useState } from "react";
import { PlainConditional } from "./PlainConditional.tsx";
import type { PlainPage } from "./plainForm.ts";
import type { PlainStore } from "./plainStore.ts";

export interface PlainPagesProps {
  readonly pages: readonly PlainPage[];
  readonly store: PlainStore;
}

/** One page at a time; `Weiter` goes on without checking, as every candidate does while it is measured. */
export function PlainPages({ pages, store }: PlainPagesProps): ReactNode {
  const [index, setIndex] = useState(0);
  const page = pages[index];
  if (page === undefined) return null;
  return (
    <form noValidate key={page.key}>
      <h2>{page.title}</h2>
      {page.components.map((field) => (
        <PlainConditional key={field.key} field={field} store={store} />
      ))}
      <button
        type="button"
        onClick={() => {
          setIndex(index + 1);
        }}
      >
        Weiter
      </button>
    </form>
  );
}
