import { expect, it } from "vitest";
import { readTemplates } from "#infra/laptop/template/readTemplates.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

it.each(["nw", "rp", "demo"])("A laptop knows everything that the stacks of %s declare", (state) => {
  const read = readTemplates(synthesizedTemplates({ state }), { assetPath: () => import.meta.filename });
  expect(read).toMatchObject({ ok: true });
});
