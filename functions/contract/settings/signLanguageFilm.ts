import { z } from "zod";
import { bilingualText as text } from "#domain/bilingualText.ts";

/** A film in German Sign Language that a state supplies; its files stand in the folder `films` of the state. */
export const signLanguageFilmSchema = z.strictObject({
  title: text.describe("What the film is about."),
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.mp4$/)
    .describe("The film (MP4, H.264)."),
  minutes: z.number().positive().describe("How long it lasts, in minutes."),
  captions: z
    .string()
    .regex(/^[a-z0-9-]+\.vtt$/)
    .optional()
    .describe("What is signed or said, as German captions (WebVTT)."),
  poster: z
    .string()
    .regex(/^[a-z0-9-]+\.(jpg|png|webp)$/)
    .optional()
    .describe("The picture before the film starts."),
});
export type SignLanguageFilmSettings = z.infer<typeof signLanguageFilmSchema>;
