/** Set when the way out is the way to sign in: then the browser must not ask whether to leave. */
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
