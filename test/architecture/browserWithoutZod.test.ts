import path from "node:path";
import { cruise, type ICruiseOptions } from "dependency-cruiser";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const resultSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

const OPTIONS: ICruiseOptions = {
  baseDir: path.join(import.meta.dirname, "../.."),
  doNotFollow: { path: "node_modules" },
  // Types leave no trace in a bundle.
  tsPreCompilationDeps: false,
};

async function importersOfZod(from: string): Promise<readonly string[]> {
  const { output } = await cruise([from], { ...OPTIONS, exclude: { path: "\\.test\\.tsx?$" } });
  return resultSchema
    .parse(output)
    .modules.filter(({ dependencies }) =>
      dependencies.some(({ resolved }) => /node_modules\/zod\//.test(resolved)),
    )
    .map(({ source }) => source);
}

describe("zod", () => {
  it("is reached by nothing that the browser imports as a value", async () => {
    expect(await importersOfZod("frontend/src")).toEqual([]);
  });

  it("is seen where something imports it", async () => {
    expect(await importersOfZod("functions/domain/sign-in")).not.toEqual([]);
  });
});
