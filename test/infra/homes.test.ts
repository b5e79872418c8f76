import path from "node:path";
import { expect, it } from "vitest";
import { compareHomes } from "../../infra/homes/compareHomes.ts";
import { HOME_DIFFERENCES } from "../../infra/homes/HOME_DIFFERENCES.ts";
import { synthesizeUnbuilt, type HomeName } from "../../infra/homes/synthesizeUnbuilt.ts";

it.each(["nw", "rp", "demo"])(
  "The homes of %s differ in what is written down, stack by stack, and in nothing else, and one machine carries both that run on one",
  (state) => {
    const settingsFile = path.join(import.meta.dirname, `../../infra/settings/${state}.json`);
    const templates = (home: HomeName) => synthesizeUnbuilt({ settingsFile, home });
    const differences = compareHomes({
      embedded: templates("embedded"),
      localstack: templates("localstack"),
      aws: templates("aws"),
    });
    const found = differences.map(({ what, more }) => [
      what,
      HOME_DIFFERENCES[what]?.more === undefined ? undefined : more,
    ]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(HOME_DIFFERENCES).map(([what, { more }]) => [what, more])),
    );
    expect(differences.filter(({ counts }) => counts.embedded !== counts.localstack)).toEqual([]);
  },
  180_000,
);
