import { createHash } from "node:crypto";
import { z } from "zod";
import { importPlaces, type PlacesRefused } from "#domain/directory/importPlaces.ts";
import { isPlaceVersion } from "#domain/directory/Location.ts";
import type { PlaceStore } from "#ports/directory/ServiceDirectory.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { causeOf, refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readText } from "#commands/readDefinitionFile.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator places import FILE [--json]
operator places versions [--json]
operator places activate VERSION|bundled [--json]
FILE is a table in UTF-8 with the columns plz, ort, ags, ars, land, kreis. Each speaks to the portal on this machine (PORT,
4000), or with --bucket NAME to AWS.`;

const BUNDLED = "bundled";
/** Somebody else was faster: what was looked at before is no longer so. */
const forestalled = refused(
  "Somebody else changed the places at the same time, and they stay as they left them: operator places versions lists them.",
);
const VERSION_LENGTH = 12;

const wordsSchema = z.object({
  positionals: z.union([
    z.tuple([z.literal("import"), z.string().min(1)]),
    z.tuple([z.literal("versions")]),
    z.tuple([
      z.literal("activate"),
      z.string().refine((version) => version === BUNDLED || isPlaceVersion(version)),
    ]),
  ]),
  options: z.object({ bucket: z.string().min(1).optional(), json: z.boolean().default(false) }),
});
type Options = z.infer<typeof wordsSchema>["options"];

/** Tables of places in addition to the bundled one; the active one takes effect within a minute. */
export async function places(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { bucket: { type: "string" }, json: { type: "boolean" } }),
  );
  if (!words.success) return unable(USAGE);
  const { positionals, options } = words.data;
  try {
    switch (positionals[0]) {
      case "import":
        return await importTable(positionals[1], options);
      case "versions":
        return await onStore(options, (store) => listTables(store, options));
      case "activate":
        return await onStore(options, (store) =>
          activateTable(store, { ...options, version: positionals[1] }),
        );
    }
  } catch (error) {
    // The store is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The bucket for places cannot be used. ${causeOf(error)}`);
  }
}

/** Refused as a whole when anything is wrong; the same table is the same version, whenever it is imported. */
async function importTable(file: string, options: Options): Promise<CommandAnswer> {
  const text = await readText(file);
  if (!text.ok) return unable(`${file}: ${text.failure}`);
  const read = importPlaces(text.value);
  if (!read.ok) return refused(refusal(file, read.failure));
  const { places: table, counts } = read.value;
  const version = createHash("sha256").update(JSON.stringify(table)).digest("hex").slice(0, VERSION_LENGTH);
  return onStore(options, async (store) => {
    const from = await store.active();
    const info = { importedAt: new Date().toISOString(), places: table.length };
    const isThere =
      (await store.info(version)) !== undefined || (await store.put(version, { places: table, info }));
    if (!isThere || !(await store.activate({ from, to: version }))) return forestalled;
    const states = Object.entries(counts).map(([region, count]) => `${region} ${String(count)}`);
    const text = [
      `Imported ${String(table.length)} places as ${version}: ${states.sort().join(", ")}.`,
      "People choose from them within a minute. Running drafts keep their place.",
    ].join("\n");
    return answered(options, { facts: { active: version, places: table.length, counts }, text });
  });
}

function refusal(file: string, { reasons, more }: PlacesRefused): string {
  return [
    ...reasons.map(({ line, reason }) => `line ${String(line)}: ${reason}`),
    ...(more > 0 ? [`and ${String(more)} more`] : []),
    `${file} is not imported: a wrong place sends an application to the wrong authority.`,
  ].join("\n");
}

async function listTables(store: PlaceStore, options: Options): Promise<CommandAnswer> {
  const active = await store.active();
  const stored = await Promise.all(
    (await store.versions()).map(async (version) => ({ version, info: await store.info(version) })),
  );
  const tables = stored
    .flatMap(({ version, info }) => (info === undefined ? [] : [{ version, ...info }]))
    .sort((one, other) => one.importedAt.localeCompare(other.importedAt));
  const lines = tables.map(
    ({ version, importedAt, places: count }) =>
      `${version}  ${importedAt}  ${String(count)} places${version === active ? "  active" : ""}`,
  );
  const bundled = active === undefined ? ["The places that come along with the portal are in force."] : [];
  const text = [...lines, ...bundled].join("\n");
  return answered(options, { facts: { active: active ?? BUNDLED, versions: tables }, text });
}

async function activateTable(
  store: PlaceStore,
  { version, ...options }: Options & { readonly version: string },
): Promise<CommandAnswer> {
  const from = await store.active();
  if (version === BUNDLED) {
    if (!(await store.activate({ from, to: undefined }))) return forestalled;
    const text = "The places that come along with the portal are in force, within a minute.";
    return answered(options, { facts: { active: BUNDLED }, text });
  }
  if ((await store.info(version)) === undefined)
    return refused(`There is no table ${version}: operator places versions lists them.`);
  if (!(await store.activate({ from, to: version }))) return forestalled;
  const text = `The places of ${version} are in force, within a minute.`;
  return answered(options, { facts: { active: version }, text });
}

async function onStore(
  { bucket }: Options,
  run: (store: PlaceStore) => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const opened = await openStore(OPERATOR_STORES.places, bucket);
  return opened.ok ? run(opened.value.store) : unable(opened.failure);
}
