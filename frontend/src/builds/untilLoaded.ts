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
