import { z } from "zod";

const settings = z.record(z.string(), z.unknown());

/**
 * A foreign type as one that the portal knows. `with` stands in the component where its author says nothing else;
 * `without` names settings that only the foreign type understands, such as `validate.custom` with calls of its own.
 */
const plainType = z.union([
  z.string().transform((type) => ({ type, with: {}, without: [] })),
  z.strictObject({
    type: z.string(),
    with: settings.default({}),
    without: z.array(z.string()).default([]),
  }),
]);

/**
 * Foreign types by name, as an author writes them in a file: `{ "iban": { "type": "textfield", "with": { … } } }`. The type
 * `placeholder` leaves a note in place of the component; `*` is every type that the portal and the table do not know, `select:url` a select with
 * choices from elsewhere (by its `dataSrc`).
 */
export const typeTableSchema = z.record(z.string(), plainType);
export type TypeTable = z.infer<typeof typeTableSchema>;

/** In place of a component that asks nothing here. */
export const PLACEHOLDER = "placeholder";

/** Every type that is not known. */
export const ALL_OTHERS = "*";
