const ATTEMPTS = 3;
const WAIT_MILLISECONDS = 1000;

/**
 * Loads a part of a page. Without a connection it waits for one: giving up would replace the page, and with it what was
 * typed. What does not arrive over a working connection is asked for three times.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        attempt = 0;
        await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      } else if (attempt >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS));
    }
  }
}

/** Loads something at the first call and answers every later one with it. What failed is loaded anew. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
