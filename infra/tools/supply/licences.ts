import { readFileSync } from "node:fs";
import path from "node:path";
import { licencesOf } from "./licencesOf.ts";

// `npm run -s licences`: what everything is licensed by; ends with 1 when something is not on the list.
const lock: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../../package-lock.json"), "utf8"),
);
const packages = licencesOf(lock);
for (const { name, version, licence, building, allowed } of packages) {
  const words = [
    name,
    version,
    licence,
    building ? "building" : "product",
    ...(allowed ? [] : ["NOT ALLOWED"]),
  ];
  process.stdout.write(`${words.join("\t")}\n`);
}
const refused = packages.filter(({ allowed }) => !allowed);
process.stdout.write(`${packages.length.toString()} packages, ${refused.length.toString()} not allowed\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
