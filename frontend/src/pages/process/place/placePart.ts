import { lazyPart } from "../../../components/lazyPart.tsx";
import type { LazyMessages } from "../../../i18n/lazyMessages.ts";

const placeMessages: LazyMessages = {
  de: async () => (await import("./messages.de.ts")).de,
  en: async () => (await import("./messages.en.ts")).en,
};

/** A part of its own: only a form that asked for the place needs the search. */
export const PlaceOfApplication = lazyPart(
  async () => (await import("./PlaceOfApplication.tsx")).PlaceOfApplication,
  [placeMessages],
);
