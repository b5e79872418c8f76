import type { Plugin } from "vite";

/**
 * The minifier gives every oklch colour twice: as hex, and again for screens with more colours. KERN's own palette is
 * specified in hex, so the second copy only weighs.
 */
export function plainColours(): Plugin {
  return {
    name: "portal-plain-colours",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
        file.source = css.replace(
          /@supports \(color:\s*(?:lab|color)\([^{]*\)\s*\{(?:[^{}]*\{[^{}]*\})*\}/g,
          "",
        );
      }
    },
  };
}
