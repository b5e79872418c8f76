import type { InputComponent, Option } from "../../forms/CompiledForm.ts";
import type { JsonValue } from "../../forms/JsonValue.ts";
import { isoOfDay } from "../../forms/dayValue.ts";

const NOT_GIVEN = "nicht angegeben";

/** An answer as a person reads it on paper. */
export function answerText(
  field: InputComponent,
  { value, options }: { readonly value: JsonValue | undefined; readonly options: readonly Option[] },
): string {
  if (value === undefined || value === null || value === "") return NOT_GIVEN;
  if (typeof value === "boolean") return value ? "Ja" : "Nein";
  if (Array.isArray(value)) return value.map((item) => fileName(item)).join("\n") || NOT_GIVEN;
  if (typeof value === "object") {
    const ticked = Object.entries(value).filter(([, on]) => on === true);
    return ticked.map(([key]) => optionLabel(options, key)).join(", ") || NOT_GIVEN;
  }
  if (field.type === "day") return dayText(String(value));
  return options.length > 0 ? optionLabel(options, String(value)) : String(value);
}

function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function dayText(value: string): string {
  const [year, month, day] = (isoOfDay(value) ?? "").split("-");
  return year === undefined || month === undefined || day === undefined ? value : `${day}.${month}.${year}`;
}

function fileName(item: JsonValue): string {
  return typeof item === "object" && item !== null && !Array.isArray(item) && typeof item["name"] === "string"
    ? item["name"]
    : "";
}
