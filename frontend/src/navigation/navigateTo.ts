import type { MouseEvent } from "react";
import { navigate } from "wouter/use-browser-location";

/** Goes to an address of the portal without loading the document anew. */
export function navigateTo(
  address: string,
  options: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  navigate(address, { replace: options.replace ?? false, state: options.state ?? null });
}

/** A press that follows the link here; others open it in a window of its own. */
export function staysHere(
  event: Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** An address of this portal, or undefined: one slash, then no second one and no backslash (open redirects). */
export function ownPath(address: string | null): string | undefined {
  return address !== null && /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : undefined;
}
