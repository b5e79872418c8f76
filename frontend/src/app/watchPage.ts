import { watchBuilds } from "../builds/watchBuilds.ts";

/** What goes on for as long as a page lives, and is not needed for its first moments. */
export function watchPage(): void {
  watchBuilds();
  ignoreSecondTap();
}

/** As long as two taps of one finger are apart at most. */
const SECOND_TAP_MILLISECONDS = 350;
/** As far as a finger moves between them. */
const SAME_PLACE_PIXELS = 20;

interface Tap {
  readonly event: MouseEvent;
  readonly heading: string;
  /** What it hit. */
  readonly button: Element | null;
  readonly dialog: Element | null;
}

/**
 * The second of two quick taps on one place does nothing when the first one brought something else under the finger:
 * another page, a dialog that asks whether to delete, the next one of a list. What was not read yet is not answered.
 */
function ignoreSecondTap(): void {
  let last: Tap | undefined;
  window.addEventListener(
    "click",
    (event) => {
      // Keys and labels click without a pointer.
      if (event.detail === 0) return;
      const first = last;
      const hit = event.target instanceof Element ? event.target : document.body;
      last = {
        event,
        heading: shownHeading(),
        button: hit.closest("button"),
        dialog: hit.closest("dialog"),
      };
      if (first === undefined) return;
      // What stands around the page is no question of it.
      const isOfNextPage = first.heading !== last.heading && hit.closest("main") !== null;
      const isOfNextDialog = last.dialog !== null && last.dialog !== first.dialog;
      const isOfNextItem = last.button !== null && first.button?.isConnected === false;
      if (!isOfNextPage && !isOfNextDialog && !isOfNextItem) return;
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
