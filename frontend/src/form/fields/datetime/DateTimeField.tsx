import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { formatDate, formatDateTime, formatTime } from "#ui/i18n/format.ts";
import { pastedDay } from "../day/dayText.ts";
import { useForm } from "../control/useControl.ts";
import { fromMoment, type MomentParts, type MomentTexts, toMoment } from "./momentText.ts";
import { textOf } from "../control/answerText.ts";
import { inGroup, type InputsProps, LeaveGroup, PartInput } from "../control/PartInput.tsx";
import type { ShownType } from "../control/ShownType.ts";

export const datetime: ShownType = {
  Control: inGroup(Inputs),
  summary: {
    lines: ({ settings }, { value, locale }) => {
      const iso = textOf(value);
      if (iso === "" || Number.isNaN(Date.parse(iso))) return [iso];
      if (settings?.withoutTime === true) return [formatDate(iso, locale)];
      return [settings?.withoutDate === true ? formatTime(iso, locale) : formatDateTime(iso, locale)];
    },
    isOfPage: true,
  },
};

const SEPARATOR = "\n";
const DAY_PARTS = ["day", "month", "year"] as const;

/** A date with a time, or one of both. */
function Inputs({ control }: InputsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, required } = control;
  const parts: MomentParts = {
    withoutDate: field.settings?.withoutDate === true,
    withoutTime: field.settings?.withoutTime === true,
    clock: field.settings?.timeShown ?? "HH:mm",
  };
  const texts = view.typed === undefined ? fromMoment(textOf(view.value), parts) : typedTexts(view.typed);
  const change = (next: MomentTexts): void => {
    const text = [next.day, next.month, next.year, next.time].join(SEPARATOR);
    const value = toMoment(next, parts);
    const empty = text.trim() === "";
    store.type(path, {
      text,
      value,
      wrong: value === undefined && !empty ? t("form.moment.wrong") : undefined,
    });
  };
  const shown = [...(parts.withoutDate ? [] : DAY_PARTS), ...(parts.withoutTime ? [] : ["time" as const])];
  return (
    <LeaveGroup
      className="kern-fieldset__body kern-fieldset__body--horizontal ap-date"
      onLeave={() => store.leave(path)}
    >
      {shown.map((part, index) => (
        <PartInput
          key={part}
          id={index === 0 ? id : `${id}-${part}`}
          name={`${path}-${part}`}
          label={t(part === "time" ? "form.time" : `form.${part}`)}
          width={part === "year" || part === "time" ? "middle" : "short"}
          inputMode={part === "time" ? undefined : "numeric"}
          required={required}
          control={control}
          value={texts[part]}
          onType={(text) => change({ ...texts, ...(pastedDay(text, undefined) ?? { [part]: text }) })}
        />
      ))}
    </LeaveGroup>
  );
}

function typedTexts(typed: string): MomentTexts {
  const [day = "", month = "", year = "", time = ""] = typed.split(SEPARATOR);
  return { day, month, year, time };
}
