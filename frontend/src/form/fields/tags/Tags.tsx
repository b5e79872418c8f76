import { type ReactNode, useState } from "react";
import type { FieldSettings } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "../control/several.css";
import { announce } from "#ui/components/announcements.ts";
import { Button } from "#ui/components/Button.tsx";
import { useForm } from "../control/useControl.ts";
import { inGroup, type InputsProps, LeaveGroup, PartInput } from "../control/PartInput.tsx";
import type { ShownType } from "../control/ShownType.ts";

export const tags: ShownType = {
  Control: inGroup(TagInputs),
  summary: { lines: ({ settings }, { value }) => [tagsOf(value, settings).join(", ")] },
};

/** Several short words: each is added, and can be taken away again. */
function TagInputs({ control }: InputsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, label, locked } = control;
  const [text, setText] = useState("");
  const tags = tagsOf(view.value, field.settings);
  const put = (next: readonly string[]): void => store.set(path, withTags(next, field.settings));
  const add = (): void => {
    const added = tagsOf(text, field.settings).filter((tag) => !tags.includes(tag));
    setText("");
    if (added.length === 0) return;
    put([...tags, ...added]);
    announce(t("form.tags.added", { tag: added.join(", ") }));
  };
  return (
    <LeaveGroup
      className="ap-stack-s"
      onLeave={() => {
        // What was typed counts, whether the button was pressed or not.
        add();
        store.leave(path);
      }}
    >
      {tags.length > 0 && (
        <ul className="ap-rows">
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              {!locked && (
                <Button
                  kind="tertiary"
                  icon="trash"
                  hiddenText={`: ${tag}`}
                  onClick={() => {
                    put(tags.filter((other) => other !== tag));
                    announce(t("form.tags.removed", { tag }));
                    document.getElementById(id)?.focus();
                  }}
                >
                  {t("form.row.remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div
        className="ap-tag"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          add();
        }}
      >
        <PartInput
          id={id}
          name={path}
          label={t("form.tags.new", { label })}
          control={control}
          value={text}
          onType={setText}
        />
        {!locked && (
          <Button kind="secondary" hiddenText={`: ${label}`} onClick={add}>
            {t("form.tags.add")}
          </Button>
        )}
      </div>
    </LeaveGroup>
  );
}

/** The words of an answer, or of what was typed with separators. */
function tagsOf(answer: JsonValue | undefined, settings: FieldSettings | undefined): readonly string[] {
  const text = typeof answer === "string" ? answer : "";
  const words = Array.isArray(answer) ? answer.map(String) : text.split(settings?.delimiter ?? ",");
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ""))];
}

/** The answer for these words: one text or a list, as the definition says; undefined when there are none. */
function withTags(tags: readonly string[], settings: FieldSettings | undefined): JsonValue | undefined {
  if (tags.length === 0) return undefined;
  return settings?.storeAs === "array" ? [...tags] : tags.join(settings?.delimiter ?? ",");
}
