/** What becomes of a part of a page that did not load. What knows that loads soon after the first page, so it is there. */
export async function withoutPart(error: unknown): Promise<never> {
  const late = await import("./partFailed.ts").catch(() => undefined);
  if (late === undefined) throw error;
  return late.partFailed(error);
}
