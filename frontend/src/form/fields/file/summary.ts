import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { recordOf } from "../control/recordOf.ts";
import type { Summary } from "../control/Summary.ts";
import { textOf } from "../control/textOf.ts";

export const files: Summary = {
  lines: (_, { value, files: arrived, locale }) =>
    arrived === undefined
      ? (Array.isArray(value) ? value : []).map((file) => textOf(recordOf(file)["name"]))
      : arrived.map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`),
  isOfPage: true,
  isWhole: true,
};
