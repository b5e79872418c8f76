import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** A package and, where only some of it is read, the parts that travel. */
export interface TravellingPackage {
  readonly name: string;
  readonly only?: readonly string[];
}

/** Copies packages with everything they depend on into `to/node_modules`, as the lockfile laid them out. */
export function copyPackages(
  packages: readonly TravellingPackage[],
  { root, to }: { readonly root: string; readonly to: string },
): void {
  const copied = new Set<string>();
  const parts = new Map(packages.map(({ name, only }) => [path.join(root, "node_modules", name), only]));
  const waiting = [...parts.keys()];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (copied.has(folder)) continue;
    copied.add(folder);
    cpSync(folder, path.join(to, path.relative(root, folder)), {
      recursive: true,
      filter: (file) =>
        !isNestedPackages(file, folder) && isWanted(path.relative(folder, file), parts.get(folder)),
    });
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    for (const dependency of Object.keys(packageSchema.parse(manifest).dependencies)) {
      waiting.push(locate(dependency, { from: folder, root }));
    }
  }
}

/** Nested dependencies are copied as packages of their own, when something asks for them. */
function isNestedPackages(file: string, folder: string): boolean {
  return path.relative(folder, file).split(path.sep)[0] === "node_modules";
}

function isWanted(file: string, only: readonly string[] | undefined): boolean {
  return (
    only === undefined ||
    file === "" ||
    only.some((part) => file === part || file.startsWith(`${part}${path.sep}`))
  );
}

/** Node's own search: the package's `node_modules` first, then those of the folders around it. */
function locate(name: string, { from, root }: { readonly from: string; readonly root: string }): string {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, "node_modules", name);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`The package ${name} is not installed: run npm ci.`);
}
