const holds = new Set<() => boolean>();

/** Whoever does what a reload of the window would lose, or disturb, says so as long as it lasts. */
export function hold(isUnderWay: () => boolean): () => void {
  holds.add(isUnderWay);
  return () => holds.delete(isUnderWay);
}

export function isHeld(): boolean {
  return [...holds].some((isUnderWay) => isUnderWay());
}
