import path from "node:path";
import { defineConfig, mergeConfig } from "vite";
import portal from "../vite.config.ts";

/** The page that `form -- render` serves: the portal's own form, without a process. It is no part of the product. */
export default mergeConfig(
  portal,
  defineConfig({
    root: import.meta.dirname,
    publicDir: false,
    build: { outDir: path.resolve(import.meta.dirname, "../../dist/preview") },
  }),
);
