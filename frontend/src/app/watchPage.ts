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

/**
 * The second of two quick taps on one place does nothing when another page came with the first: whoever taps "Weiter"
 * twice answers no question of the next page.
 */
function ignoreSecondTap(): void {
  let last: { readonly event: MouseEvent; readonly heading: string } | undefined;
  window.addEventListener(
    "click",
    (event) => {
      const first = last;
      last = { event, heading: shownHeading() };
      // Keys and labels click without a pointer; what stands around the page is no question of it.
      if (event.detail === 0 || !isInMain(event.target)) return;
      if (first === undefined || first.heading === last.heading) return;
      const { timeStamp, screenX, screenY } = first.event;
      const away = Math.hypot(event.screenX - screenX, event.screenY - screenY);
      if (event.timeStamp - timeStamp > SECOND_TAP_MILLISECONDS || away > SAME_PLACE_PIXELS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function isInMain(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("main") !== null;
}

/** What tells pages apart, also the steps of an application, whose address follows a moment later. */
function shownHeading(): string {
  return document.querySelector("h1")?.textContent ?? "";
}
