import { navigate } from "wouter/use-browser-location";

/** Goes to an address of the portal without loading the document anew. */
export function navigateTo(
  address: string,
  options: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  navigate(address, { replace: options.replace ?? false, state: options.state ?? null });
}
