import type { ReactNode } from "react";
import { Conflict } from "./Conflict.tsx";
import type { StepContentProps } from "../edit/draftEditor.ts";
import { CONFLICT, NOTICE, noticeState, SEND } from "../edit/steps.ts";
import { Confirmation } from "./Confirmation.tsx";

/** After the pages of the form: answers that differ from the account, and the check of all answers. */
export function ReviewStep(props: StepContentProps): ReactNode {
  const { editor, stepKey, position, user, changeAddressOf, onChange, onGo } = props;
  const process = editor.process();
  if (stepKey === CONFLICT && process.differences.length > 0) {
    return (
      <Conflict
        editor={editor}
        user={user}
        position={position}
        addressOf={changeAddressOf}
        onChange={onChange}
        onGo={onGo}
      />
    );
  }
  return (
    <Confirmation
      editor={editor}
      position={position}
      addressOf={changeAddressOf}
      onChange={onChange}
      next={noticeState(process, user) === "not-asked" ? SEND : NOTICE}
      onGo={onGo}
    />
  );
}
