/** What looks for newer builds loads late; until it found one, every page comes from this build. */
export const newerBuild: {
  /** Loads the page of the address from the newer build; false: it comes from this one. */
  takesOver: (pathname: string) => boolean;
} = { takesOver: () => false };

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
    // It becomes part of an address.
    /^[\w-]{1,64}$/.test(value.id)
  );
}
