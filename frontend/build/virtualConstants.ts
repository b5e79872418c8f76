import type { Plugin } from "vite";

/** Modules that exist only while building: each exports the given values as constants. */
export function virtualConstants(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Plugin {
  return {
    name: "portal-virtual-constants",
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load(id) {
      const values = modules[id.slice(1)];
      if (!id.startsWith("\0") || values === undefined) return null;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
