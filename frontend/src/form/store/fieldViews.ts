import type { JsonValue } from "#forms/JsonValue.ts";
import type { Overlay } from "#forms/FormState.ts";

/** What a person typed into a control. */
export interface TypedText {
  readonly text: string;
  /** The answer it stands for; undefined when it stands for none. */
  readonly value: JsonValue | undefined;
  /** Why the text stands for no answer, in a sentence: it stays in the control and keeps the page from going on. */
  readonly wrong?: string | undefined;
}

/** What one component shows. The same object as long as nothing of it changes, so that only it renders anew. */
export interface FieldView {
  readonly value: JsonValue | undefined;
  readonly visible: boolean;
  /** Shown only after the person left the field or tried to go on. */
  readonly error: string | undefined;
  /** What stands in the control while it differs from the answer: not trimmed yet, or not understood. */
  readonly typed: string | undefined;
  /** What the definition's logic changes now. */
  readonly overlay: Overlay | undefined;
  /** Of an editgrid: the row that is being changed. */
  readonly open: number | undefined;
  /** Whether this answer took others out of what is sent; they come back with another one. */
  readonly hides: boolean;
}

/** Whether two values say the same; for plain JSON only, whose members have no order. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const members = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === members.size &&
    entries.every(([key, value]) => members.has(key) && sameValue(value, members.get(key)))
  );
}

/**
 * The views of what is on the screen, with the subscriptions of each. Only requested views are kept: a form has hundreds of
 * fields, a page shows a few dozen.
 */
export function viewCache(look: (path: string) => FieldView) {
  /** The key is `grid` of `grid[0].name`. */
  const views = new Map<string, { readonly key: string; readonly view: FieldView }>();
  const listeners = new Map<string, Set<() => void>>();

  return {
    get: (path: string): FieldView => {
      const known = views.get(path);
      if (known !== undefined) return known.view;
      const [key = path] = path.split(/[.[]/, 1);
      const view = look(path);
      views.set(path, { key, view });
      return view;
    },
    subscribe: (path: string, listener: () => void): (() => void) => {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size > 0 || listeners.get(path) !== own) return;
        listeners.delete(path);
        views.delete(path);
      };
    },
    /** Looks again at every view that may be another, and tells those who watch one that is. */
    refresh(mayDiffer: (path: string, key: string) => boolean): void {
      const changedPaths: string[] = [];
      for (const [path, { key, view: before }] of views) {
        if (!mayDiffer(path, key)) continue;
        const view = look(path);
        if (sameValue(before, view)) continue;
        views.set(path, { key, view });
        changedPaths.push(path);
      }
      for (const path of changedPaths) for (const listener of listeners.get(path) ?? []) listener();
    },
  };
}
