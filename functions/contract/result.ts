/** Failures as values, in the browser too. Free of zod. */
export { err, ok, type Result } from "../domain/result.ts";
