/** Runs something once what is rendered now is on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
