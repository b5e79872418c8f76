import type { CaaRecord } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { Surroundings } from "./Surroundings.ts";

interface NameServers {
  readonly resolveCname: (host: string) => Promise<readonly string[]>;
  readonly resolve4: (host: string) => Promise<readonly string[]>;
  readonly resolveCaa: (host: string) => Promise<readonly CaaRecord[]>;
}

const NOTHING = new Set(["ENODATA", "ENOTFOUND"]);

/** An empty answer is one; every other failure is none. */
async function orEmpty<Value>(asked: Promise<readonly Value[]>): Promise<readonly Value[]> {
  try {
    return await asked;
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      typeof error.code === "string" &&
      NOTHING.has(error.code)
    )
      return [];
    throw error;
  }
}

/** Asks the name servers of this machine. */
export function lookUpNames(
  resolver: NameServers = new Resolver({ timeout: 3_000, tries: 2 }),
): Surroundings["lookUp"] {
  return {
    hostPointsTo: async (host) => {
      const aliases = await orEmpty(resolver.resolveCname(host));
      return aliases.length > 0 ? aliases : orEmpty(resolver.resolve4(host));
    },
    // The nearest domain upwards that says anything counts (RFC 8659, section 3).
    issuersOf: async (host) => {
      const labels = host.split(".");
      for (const [place] of labels.entries()) {
        const records = await orEmpty(resolver.resolveCaa(labels.slice(place).join(".")));
        if (records.length > 0) return records.flatMap(({ issue }) => issue ?? []);
      }
      return [];
    },
  };
}
