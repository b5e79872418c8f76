import { type ReactNode, useRef } from "react";
import { Button } from "../components/Button.tsx";
import { FileButton } from "../components/files/FileButton.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { AttachmentStore } from "./attachmentStore.ts";
import type { Upload } from "./upload/Upload.ts";

export interface BlankPagesProps {
  readonly upload: Upload;
  readonly store: AttachmentStore;
  /** Another file was chosen in its place; undefined where there is nothing to ask. */
  readonly onReplace: ((files: readonly File[]) => void) | undefined;
}

/** Says that pages of a stored file seem to be empty. Only the person knows whether that is right: nobody is blocked. */
export function BlankPages({ upload, store, onReplace }: BlankPagesProps): ReactNode {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  const { state, key, fileName } = upload;
  if (state.kind !== "stored" || state.blankPages === undefined) return null;
  const asks = onReplace !== undefined && state.blankPages === "all" && state.unconfirmed === true;
  const keep = (): void => {
    // The button goes with the question.
    words.current?.focus();
    store.keep(key);
  };
  return (
    <div className="ap-file__more ap-file__note">
      <Icon name="info" />
      <div>
        <p ref={words} tabIndex={-1} id={`${key}-blank`}>
          {t(asks ? "attachments.blank.question" : `attachments.blank.${state.blankPages}`)}
        </p>
        {asks && (
          <div className="ap-pick">
            <Button kind="tertiary" icon="check" hiddenText={`: ${fileName}`} onClick={keep}>
              {t("attachments.blank.keep")}
            </Button>
            <span>
              <FileButton
                id={`${key}-replace`}
                kind="tertiary"
                icon="upload"
                accept="application/pdf,.pdf,image/*"
                aria-describedby={`${key}-blank`}
                hiddenText={`: ${fileName}`}
                onPick={onReplace}
              >
                {t("attachments.blank.replace")}
              </FileButton>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
