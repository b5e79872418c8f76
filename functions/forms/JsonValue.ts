export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Answers by key; a dot in a key nests, as in Form.io. */
export type FormAnswers = Readonly<Record<string, JsonValue>>;
