import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { LegalPage } from "../LegalText.tsx";
import { legalValues } from "../legalValues.ts";
import { signLanguageFilms, type SignLanguageFilm } from "#ui/settings/signLanguageFilms.ts";
import { formatSize, formatDuration } from "#ui/i18n/formatMeasures.ts";
import { foreignValue, Foreign, RichMessage } from "#ui/i18n/RichMessage.tsx";

const SECTIONS = ["films", "content", "use", "access", "contact", "more"] as const;

/** The films of the state (BITV 4), or honestly that there is none yet, and where the same contents are found. */
export function SignLanguagePage(): ReactNode {
  const { t, locale } = useTranslation();
  const values = legalValues(locale);
  const hasFilms = signLanguageFilms.length > 0;
  return (
    <LegalPage
      id="sign"
      title={t("sign.title")}
      intro={t("sign.intro", values)}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`sign.${id}.title`),
        text: t(id === "films" && hasFilms ? "sign.films.how" : `sign.${id}.text`, values),
        more: id === "films" && hasFilms ? <Films films={signLanguageFilms} /> : undefined,
      }))}
    />
  );
}

/** Films with their length and size, each also as a file (BITV annex 2 part 1); none plays by itself. */
function Films({ films }: { readonly films: readonly SignLanguageFilm[] }): ReactNode {
  const { t, locale } = useTranslation();
  return films.map(({ title, minutes, bytes, file, captions, poster }) => (
    <figure className="ap-film" key={file}>
      <video controls preload="none" src={file} poster={poster} aria-label={title[locale]}>
        {captions !== undefined && <track kind="captions" src={captions} srcLang="de" label="Deutsch" />}
      </video>
      <figcaption>
        <Foreign>{title[locale]}</Foreign> ({formatDuration(minutes, { unit: "minute", locale })}){" "}
        <a href={file} download>
          <RichMessage
            text={t("sign.films.download", {
              title: foreignValue(title[locale]),
              size: formatSize(bytes, locale),
            })}
          />
        </a>
      </figcaption>
    </figure>
  ));
}
