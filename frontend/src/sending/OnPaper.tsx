import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { PaperRegion } from "#domain/directory/Region.ts";
import { RichMessage } from "../i18n/RichMessage.tsx";

export interface OnPaperProps {
  readonly region: PaperRegion;
  /** Of the authority. */
  readonly address: readonly string[];
}

export const PAPER_ID = "papier";

const STRONG = { b: (text: string): ReactNode => <strong>{text}</strong> };

/** What the authorities of a state also want by post, and who may certify it. */
export function OnPaper({ region, address }: OnPaperProps): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="ap-stack" aria-labelledby={PAPER_ID}>
      <h2 className="kern-heading-medium" id={PAPER_ID} tabIndex={-1}>
        {t("result.paper.title")}
      </h2>
      <p>
        <RichMessage text={t(`result.paper.what.${region}`)} marks={STRONG} />
      </p>
      <address className="ap-panel ap-panel--tint" lang="de">
        {address.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </address>
      <p>
        <RichMessage text={t(`result.paper.certify.${region}`)} marks={STRONG} />
      </p>
      <p>
        <RichMessage text={t("result.paper.not")} marks={STRONG} />
      </p>
    </section>
  );
}
