import { fieldId } from "./useControl.ts";

const CONTROLS = "input, select, textarea, button";

/**
 * Moves the focus to the control of an answer: its own, the first one of its group, or the nearest around it, such as
 * the button that opens the row in which it stands. Answers whether one of them is there.
 */
export function focusAnswer(path: string): boolean {
  for (let at = path; at !== ""; at = outside(at)) {
    const id = fieldId(at);
    const control =
      document.getElementById(id) ??
      document.getElementById(`${id}-group`)?.querySelector<HTMLElement>(CONTROLS);
    if (control instanceof HTMLElement) {
      control.focus();
      return true;
    }
  }
  return false;
}

/** `grid[1].name` stands in `grid[1]`, that in `grid`. */
function outside(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("."), path.lastIndexOf("["), 0));
}

/** Moves the focus to something that the next rendering brings. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
