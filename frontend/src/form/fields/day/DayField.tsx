import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { dayParts, type DayTexts, fromDayAnswer, pastedDay, toDayAnswer } from "./dayText.ts";
import { GroupFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, type Control } from "../control/useControl.ts";
import { textOf } from "../control/answerText.ts";
import { LeaveGroup, PartInput } from "../control/PartInput.tsx";

/** A date as inputs of its parts: works with every keyboard and every way of reading, without a calendar. */
export function DayField(props: FieldProps): ReactNode {
  return <GroupFrame {...props}>{(control) => <DayInputs control={control} />}</GroupFrame>;
}

/** A separator that cannot be typed into an input of one line. */
const SEPARATOR = "\n";
const UNKNOWN = "unknown";

function DayInputs({ control }: { readonly control: Control }): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, required, locked, describedBy } = control;
  const { settings } = field;
  const texts =
    view.typed === undefined ? fromDayAnswer(textOf(view.value), settings) : typedTexts(view.typed);
  const change = (next: DayTexts): void => {
    // What is typed stays as it is typed; the answer is filled up with zeros.
    const text = [next.day, next.month, next.year, next.isUnknown ? UNKNOWN : ""].join(SEPARATOR);
    store.type(path, { text, value: toDayAnswer(next, settings) });
  };
  return (
    <LeaveGroup
      className="kern-fieldset__body kern-fieldset__body--horizontal ap-date"
      onLeave={() => store.leave(path)}
    >
      {dayParts(settings).map((part, index) => (
        <PartInput
          key={part}
          id={index === 0 ? id : `${id}-${part}`}
          name={`${path}-${part}`}
          label={t(`form.${part}`)}
          width={part === "year" ? "middle" : "short"}
          inputMode="numeric"
          autoComplete={field.autocomplete === "bday" ? `bday-${part}` : undefined}
          required={required}
          control={control}
          value={texts[part]}
          onType={(text) => change(pastedDay(text, settings) ?? { ...texts, [part]: text })}
        />
      ))}
      {settings?.partlyUnknown === true && (
        <div className="kern-form-check ap-date__unknown">
          <input
            className="kern-form-check__checkbox"
            type="checkbox"
            id={`${id}-unknown`}
            name={`${path}-unknown`}
            disabled={locked}
            aria-describedby={describedBy}
            checked={texts.isUnknown === true}
            onChange={({ target }) => change({ ...texts, isUnknown: target.checked })}
          />
          <label className="kern-label" htmlFor={`${id}-unknown`}>
            {t("form.partlyUnknown")}
          </label>
        </div>
      )}
    </LeaveGroup>
  );
}

function typedTexts(typed: string): DayTexts {
  const [day = "", month = "", year = "", unknown] = typed.split(SEPARATOR);
  return { day, month, year, isUnknown: unknown === UNKNOWN };
}
