import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { portalTexts } from "#build/texts/portalTexts.ts";

export type Language = "de" | "en";

/** A text that people read, and where an author finds it: the key of a message, `form`, or the file of a document. */
export interface ReadText {
  readonly where: string;
  readonly text: string;
}

const ROOT = path.join(import.meta.dirname, "../..");
const formSchema = z.object({ i18n: z.object({ en: z.record(z.string(), z.string()) }) });

/** The texts of all screens: those of the portal by key, and those of the form. */
export async function screenTexts(language: Language): Promise<readonly ReadText[]> {
  const portal = [...(await portalTexts(language))].map(([where, text]) => ({ where, text }));
  return [...portal, ...formTexts(language)];
}

/** A form's German texts are the keys of its English ones. */
function formTexts(language: Language): readonly ReadText[] {
  return globSync("functions/forms/definitions/*.json", { cwd: ROOT })
    .map((file) => formSchema.safeParse(JSON.parse(readFileSync(path.join(ROOT, file), "utf8"))))
    .flatMap(({ data }) => Object.entries(data?.i18n.en ?? {}))
    .map(([german, english]) => ({ where: "form", text: language === "de" ? german : english }));
}

/** What letters and other documents say, in both languages. */
export function documentTexts(): readonly ReadText[] {
  return globSync("functions/{usecases/documents,api/forms}/**/*.ts", { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((where) =>
      Array.from(codeOf(where).matchAll(/"((?:[^"\\\n]|\\.)*)"/g))
        .map(([, text = ""]) => ({ where, text }))
        .filter(({ text }) => /\p{L} \p{L}/u.test(text)),
    );
}

/** A file without its lines of comment. */
function codeOf(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8").replaceAll(/^ *(?:\/?\*|\/\/).*$/gm, "");
}
