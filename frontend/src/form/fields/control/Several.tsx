import type { ReactNode } from "react";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import {
  type Control,
  type FieldComponent,
  fieldId,
  type FieldProps,
  useField,
  useForm,
  useOptions,
} from "./useControl.ts";
import { answerOfOption, optionOf } from "./answerText.ts";
import { GroupFrame } from "./FieldFrame.tsx";
import { OptionGroup } from "./OptionGroup.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "./several.css";
import type { JsonValue } from "#forms/JsonValue.ts";
import { Button } from "#ui/components/Button.tsx";
import { focusLater } from "./focusAnswer.ts";
import { rowActions } from "#ui/form/store/rowActions.ts";

/** Up to so many options are boxes to tick; of more, each answer is searched. */
const BOXES_UP_TO = 15;

/** A question with several answers. */
export function Several({ Item, ...props }: MultipleFieldProps): ReactNode {
  const { field } = props;
  const options = useOptions(field);
  return FIELD_TYPES[field.type].isChosen && options.length <= BOXES_UP_TO ? (
    <BoxList {...props} />
  ) : (
    <GroupFrame {...props}>{(control) => <Items control={control} Item={Item} />}</GroupFrame>
  );
}

/** Several of a few options; the answer is the list of those chosen, in the order of the options. */
function BoxList(props: FieldProps): ReactNode {
  const { path, view } = props;
  const { store } = useForm();
  const options = useOptions(props.field);
  const given = Array.isArray(view.value) ? view.value : [];
  const chosen = new Set(given.map((answer) => optionOf(options, answer)));
  return (
    <OptionGroup
      {...props}
      type="checkbox"
      options={options}
      isChosen={(option) => chosen.has(option)}
      onChange={(option, ticked) => {
        const next = options.filter((other) => (other === option ? ticked : chosen.has(other)));
        store.set(
          path,
          next.flatMap((one) => answerOfOption(one) ?? []),
        );
      }}
    />
  );
}

interface MultipleFieldProps extends FieldProps {
  /** The control of one answer. */
  readonly Item: FieldComponent;
}

interface ItemsProps extends Pick<MultipleFieldProps, "Item"> {
  readonly control: Control;
}

/** Several answers of the same kind: one control each, the first of them always there. */
function Items({ control, Item }: ItemsProps): ReactNode {
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
                  rowActions(store.parts).removeRow(path, index);
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
