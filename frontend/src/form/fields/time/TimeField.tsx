import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "../control/several.css";
import { FieldFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, inputProps } from "../control/useControl.ts";
import { textOf } from "../control/answerText.ts";
import { formatClock, toTime } from "./timeText.ts";
import type { ShownType } from "../control/ShownType.ts";

export const time: ShownType = {
  Control: TimeField,
  summary: {
    lines: ({ settings }, { value }) => {
      const time = toTime(textOf(value));
      return [time === undefined ? textOf(value) : formatClock(time, settings?.timeShown ?? "HH:mm")];
    },
    isOfPage: true,
  },
};

/** A time of day, typed as people write it. */
function TimeField(props: FieldProps): ReactNode {
  const { field, path, view } = props;
  const { t } = useTranslation();
  const { store } = useForm();
  const { value, typed } = view;
  const { timeShown = "HH:mm", timeKept = "HH:mm:ss" } = field.settings ?? {};
  const time = toTime(textOf(value));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...inputProps(control)}
          className={`${inputProps(control).className ?? ""} ap-time`}
          type="text"
          value={typed ?? (time === undefined ? textOf(value) : formatClock(time, timeShown))}
          onChange={({ target }) => {
            const time = toTime(target.value);
            const wrong = time === undefined && target.value.trim() !== "";
            store.type(path, {
              text: target.value,
              value: time && formatClock(time, timeKept),
              wrong: wrong ? t("form.time.wrong") : undefined,
            });
          }}
          onBlur={() => store.leave(path)}
        />
      )}
    </FieldFrame>
  );
}
