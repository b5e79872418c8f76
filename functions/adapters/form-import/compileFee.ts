import type { Expression } from "../../forms/Expression.ts";
import type { CompileContext } from "./CompileContext.ts";
import { compileJsonLogic } from "./expressions/compileJsonLogic.ts";
import { compileScript } from "./expressions/compileScript.ts";
import { isRaw } from "./rawDefinition.ts";

/** The rule for the fee that a definition has in its `properties`: a script that sets `value`, or JsonLogic. */
export function compileFee(fee: unknown, context: CompileContext): Expression | undefined {
  if (fee === undefined || fee === null || fee === "") return undefined;
  const at = { key: "", property: "properties.fee" };
  if (typeof fee !== "string" && !isRaw(fee)) {
    context.refuse({ ...at, message: "The fee is a script that sets value, or JsonLogic." });
    return undefined;
  }
  const compiled = typeof fee === "string" ? compileScript(fee, "default") : compileJsonLogic(fee);
  if (compiled.ok) return compiled.value;
  for (const { line, message } of compiled.failure) context.refuse({ ...at, line, message });
  return undefined;
}
