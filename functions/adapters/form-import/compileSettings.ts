import type { FieldSettings } from "../../forms/CompiledForm.ts";
import type { CompileContext } from "./CompileContext.ts";
import { plainMaskPattern } from "./compileMask.ts";
import { optionOf } from "./compileOptions.ts";
import type { FormioComponent } from "./formioSchema.ts";

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
const DATA_TYPES = ["string", "number", "boolean", "object"] as const;

/** What only some types have; undefined where nothing is set. */
export function compileSettings(
  component: FormioComponent,
  context: CompileContext,
): FieldSettings | undefined {
  const settings = { ...textSettings(component), ...ofType(component, context) };
  return Object.keys(settings).length === 0 ? undefined : settings;
}

function textSettings(component: FormioComponent): FieldSettings {
  const { type, inputMask, inputMasks, allowMultipleMasks, truncateMultipleSpaces } = component;
  const isText = type === "textfield" || type === "phoneNumber";
  const masks = isText && allowMultipleMasks ? (inputMasks ?? []) : [];
  return {
    ...(inputMask !== undefined && { mask: inputMask }),
    ...(masks.length > 0 && {
      masks: masks.map(({ label, mask }) => ({ label, mask, pattern: plainMaskPattern(mask) })),
    }),
    ...((component.case === "uppercase" || component.case === "lowercase") && { case: component.case }),
    ...(isText && truncateMultipleSpaces && { trimSpaces: true as const }),
  };
}

function ofType(component: FormioComponent, context: CompileContext): FieldSettings {
  const { rows, decimalLimit, delimiter, currency, inline } = component;
  const dataType = DATA_TYPES.find((one) => one === component.dataType);
  switch (component.type) {
    case "textarea":
      return typeof rows === "number" && rows > 0 ? { rows } : {};
    case "number":
    case "currency":
      return {
        ...(decimalLimit !== undefined && { decimals: decimalLimit }),
        ...(delimiter === true && { grouped: true }),
        ...(component.type === "currency" && { currency: currency ?? "EUR" }),
      };
    case "select":
      return dataType === undefined ? {} : { dataType };
    case "radio":
    case "selectboxes":
      return { ...(dataType !== undefined && { dataType }), ...(inline && { inline: true }) };
    case "day":
      return daySettings(component);
    case "datetime":
      return {
        ...(component.enableTime === false && { withoutTime: true }),
        ...(component.enableDate === false && { withoutDate: true }),
        ...dateTimeBounds(component),
      };
    case "time":
      return {
        ...(component.format !== undefined && { timeShown: component.format }),
        ...(component.dataFormat !== undefined && { timeKept: component.dataFormat }),
      };
    case "tags":
      return {
        ...((component.storeas === "string" || component.storeas === "array") && {
          storeAs: component.storeas,
        }),
        ...(component.delimeter !== undefined && { delimiter: component.delimeter }),
        ...(component.maxTags !== undefined && component.maxTags > 0 && { maxTags: component.maxTags }),
      };
    case "survey":
      return { questions: component.questions.map((question) => optionOf(question, context)) };
    case "address":
      return component.enableManualMode ? { manualMode: true } : {};
    case "file":
      return fileSettings(component);
    case "datamap":
      return component.keyLabel === undefined ? {} : { keyLabel: context.translate(component.keyLabel) };
    default:
      return {};
  }
}

function daySettings({ dayFirst, fields, properties }: FormioComponent): FieldSettings {
  const hiddenParts = (["day", "month", "year"] as const).filter((part) => fields?.[part]?.hide);
  return {
    ...(dayFirst && { dayFirst: true }),
    ...(hiddenParts.length > 0 && { hiddenParts }),
    ...(properties?.partlyUnknown === "yes" && { partlyUnknown: true }),
  };
}

/** Bounds of a date with time hold to the second only where the widget says so. */
function dateTimeBounds({ widget }: FormioComponent): FieldSettings {
  const isExact =
    typeof widget === "object" && widget !== null && "enableTime" in widget && Boolean(widget.enableTime);
  return isExact ? { exactBounds: true } : {};
}

function fileSettings({ filePattern, fileMaxSize, fileMinSize }: FormioComponent): FieldSettings {
  const maxBytes = bytes(fileMaxSize);
  const minBytes = bytes(fileMinSize);
  return {
    ...(filePattern !== undefined && filePattern !== "*" && { filePattern }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(minBytes !== undefined && minBytes > 0 && { minBytes }),
  };
}

/** "30MB" is 30,000,000 bytes. */
function bytes(size: string | undefined): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*([kmg]?b)?\s*$/i.exec(size ?? "");
  return match === null
    ? undefined
    : Math.round(Number(match[1]) * (UNITS[(match[2] ?? "b").toLowerCase()] ?? 1));
}
