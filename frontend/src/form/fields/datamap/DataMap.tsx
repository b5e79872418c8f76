import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "../control/several.css";
import { Button } from "#ui/components/Button.tsx";
import { useForm } from "../control/useControl.ts";
import { sameValue } from "#ui/form/store/fieldViews.ts";
import { recordOf, textOf } from "../control/answerText.ts";
import { inGroup, type InputsProps, LeaveGroup, PartInput } from "../control/PartInput.tsx";
import type { ShownType } from "../control/ShownType.ts";

export const datamap: ShownType = {
  Control: inGroup(Pairs),
  summary: {
    lines: (_, { value }) =>
      Object.entries(recordOf(value)).map(([name, part]) => `${name}: ${textOf(part)}`),
  },
};

type Pair = readonly [name: string, text: string];

/** Pairs of a name and a text. */
function Pairs({ control }: InputsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, label, locked } = control;
  const answered = Object.entries(recordOf(view.value)).map(([name, value]): Pair => [name, textOf(value)]);
  // A pair without a name cannot be kept yet: until it has one it stands here only.
  const [pairs, setPairs] = useState<readonly Pair[]>(answered);
  const shown = sameValue(named(pairs), named(answered)) ? pairs : answered;
  const change = (next: readonly Pair[]): void => {
    setPairs(next);
    const answer = named(next);
    store.set(path, Object.keys(answer).length === 0 ? undefined : answer);
  };
  const replace = (at: number, pair: Pair): void =>
    change(shown.map((other, index) => (index === at ? pair : other)));
  return (
    <LeaveGroup className="ap-group" onLeave={() => store.leave(path)}>
      {shown.map(([name, text], index) => {
        const number = (index + 1).toString();
        return (
          <div className="ap-tag" key={number}>
            <PartInput
              control={control}
              id={index === 0 ? id : `${id}-name-${number}`}
              name={`${path}-name-${number}`}
              label={`${field.settings?.keyLabel ?? t("form.map.key")} ${number}`}
              value={name}
              onType={(next) => replace(index, [next, text])}
            />
            <PartInput
              control={control}
              id={`${id}-text-${number}`}
              name={`${path}-text-${number}`}
              label={`${field.settings?.valueField?.label ?? t("form.map.value")} ${number}`}
              value={text}
              onType={(next) => replace(index, [name, next])}
            />
            {!locked && (
              <Button
                kind="tertiary"
                icon="trash"
                hiddenText={`: ${label} ${number}`}
                onClick={() => change(shown.filter((...[, at]) => at !== index))}
              >
                {t("form.row.remove")}
              </Button>
            )}
          </div>
        );
      })}
      {!locked && (
        <div className="ap-actions">
          <Button kind="secondary" hiddenText={`: ${label}`} onClick={() => setPairs([...shown, ["", ""]])}>
            {t("form.row.add")}
          </Button>
        </div>
      )}
    </LeaveGroup>
  );
}

function named(pairs: readonly Pair[]): Record<string, string> {
  return Object.fromEntries(pairs.filter(([name]) => name.trim() !== ""));
}
