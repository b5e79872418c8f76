import { watchBuilds } from "../builds/watchBuilds.ts";

/** What goes on for as long as a page lives, and is not needed for its first moments. */
export function watchPage(): void {
  watchBuilds();
  ignoreSecondTap();
}

/** As long as two taps of one finger are apart at most. */
const SECOND_TAP_MILLISECONDS = 500;
/** As far as a finger moves between them. */
const SAME_PLACE_PIXELS = 20;
const CONTROLS = "a, button, input, label, select, summary, textarea, [role=option]";

/**
 * The second of two quick taps on one place does nothing when the first one brought something else under the finger:
 * another page, a dialog that asks whether to delete, the next one of a list. What was not read yet is not answered.
 */
function ignoreSecondTap(): void {
  let last: { readonly event: MouseEvent; readonly heading: string; readonly control: unknown } | undefined;
  window.addEventListener(
    "click",
    (event) => {
      // Keys and labels click without a pointer.
      if (event.detail === 0) return;
      const first = last;
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      last = { event, heading: shownHeading(), control };
      if (control === null || first === undefined) return;
      // What stands around the page is no question of it.
      const isOfNextPage = first.heading !== last.heading && control.closest("main") !== null;
      if (first.control === control && !isOfNextPage) return;
      const { timeStamp, screenX, screenY } = first.event;
      const away = Math.hypot(event.screenX - screenX, event.screenY - screenY);
      if (event.timeStamp - timeStamp > SECOND_TAP_MILLISECONDS || away > SAME_PLACE_PIXELS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** What tells pages apart, also the steps of an application, whose address follows a moment later. */
function shownHeading(): string {
  return document.querySelector("h1")?.textContent ?? "";
}
