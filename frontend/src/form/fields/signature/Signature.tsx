import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { useForm } from "../control/useControl.ts";
import { textOf } from "../control/answerText.ts";
import { inGroup, type InputsProps, LeaveGroup, PartInput } from "../control/PartInput.tsx";
import { textSummary, type ShownType } from "../control/ShownType.ts";

export const signature: ShownType = { Control: inGroup(Signature), summary: textSummary };

/** A signature in words: the name, and a tick that it is meant. Drawing is not needed. */
function Signature({ control }: InputsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { path, id, view, required } = control;
  const signed = view.value !== undefined;
  const name = view.typed ?? textOf(view.value);
  const change = (text: string, ticked: boolean): void =>
    store.type(path, {
      text,
      value: ticked && text.trim() !== "" ? text.trim() : undefined,
      wrong: text.trim() === "" || ticked ? undefined : t("form.signature.wrong"),
    });
  return (
    <LeaveGroup className="ap-stack-s" onLeave={() => store.leave(path)}>
      <PartInput
        id={id}
        name={path}
        label={t("form.signature.name")}
        autoComplete="name"
        required={required}
        control={control}
        value={name}
        onType={(text) => change(text, signed)}
      />
      <CheckOption
        type="checkbox"
        id={`${id}-tick`}
        name={`${path}-tick`}
        label={t("form.signature.tick")}
        control={control}
        checked={signed}
        onChange={(ticked) => change(name, ticked)}
      />
    </LeaveGroup>
  );
}
