import { type ReactNode, useEffect, useId, useRef } from "react";
import "virtual:kern/title.css";
import "virtual:kern/dialog.css";
import "./dialog.css";

export interface DialogProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** Escape, too. */
  readonly onClose: () => void;
  /** Something is done in it, it is no message: as wide as there is room, and not read out as a whole. */
  readonly isWork?: boolean;
}

/** A modal dialog: the focus goes to its title and returns to where it was, or to the page's heading where that is gone. */
export function Dialog({ title, actions, children, onClose, isWork = false }: DialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (): void => {
    dialog.current?.showModal();
    heading.current?.focus();
  };
  useEffect(() => {
    const before = document.activeElement;
    show();
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      if (isThere) before.focus();
      else document.querySelector("h1")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWork ? "kern-dialog ap-dialog--work" : "kern-dialog"}
      aria-labelledby={`${id}-title`}
      aria-describedby={isWork ? undefined : `${id}-body`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chrome closes it at a repeated Escape even so (HTML, close watchers): whether it goes is for `onClose` alone to say.
      onClose={show}
    >
      <div className="kern-dialog__header">
        <h2 className="kern-title" id={`${id}-title`} tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </div>
      <div className="kern-dialog__body" id={`${id}-body`}>
        {children}
      </div>
      <div className="kern-dialog__footer">{actions}</div>
    </dialog>
  );
}
