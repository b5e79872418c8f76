/** Set when the way out leads back, from signing in or after a reload: then the browser must not ask whether to leave. */
let onPurpose = false;

export function leaveOnPurpose(): void {
  onPurpose = true;
}

export function leavesOnPurpose(): boolean {
  return onPurpose;
}

export function stayAgain(): void {
  onPurpose = false;
}
