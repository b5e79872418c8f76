import type { ReactNode } from "react";
import { phoneMark } from "../../components/phoneMark.tsx";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { PageLink } from "../../routes/PageLink.tsx";

/** A text whose lines are paragraphs; `mail`, `web`, `phone` and names of pages mark links, `de` and `name` what is German everywhere. */
export function Paragraphs({ text }: { readonly text: string }): ReactNode {
  return text.split("\n").map((line) => (
    <p key={line}>
      <RichMessage
        text={line}
        marks={{
          de: (words) => <span lang="de">{words}</span>,
          name: (words) => <strong lang="de">{words}</strong>,
          b: (word) => <strong>{word}</strong>,
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
