import { readFileSync } from "node:fs";
import { bundledFormsSchema, type BundledForms } from "./BundledForms.ts";

/** The forms that the build compiled and laid beside the bundle (`infra/build`). Nothing is compiled in a function. */
export function readBundledForms(file: URL = new URL("./forms.json", import.meta.url)): BundledForms {
  return bundledFormsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
