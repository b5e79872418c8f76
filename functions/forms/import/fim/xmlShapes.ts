import { z } from "zod";

/** Zod schemas over `XmlPart`: parts are lists there, however often the standard allows them. */

/** An element with these parts; what else it has is left out. */
export function element<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject({ parts: z.object(shape) }).transform(({ parts }) => parts);
}

export function first<Output>(part: z.ZodType<Output>) {
  return z.array(part).transform((found, context) => {
    const [one] = found.filter((each) => each !== undefined);
    if (one !== undefined) return one;
    context.addIssue({ code: "custom", message: "it is missing" });
    return z.NEVER;
  });
}

export function firstOrNone<Output>(part: z.ZodType<Output>) {
  return z
    .array(part)
    .optional()
    .transform((found) => found?.[0]);
}

export function every<Output>(part: z.ZodType<Output>) {
  return z.array(part).default([]);
}

/** The text in one line. */
export const line = z
  .looseObject({ text: z.string() })
  .transform(({ text }) => text.replace(/\s+/g, " ").trim());

/** The text with its lines, each without spaces around it; undefined where there is none. */
export const lines = z.looseObject({ text: z.string() }).transform(({ text }) => {
  const kept = text
    .split(/\r\n?|\n/)
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter((one) => one !== "");
  return kept.length === 0 ? undefined : kept.join("\n");
});

/** Codes of a list of the standard are wrapped in an element. */
export function code<const Codes extends readonly string[]>(codes: Codes) {
  return element({ code: first(line.pipe(z.enum(codes))) }).transform(({ code: one }) => one);
}
