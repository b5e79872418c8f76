import type { FieldSettings } from "../CompiledForm.ts";
import type { FormioComponent } from "../import/formio/formioSchema.ts";
import { acceptsShortText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const datetime: FieldType = { hasPlainItems: true };

export const datetimeAtServer: ServerFieldType = {
  words: { de: "Zeitpunkt", en: "moment" },
  accepts: acceptsShortText,
  rules: ["date"],
  settings: (component) => ({
    ...(component.enableTime === false && { withoutTime: true }),
    ...(component.enableDate === false && { withoutDate: true }),
    ...bounds(component),
  }),
};

/** Bounds hold to the second only where the widget says so. */
function bounds({ widget }: FormioComponent): FieldSettings {
  const isExact =
    typeof widget === "object" && widget !== null && "enableTime" in widget && Boolean(widget.enableTime);
  return isExact ? { exactBounds: true } : {};
}
