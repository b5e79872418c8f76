import { films } from "virtual:sign-language-films";
import type { SignLanguageFilmSettings } from "#contract/settings/signLanguageFilm.ts";

/** A film with the addresses of its files instead of their names. */
export interface SignLanguageFilm extends SignLanguageFilmSettings {
  readonly bytes: number;
}

/** Films in German Sign Language of the state that this portal was built for. */
export const signLanguageFilms: readonly SignLanguageFilm[] = films;
