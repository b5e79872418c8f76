import { type FieldView, sameView } from "./FieldView.ts";

/** The views of what is on the screen, with the subscriptions of each. */
export interface ViewCache {
  readonly get: (path: string) => FieldView;
  readonly subscribe: (path: string, listener: () => void) => () => void;
  /** Looks again at every view that may be another, and tells those who watch one that is. */
  readonly refresh: (mayDiffer: (path: string) => boolean) => void;
}

/** Only requested views are kept: a form has hundreds of fields, a page shows a few dozen. */
export function viewCache(look: (path: string) => FieldView): ViewCache {
  const views = new Map<string, FieldView>();
  const listeners = new Map<string, Set<() => void>>();

  return {
    get(path) {
      const known = views.get(path);
      if (known !== undefined) return known;
      const view = look(path);
      views.set(path, view);
      return view;
    },
    subscribe(path, listener) {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size > 0 || listeners.get(path) !== own) return;
        listeners.delete(path);
        views.delete(path);
      };
    },
    refresh(mayDiffer) {
      const changedPaths: string[] = [];
      for (const [path, before] of views) {
        if (!mayDiffer(path)) continue;
        const view = look(path);
        if (sameView(before, view)) continue;
        views.set(path, view);
        changedPaths.push(path);
      }
      for (const path of changedPaths) for (const listener of listeners.get(path) ?? []) listener();
    },
  };
}
