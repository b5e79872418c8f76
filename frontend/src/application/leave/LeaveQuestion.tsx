import type { ReactNode } from "react";
import { useLeaving } from "#ui/navigation/leaving.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type { DraftEditor } from "../edit/draftEditor.ts";

const LeaveDialog = lazyPart(async () => (await import("./LeaveDialog.tsx")).LeaveDialog, {
  messages: { de: () => import("./messages.de.ts"), en: () => import("./messages.en.ts") },
});

/** Loads the dialog before it is needed: without a connection the form must still be able to ask. */
export const loadLeaveDialog = LeaveDialog.preload;

export interface LeaveQuestionProps {
  readonly editor: DraftEditor;
  /** What the server says of it by now. */
  readonly status: string;
  readonly signedIn: boolean;
  readonly onSignIn: () => void;
}

/** Asks before something is lost, from the first moment on: only where nothing is kept beyond the session. */
export function LeaveQuestion({ editor, status, signedIn, onSignIn }: LeaveQuestionProps): ReactNode {
  const { saved } = editor.process();
  const [asking, setAsking] = useLeaving({ asks: !saved, warns: !saved });
  if (!asking) return null;
  return (
    <LeaveDialog
      editor={editor}
      status={status}
      signedIn={signedIn}
      onStay={() => setAsking(false)}
      onSignIn={() => {
        setAsking(false);
        onSignIn();
      }}
    />
  );
}
