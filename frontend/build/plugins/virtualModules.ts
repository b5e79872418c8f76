import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { SignLanguageFilmSettings } from "#contract/settings/signLanguageFilm.ts";
import { ROUTES } from "#contract/routes.ts";

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

/**
 * The table of the API as the browser needs it: method and path of what a page calls. Who may call what is the server's
 * business, and half of what the table weighs; what identity and delivery providers send is none of the browser's.
 */
export function browserRoutes(): Plugin {
  const routes = Object.fromEntries(
    Object.entries(ROUTES)
      .filter(([, route]) => !("sentBy" in route))
      .map(([name, { method, path }]) => [name, { method, path }]),
  );
  return {
    name: "portal-browser-routes",
    load: (id) =>
      id.endsWith("/functions/contract/routes.ts")
        ? { code: `export const ROUTES = ${JSON.stringify(routes)};`, moduleType: "js" }
        : null,
  };
}
