import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import "virtual:kern/fields.css";
import "../styles/fields.css";
import { Button } from "./Button.tsx";
import { ErrorText } from "./ErrorText.tsx";
import { PdfLink, type PdfLinkProps } from "./PdfLink.tsx";

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
