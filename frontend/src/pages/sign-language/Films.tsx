import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatSize } from "../../i18n/formatSize.ts";
import { formatDuration } from "../../i18n/formatDuration.ts";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { SignLanguageFilm } from "../../settings/signLanguageFilms.ts";

/** Films with their length and size, each also as a file (BITV annex 2 part 1); none plays before somebody wants it. */
export function Films({ films }: { readonly films: readonly SignLanguageFilm[] }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
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
