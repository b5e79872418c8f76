import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { shownPath } from "#forms/answers/shownPath.ts";

/** Parts of a page up to the last of the first that are seen. */
export function firstVisibleComponents(
  components: readonly CompiledComponent[],
  { visible, most }: { readonly visible: ReadonlySet<string>; readonly most: number },
): readonly CompiledComponent[] {
  let shown = 0;
  const end = components.findIndex((component) => {
    const isShown = visible.has("path" in component ? component.path : shownPath(component.key, ""));
    // What the portal knows by itself is an answer without a place on the screen.
    shown += isShown && !(component.kind === "input" && component.type === "hidden") ? 1 : 0;
    return shown > most;
  });
  return end === -1 ? components : components.slice(0, end);
}
