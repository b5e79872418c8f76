import { usageSchema, type Usage } from "./UsageLine.ts";

const PATIENCE_MILLISECONDS = 5_000;

/** What a running portal has used; undefined where nobody counts (LocalStack), or nobody answers. */
export async function readUsage(portalUrl: string): Promise<Usage | undefined> {
  try {
    const answer = await fetch(new URL("/__local/usage", portalUrl), {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    const read = usageSchema.safeParse(answer.ok ? await answer.json() : undefined);
    return read.data;
  } catch {
    return undefined;
  }
}
