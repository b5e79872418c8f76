import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { dayInWords, dayParts, type DayTexts, fromDayAnswer, pastedDay, toDayAnswer } from "./dayText.ts";
import { useForm } from "../control/useControl.ts";
import { textOf } from "../control/answerText.ts";
import { inGroup, type InputsProps, LeaveGroup, PartInput } from "../control/PartInput.tsx";
import type { ShownType } from "../control/ShownType.ts";

export const day: ShownType = { Control: inGroup(DayInputs), summary: { lines: dayInWords, isOfPage: true } };

/** A separator that cannot be typed into an input of one line. */
const SEPARATOR = "\n";
const UNKNOWN = "unknown";

/** A date as inputs of its parts: works with every keyboard and every way of reading, without a calendar. */
function DayInputs({ control }: InputsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, required } = control;
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
        <div className="ap-date__unknown">
          <CheckOption
            type="checkbox"
            id={`${id}-unknown`}
            name={`${path}-unknown`}
            label={t("form.partlyUnknown")}
            control={{ ...control, invalid: undefined }}
            checked={texts.isUnknown === true}
            onChange={(isUnknown) => change({ ...texts, isUnknown })}
          />
        </div>
      )}
    </LeaveGroup>
  );
}

function typedTexts(typed: string): DayTexts {
  const [day = "", month = "", year = "", unknown] = typed.split(SEPARATOR);
  return { day, month, year, isUnknown: unknown === UNKNOWN };
}
