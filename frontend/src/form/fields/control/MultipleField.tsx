import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "#ui/styles/several.css";
import type { JsonValue } from "#forms/JsonValue.ts";
import { Button } from "#ui/components/Button.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import { fieldId } from "./fieldId.ts";
import type { Control, FieldProps } from "./FieldProps.ts";
import { focusLater } from "#ui/form/focusAnswer.ts";
import { useField, useForm } from "#ui/form/FormContext.ts";
import type { Control as ControlState } from "./useControl.ts";

export interface MultipleFieldProps extends FieldProps {
  /** The control of one answer. */
  readonly Item: Control;
}

/** A question with several answers of the same kind: one control each, the first of them always there. */
export function MultipleField({ Item, ...props }: MultipleFieldProps): ReactNode {
  return <GroupFrame {...props}>{(control) => <Items control={control} Item={Item} />}</GroupFrame>;
}

function Items({
  control,
  Item,
}: { readonly control: ControlState } & Pick<MultipleFieldProps, "Item">): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, view, label, locked } = control;
  const given: readonly JsonValue[] = Array.isArray(view.value) ? view.value : [];
  const items = given.length === 0 ? [""] : given;
  return (
    <div className="ap-group">
      {items.map((...[, index]) => {
        const { multiple, hint, ...single } = field;
        const itemLabel = t("form.row.title", { label, number: index + 1, count: items.length });
        const itemPath = `${path}[${index.toString()}]`;
        return (
          <div className="ap-tag" key={index}>
            <OneAnswer field={{ ...single, label: itemLabel }} path={itemPath} Item={Item} />
            {!locked && items.length > 1 && (
              <Button
                kind="tertiary"
                icon="trash"
                hiddenText={`: ${itemLabel}`}
                onClick={() => {
                  store.removeRow(path, index);
                  focusLater(fieldId(`${path}[${Math.max(0, index - 1).toString()}]`));
                }}
              >
                {t("form.row.remove")}
              </Button>
            )}
          </div>
        );
      })}
      {!locked && (
        <div className="ap-actions">
          <Button
            kind="secondary"
            hiddenText={`: ${label}`}
            onClick={() => {
              store.set(path, [...items, ""]);
              focusLater(fieldId(`${path}[${items.length.toString()}]`));
            }}
          >
            {t("form.row.add")}
          </Button>
        </div>
      )}
    </div>
  );
}

function OneAnswer({ Item, ...props }: Omit<MultipleFieldProps, "view" | "item">): ReactNode {
  return <Item {...props} view={useField(props.path)} item />;
}
