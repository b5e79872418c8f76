import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { StateSettings } from "#contract/settings/settings.ts";
import { applicationDataSchema } from "#domain/documents/ApplicationData.ts";
import { mapFailureSentence } from "#domain/sending/DataMap.ts";
import { mapsOf, type SubmissionSchema, type TransportWay } from "#domain/sending/transportRules.ts";
import { mapFolder, readStateMap } from "#runtime/readStateMaps.ts";
import { wrong, type SettingsFinding } from "./SettingsFinding.ts";

/** Maps of data that are missing, cannot be used, or make of their example something else than they should. */
export async function mapFindings(settings: StateSettings): Promise<readonly SettingsFinding[]> {
  const used = settings.server.transports.flatMap(({ ways }, rule) =>
    ways.flatMap((way, place) =>
      mapsOf(way).map((map, index) => ({
        map,
        mimeType: mimeTypeOf(way, index),
        at: `server.transports.${String(rule)}.ways.${String(place)}.${way.transport === "xta" ? "map" : `handOver.${String(index)}.map`}`,
      })),
    ),
  );
  const judged = await Promise.all(
    used.map(async ({ map, mimeType, at }) => {
      const problem = await problemOf({ map, mimeType, folder: mapFolder(settings, map) });
      return problem === undefined
        ? []
        : [wrong(at, { sentence: `is ${map}. ${problem}.`, wayOut: "Correct the files of the map." })];
    }),
  );
  return judged.flat();
}

/** XTA attaches JSON. */
function mimeTypeOf(way: TransportWay, index: number): SubmissionSchema["mimeType"] {
  return (
    (way.transport === "fit-connect" ? way.handOver?.[index]?.mimeType : undefined) ?? "application/json"
  );
}

async function problemOf({
  map,
  mimeType,
  folder,
}: {
  readonly map: string;
  readonly mimeType: SubmissionSchema["mimeType"];
  readonly folder: string;
}): Promise<string | undefined> {
  const read = readStateMap(folder);
  if (!read.ok) return `${path.relative(".", folder)} ${read.failure}`;
  const { example, expected, map: kept } = read.value;
  const isXml = "xsd" in kept;
  if (isXml !== (mimeType === "application/xml"))
    return `It makes ${isXml ? "XML" : "JSON"}, and ${mimeType} is handed over`;
  const application = applicationDataSchema.safeParse(example);
  if (!application.success) {
    const [issue] = application.error.issues;
    return `Its example.json is no application by application-v2: /${issue?.path.join("/") ?? ""}`;
  }
  // What applies maps is large: settings without any do not wait for it.
  const { mapsFrom } = await import("#runtime/wiring/maps.ts");
  const made = await mapsFrom({ [map]: kept }).apply(map, example);
  if (!made.ok) return mapFailureSentence(map, made.failure);
  const isExpected = isXml ? made.value === expected : isDeepStrictEqual(JSON.parse(made.value), expected);
  return isExpected ? undefined : `Its example gives something else than expected.${isXml ? "xml" : "json"}`;
}
