/** As long as two taps of one finger are apart at most. */
const SECOND_TAP_MILLISECONDS = 500;
/** As far as a finger moves between them. */
const SAME_PLACE_PIXELS = 20;

/**
 * The second of two quick taps on one place does nothing when something else stands there by now: whoever taps
 * "Weiter" twice answers no question of the page that came.
 */
export function ignoreSecondTap(): void {
  let last: MouseEvent | undefined;
  window.addEventListener(
    "click",
    (event) => {
      const first = last;
      last = event;
      if (first === undefined || !isSecondTap(event, first)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function isSecondTap(event: MouseEvent, first: MouseEvent): boolean {
  // Keys and labels click without a pointer.
  if (event.detail === 0 || event.timeStamp - first.timeStamp > SECOND_TAP_MILLISECONDS) return false;
  const away = Math.hypot(event.screenX - first.screenX, event.screenY - first.screenY);
  return away <= SAME_PLACE_PIXELS && !isOneTarget(event.target, first.target);
}

function isOneTarget(one: EventTarget | null, other: EventTarget | null): boolean {
  if (!(one instanceof Element && other instanceof Element)) return one === other;
  const [control, first] = [one, other].map((part) => part.closest("label")?.control ?? part);
  return one.contains(other) || other.contains(one) || control === first;
}
