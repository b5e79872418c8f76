const ATTEMPTS = 3;
const WAIT_MILLISECONDS = 1000;

/**
 * Loads a part of a page. Without a connection it waits for one: giving up would replace the page, and with it what was
 * typed. Devices say that they are online on many a line that is gone, so only what does not arrive while the portal
 * answers is given up, after three times.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  let failures = 0;
  for (let isAgain = false; ; isAgain = true) {
    try {
      if (isAgain) await Promise.all(lostStyles());
      return await load();
    } catch (error) {
      if (!navigator.onLine)
        await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      failures = (await latestBuild()) === undefined ? 0 : failures + 1;
      if (failures >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS));
    }
  }
}

/** Links of styles that did not arrive: Vite, which loads them with a part, asks for each once. */
const lost = new Set<HTMLLinkElement>();
if (typeof document === "object") {
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
  };
  document.addEventListener("error", remember, true);
}

/** Asks for them again; one that is lost anew is remembered anew. */
function lostStyles(): readonly Promise<unknown>[] {
  return [...lost].map(
    (before) =>
      new Promise((resolve, reject) => {
        lost.delete(before);
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = before.href;
        link.addEventListener("load", resolve);
        link.addEventListener("error", reject);
        before.replaceWith(link);
      }),
  );
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

/** Id of the newest build of the portal; undefined where the portal cannot be reached. */
export async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now().toString()}`, { cache: "no-store" });
    const build: unknown = answer.ok ? await answer.json() : undefined;
    return isBuild(build) ? build.id : undefined;
  } catch {
    return undefined;
  }
}

function isBuild(value: unknown): value is { readonly id: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    // It is a part of an address.
    /^[\w-]{1,64}$/.test(value.id)
  );
}
