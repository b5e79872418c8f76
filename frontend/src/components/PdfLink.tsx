import type { ReactNode, Ref } from "react";
import { BUTTON_CLASSES } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

export interface PdfLinkProps {
  readonly file: { readonly url: string; readonly fileName: string };
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A document to take along. It opens beside the page: leaving this one would ask whether something is lost. */
export function PdfLink({ file, ref, children }: PdfLinkProps): ReactNode {
  return (
    <a
      ref={ref}
      className={BUTTON_CLASSES.secondary}
      href={file.url}
      download={file.fileName}
      target="_blank"
      rel="noopener"
    >
      <Icon name="download" />
      <span className="kern-label">{children}</span>
    </a>
  );
}
