import "./prose.css";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { phoneMark } from "#ui/components/contact/PhoneLink.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly more?: ReactNode;
}

export interface LegalTextProps {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  /** Of the titles of its sections: 2 on a page of one text, 3 on one of several texts. */
  readonly level: 2 | 3;
}

interface LegalPageProps extends Omit<LegalTextProps, "level"> {
  readonly className?: string;
}

/** A page of one text. */
export function LegalPage({ className = "ap-wrap", ...text }: LegalPageProps): ReactNode {
  return (
    <div className={className}>
      <LegalText {...text} level={2} />
    </div>
  );
}

/** A long text in numbered sections with its table of contents. */
export function LegalText({ id, title, intro, sections, level }: LegalTextProps): ReactNode {
  const { t } = useTranslation();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="ap-two ap-two--toc" id={id}>
      <div className="ap-prose">
        {level === 2 ? <PageHeading title={title} /> : <h2 className="kern-heading-large">{title}</h2>}
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

/** A text whose lines are paragraphs; `mail`, `web`, `phone` and names of pages mark links, `de` and `name` what is German everywhere. */
function Paragraphs({ text }: { readonly text: string }): ReactNode {
  return text.split("\n").map((line) => (
    <p key={line}>
      <RichMessage
        text={line}
        marks={{
          name: (words) => <strong lang="de">{words}</strong>,
          mail: (address) => <a href={`mailto:${address}`}>{address}</a>,
          web: (address) => <a href={address}>{address.replace("https://", "")}</a>,
          ...phoneMark,
          imprint: (label) => <PageLink page="imprint">{label}</PageLink>,
          privacy: (label) => <PageLink page="privacy-policy">{label}</PageLink>,
          accessibility: (label) => <PageLink page="accessibility">{label}</PageLink>,
          simple: (label) => <PageLink page="simple-language">{label}</PageLink>,
          sign: (label) => <PageLink page="sign-language">{label}</PageLink>,
          home: (label) => <PageLink page="index">{label}</PageLink>,
        }}
      />
    </p>
  ));
}
