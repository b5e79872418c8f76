import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { SignLanguageFilmSettings } from "#contract/settings/signLanguageFilm.ts";

const ID = "virtual:sign-language-films";

export interface SignLanguageFilmsOptions {
  readonly folder: string;
  readonly films: readonly SignLanguageFilmSettings[];
}

/** Films of the state with the addresses and sizes of their files. The build stops at a file that is not there. */
export function signLanguageFilms({ folder, films }: SignLanguageFilmsOptions): Plugin {
  return {
    name: "portal-sign-language-films",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const imports: string[] = [];
      const addressOf = (name: string | undefined): string => {
        if (name === undefined) return "undefined";
        const file = path.join(folder, name);
        if (!existsSync(file))
          this.error(`The settings name the film file ${name}, and there is no ${file}.`);
        const variable = `file${imports.length.toString()}`;
        imports.push(`import ${variable} from ${JSON.stringify(`${file}?url`)};`);
        return variable;
      };
      const entries = films.map(({ title, minutes, file, captions, poster }) => {
        const addresses = `file: ${addressOf(file)}, captions: ${addressOf(captions)}, poster: ${addressOf(poster)}`;
        const bytes = statSync(path.join(folder, file)).size;
        return `{ ...${JSON.stringify({ title, minutes, bytes })}, ${addresses} }`;
      });
      return `${imports.join("\n")}\nexport const films = [${entries.join(", ")}];`;
    },
  };
}
