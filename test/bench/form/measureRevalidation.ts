import path from "node:path";
import { build, type BuildOptions } from "esbuild";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { FUNCTIONS } from "#infra/functions.ts";
import { oneZodLocale } from "#infra/build/bundleFunctions.ts";
import { processedByFormio } from "#test/oracle/processedByFormio.ts";
import { PROJECT_ROOT } from "../benchFolder.ts";
import type { Figure, FigureSection } from "../Figure.ts";
import { quantile } from "../quantile.ts";
import { timed } from "../timed.ts";
import { benchAnswers } from "./benchAnswers.ts";

const ROUNDS = 60;
const WARM_UPS = 15;

const AS_A_FUNCTION = {
  absWorkingDir: PROJECT_ROOT,
  bundle: true,
  platform: "node",
  format: "esm",
  mainFields: ["module", "main"],
  minify: true,
  logLevel: "error",
} as const satisfies BuildOptions;

/** What a function does with sent answers, against Form.io's own engine over the same definition, in turn. */
export async function measureRevalidation(
  definition: { readonly components: readonly Readonly<Record<string, JsonValue>>[] },
  form: CompiledForm,
): Promise<FigureSection> {
  const data = benchAnswers(form);
  const now = new Date().toISOString();
  const own: number[] = [];
  const formio: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const ours = await timed(() => Promise.resolve(evaluateForm(form, { data, now, onServer: true })));
    const theirs = await timed(() => Promise.resolve(processedByFormio(definition, { data, server: true })));
    if (round < 0) continue;
    own.push(ours.milliseconds);
    formio.push(theirs.milliseconds);
  }
  const { errors, visible } = evaluateForm(form, { data, now, onServer: true });
  return {
    title: "Form of 240 fields: checking sent answers again on the server",
    remark: `Median of ${ROUNDS} of each in turn, warm, in Node. Baseline: @formio/core.`,
    figures: [
      {
        name: "check of 240 answers",
        unit: "ms",
        value: quantile(own, 0.5),
        baseline: quantile(formio, 0.5),
        budget: 10,
        note: `${visible.size} fields and rows shown, ${errors.length} errors`,
      },
      await bundledAlone(),
      await smallestFunction(),
    ],
  };
}

/** The engine without anything around it, bundled as a function is. */
async function bundledAlone(): Promise<Figure> {
  const kilobytes = async (contents: string): Promise<number> => {
    const stdin = { contents, resolveDir: import.meta.dirname };
    const { outputFiles } = await build({ ...AS_A_FUNCTION, stdin, write: false, outdir: "engine" });
    return outputFiles.reduce((sum, file) => sum + file.contents.length, 0) / 1000;
  };
  return {
    name: "engine bundled alone",
    unit: "kB",
    value: await kilobytes('export { evaluateForm } from "#forms/evaluateForm.ts";'),
    baseline: await kilobytes('export { processSync } from "@formio/core";'),
    budget: 200,
  };
}

async function smallestFunction(): Promise<Figure> {
  const { metafile } = await build({
    ...AS_A_FUNCTION,
    entryPoints: Object.entries(FUNCTIONS).map(([name, { entry }]) => ({ in: entry, out: name })),
    outdir: "functions",
    write: false,
    external: ["pdfkit", "@expo-google-fonts/*"],
    metafile: true,
    plugins: [oneZodLocale],
  });
  const [smallest] = Object.entries(metafile.outputs)
    .filter(([, { inputs }]) => Object.hasOwn(inputs, "functions/forms/evaluateForm.ts"))
    .sort(([, one], [, other]) => one.bytes - other.bytes);
  if (smallest === undefined) throw new Error("no function contains the engine");
  const [file, { bytes, inputs }] = smallest;
  const packages = Object.entries(inputs).filter(([input]) => input.includes("node_modules/"));
  const fromPackages = packages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) / 1000;
  return {
    name: "smallest function with the engine",
    unit: "kB",
    value: bytes / 1000,
    note: `${path.basename(file, ".js")}, ${fromPackages.toFixed(1)} kB of it from packages`,
  };
}
