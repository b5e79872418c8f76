import { type ReactNode, useEffect, useId, useRef, useState, type Ref } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import { Button, BUTTON_CLASSES } from "../Button.tsx";
import { ErrorText } from "../ErrorText.tsx";
import { Icon } from "../icon/Icon.tsx";

/** Well before the link itself ends, and by this device's own clock. */
const LINK_MILLISECONDS = 5 * 60_000;

type File = PdfLinkProps["file"];

export interface PdfOnDemandProps {
  /** Undefined: it could not be made. */
  readonly onMake: () => Promise<File | undefined>;
  readonly texts: Readonly<Record<"make" | "busy" | "load" | "failed", string>>;
}

/** A document that is made on request: a button, and then the link in its place. */
export function PdfOnDemand({ onMake, texts }: PdfOnDemandProps): ReactNode {
  const [work, setWork] = useState<"none" | "busy" | "failed" | File>("none");
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const file = typeof work === "object" ? work : undefined;
  useEffect(() => {
    if (file === undefined) return;
    link.current?.focus();
    const timer = setTimeout(() => setWork("none"), LINK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [file]);

  const make = async (): Promise<void> => {
    setWork("busy");
    setWork((await onMake()) ?? "failed");
  };

  return (
    <>
      <div role="status">{work === "failed" && <ErrorText id={id}>{texts.failed}</ErrorText>}</div>
      <div className="ap-actions">
        {file === undefined ? (
          <Button kind="tertiary" icon="file" busy={work === "busy"} onClick={() => void make()}>
            {work === "busy" ? texts.busy : texts.make}
          </Button>
        ) : (
          <PdfLink ref={link} file={file}>
            {texts.load}
          </PdfLink>
        )}
      </div>
    </>
  );
}

interface PdfLinkProps {
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
