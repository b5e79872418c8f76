import type { ReactNode } from "react";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { inGroup, type InputsProps } from "../control/PartInput.tsx";
import { useForm, useOptions } from "../control/useControl.ts";
import { optionOf, recordOf, textOf } from "../control/answerText.ts";
import type { ShownType } from "../control/ShownType.ts";

export const survey: ShownType = {
  Control: inGroup(Survey),
  summary: {
    lines: ({ settings }, { value, options }) => {
      const answers = recordOf(value);
      return (settings?.questions ?? []).flatMap((question) => {
        const chosen = optionOf(options, answers[question.value]);
        return chosen === undefined ? [] : [`${question.label}: ${chosen.label}`];
      });
    },
  },
};

/** Several questions with the same answers: each is a group of its own, because a table does not fit a phone. */
function Survey({ control }: InputsProps): ReactNode {
  const { store } = useForm();
  const { field, path, id, view, invalid, describedBy, required } = control;
  const options = useOptions(field);
  const answers = recordOf(view.value);
  return (
    <div className="ap-group">
      {field.settings?.questions?.map((question, number) => (
        <fieldset
          key={question.value}
          className="kern-fieldset"
          role="radiogroup"
          aria-required={required || undefined}
          aria-invalid={invalid}
          aria-describedby={invalid && describedBy}
        >
          <legend className="kern-label">{question.label}</legend>
          <div className="kern-fieldset__body">
            {options.map((option, index) => {
              const suffix = `${number.toString()}-${index.toString()}`;
              const optionId = number === 0 && index === 0 ? id : `${id}-${suffix}`;
              return (
                <CheckOption
                  key={option.value}
                  type="radio"
                  id={optionId}
                  name={`${path}-${question.value}`}
                  label={option.label}
                  control={control}
                  checked={textOf(answers[question.value]) === option.value}
                  onChange={() => store.set(path, { ...answers, [question.value]: option.value })}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
