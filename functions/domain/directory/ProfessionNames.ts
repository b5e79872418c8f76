import { z } from "zod";
import type { Profession } from "./Authority.ts";

/** A name by which people look for a profession although it is not its title. */
const professionNameSchema = z.strictObject({
  profession: z.string(),
  /** `former`: was its title by law. */
  kind: z.enum(["former", "other"]),
  /** ISO 639-1. */
  language: z.string().regex(/^[a-z]{2}$/),
  /** Key of `sources`. */
  source: z.string(),
  names: z.array(z.string().min(1)).min(1),
});
export type ProfessionName = z.infer<typeof professionNameSchema>;

/** A profession as a search finds it. */
export interface FoundProfession {
  readonly profession: Profession;
  /** By whose title its own is replaced. */
  readonly today: Profession | undefined;
  /** The name that was looked for, where it is not the title. */
  readonly name: (Pick<ProfessionName, "kind" | "language"> & { readonly text: string }) | undefined;
}

/** Shape of `data/professionNames.json`: former titles and other words, each with the source it is taken from. */
export const professionNamesSchema = z.strictObject({
  sources: z.record(z.string(), z.string().min(1)),
  names: z.array(professionNameSchema).min(1),
});

/** Words that say nothing about which profession is meant: what people write around it. */
export const WORDS_AROUND: ReadonlySet<string> = new Set(
  [
    "ich bin als in im der die das den dem ein eine einer eines aus und von fur fuer mit mein meine meinem",
    "beruf berufs anerkennung anerkennen beantragen antrag ausbildung studium studiert gelernt gelernter",
    "ausgebildete ausgebildeter arbeiten arbeit deutschland",
    "i am a an the as my from of for to want work working job profession recognition germany",
    "diploma degree certificate bachelor studied have trained",
  ].flatMap((line) => line.split(" ")),
);
