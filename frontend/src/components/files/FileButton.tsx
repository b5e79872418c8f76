import type { ComponentProps, ReactNode } from "react";
import { BUTTON_CLASSES } from "../Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/IconName.ts";

type InputProps = Pick<
  ComponentProps<"input">,
  "id" | "accept" | "capture" | "multiple" | "disabled" | "aria-describedby" | "aria-invalid"
>;

interface FileButtonProps extends InputProps {
  readonly id: string;
  readonly kind: keyof typeof BUTTON_CLASSES;
  readonly icon: IconName;
  /** What the button belongs to, for people who hear it out of its place. */
  readonly hiddenText?: string;
  readonly onPick: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's choice of files, or its camera. The same file can be chosen once more. */
export function FileButton(props: FileButtonProps): ReactNode {
  const { kind, icon, hiddenText, onPick, children, ...input } = props;
  return (
    <>
      <input
        className="kern-sr-only"
        type="file"
        {...input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onPick(files);
        }}
      />
      <label className={BUTTON_CLASSES[kind]} htmlFor={input.id}>
        <Icon name={icon} />
        <span className="kern-label">
          {children}
          {hiddenText !== undefined && <span className="ap-sr">{hiddenText}</span>}
        </span>
      </label>
    </>
  );
}
