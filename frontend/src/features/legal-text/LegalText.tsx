import { Fragment, type ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/columns.css";
import "../../styles/print.css";
import "../../styles/prose.css";
import { Paragraphs } from "./Paragraphs.tsx";

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly more?: ReactNode;
}

export interface LegalTextProps {
  readonly id: string;
  readonly title: string;
  /** The heading stands on the page: h1 for a page of one text, h2 for one of several texts. */
  readonly heading: ReactNode;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  readonly level: 2 | 3;
}

/** A long text in numbered sections with its table of contents. */
export function LegalText({ id, title, heading, intro, sections, level }: LegalTextProps): ReactNode {
  const { t } = useTranslation();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="ap-two ap-two--toc" id={id}>
      <div className="ap-prose">
        {heading}
        <Paragraphs text={intro} />
      </div>
      <nav className="ap-toc ap-stack-s" aria-label={`${t("legal.contents")}: ${title}`}>
        <Title className="kern-heading-small">{t("legal.contents")}</Title>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${id}-${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="ap-prose" aria-label={t("legal.article")}>
        {sections.map((section, index) => (
          <Fragment key={section.id}>
            <Title id={`${id}-${section.id}`}>
              {index + 1}. {section.title}
            </Title>
            <Paragraphs text={section.text} />
            {section.more}
          </Fragment>
        ))}
      </article>
    </div>
  );
}
