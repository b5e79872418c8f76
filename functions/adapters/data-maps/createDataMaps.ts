import type { DataMap, MapFailure, XmlMap } from "#domain/sending/DataMap.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { DataMaps } from "#ports/sending/DataMaps.ts";
import { compileExpression } from "./compileExpression.ts";
import { findMisfits } from "./findMisfits.ts";
import { writeXml } from "./writeXml.ts";

/** The reader of XML Schemas is large: what hands over JSON never loads it. */
async function findXmlMisfits(
  xsd: XmlMap["xsd"],
  xml: string,
): Promise<Result<readonly string[], MapFailure>> {
  const { xmlMisfits } = await import("./xmlMisfits.ts");
  return xmlMisfits(xsd, xml);
}

/** Applies the maps of a state. Each application is sealed once, so nothing compiled is kept. */
export function createDataMaps(maps: Readonly<Record<string, DataMap>>): DataMaps {
  const known = new Map(Object.entries(maps));
  return {
    apply: async (name, data) => {
      const map = known.get(name);
      if (map === undefined) return err({ kind: "map-unknown" });
      const evaluate = compileExpression(map.expression);
      if (!evaluate.ok) return evaluate;
      const made = await evaluate.value(data);
      if (!made.ok) return made;
      const text = "xsd" in map ? writeXml(made.value) : ok(JSON.stringify(made.value));
      if (!text.ok) return text;
      const places =
        "xsd" in map ? await findXmlMisfits(map.xsd, text.value) : findMisfits(map.schema, made.value);
      if (!places.ok) return places;
      return places.value.length === 0 ? text : err({ kind: "does-not-fit", places: places.value });
    },
  };
}
