import { UPLOADS_MAX_BYTES } from "../../../../domain/attachment/limits.ts";
import { textIn } from "../../rawDefinition.ts";
import { about, type Finding, type LintRule } from "../Finding.ts";

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1_000, mb: 1_000_000, gb: 1_000_000_000 };

/** Bytes of a size such as "10MB"; 1 MB is 1,000,000 bytes everywhere in the portal. */
function bytesOf(size: string): number {
  const [, amount = "0", unit = "b"] = /^\s*([\d.]+)\s*([kmg]?b)\s*$/i.exec(size) ?? [];
  return Number(amount) * (UNITS[unit.toLowerCase()] ?? 1);
}

/** Files larger than an application may be: builders write "1GB", and the portal holds to its own limit anyway. */
export const fileSizes: LintRule = ({ known }) => {
  const files = known.filter(({ type }) => type === "file");
  const sizes = files.map(({ raw }) => bytesOf(textIn(raw, "fileMaxSize")));
  const limit = `${String(UPLOADS_MAX_BYTES / 1_000_000)} MB`;
  const single = files.flatMap((file, index): Finding[] => {
    const message = `The field allows more than ${limit}, but all files of an application together may have ${limit}.`;
    return (sizes[index] ?? 0) > UPLOADS_MAX_BYTES
      ? [about(file, { severity: "warning", rule: "fileSizes", message })]
      : [];
  });
  const sum = sizes.reduce((all, size) => all + size, 0);
  if (sum <= UPLOADS_MAX_BYTES) return single;
  const message = `All file fields together allow ${String(Math.round(sum / 1_000_000))} MB, but the files of an application may have ${limit} together.`;
  return [...single, { severity: "warning", rule: "fileSizes", key: "", path: "components", message }];
};
