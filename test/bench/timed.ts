/** What an action answers, and how many milliseconds it took. */
export async function timed<Value>(
  action: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly milliseconds: number }> {
  const startedAt = performance.now();
  const value = await action();
  return { value, milliseconds: performance.now() - startedAt };
}
