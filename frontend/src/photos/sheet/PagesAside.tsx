import { type ReactNode, useId } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import "virtual:kern/progress.css";
import "#ui/styles/progress.css";
import { readableText } from "#domain/text/readableText.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { type Tone, TONES } from "../work/Page.ts";
import type { PhotosState } from "../pages/photoStore.ts";

export interface PagesAsideProps {
  readonly state: PhotosState;
  readonly preparing: number;
  readonly doubts: number;
  readonly joining: boolean;
  readonly onUnchanged: (file: File) => void;
  readonly onColour: (tone: Tone) => void;
}

/** What is to be known of the pages as a whole: progress, size, doubts, what could not be opened, and their colours. */
export function PagesAside(props: PagesAsideProps): ReactNode {
  const { state, preparing, doubts, joining, onUnchanged, onColour } = props;
  const { t, locale } = useTranslation();
  const id = useId();
  const { pages, problems, signed, tone } = state;
  const total = pages.length + state.unread;
  const photos = pages.flatMap((page) => (page.kind === "photo" ? [page] : []));
  const bytes = photos.reduce((sum, { jpeg }) => sum + (jpeg?.blob.size ?? 0), 0);
  const isOnlyPhotos = photos.length === pages.length && pages.length > 0;
  const inUse = signed.filter((file) => pages.some((page) => page.file === file));
  return (
    <>
      {(preparing > 0 || joining) && (
        <div className="kern-progress">
          <label className="kern-label" htmlFor={`${id}-progress`}>
            {joining ? t("photos.joining") : t("photos.progress.text", { done: total - preparing, total })}
          </label>
          <progress id={`${id}-progress`} value={joining ? undefined : total - preparing} max={total} />
        </div>
      )}
      {problems.map(({ file, why }, index) => (
        <Alert
          key={`${file.name}-${index.toString()}`}
          tone="warning"
          title={t(`photos.problem.${why}`, { file: readableText(file.name) })}
          urgent
        />
      ))}
      {inUse.map((file, index) => (
        <Alert
          key={`${file.name}-${index.toString()}`}
          tone="warning"
          title={t("photos.signed", { file: readableText(file.name) })}
        >
          <Button
            kind="secondary"
            hiddenText={`: ${readableText(file.name)}`}
            onClick={() => onUnchanged(file)}
          >
            {t("photos.signed.keep")}
          </Button>
        </Alert>
      ))}
      <div role="status">
        {doubts > 0 && preparing === 0 && (
          <Alert tone="warning" title={t("photos.doubts", { count: doubts })} />
        )}
      </div>
      {photos.length > 0 && (
        <div className="kern-form-input">
          <label className="kern-label" htmlFor={`${id}-tone`}>
            {t("photos.tone")}
          </label>
          <div className="kern-form-input__select-wrapper">
            <select
              className="kern-form-input__select"
              id={`${id}-tone`}
              value={tone}
              onChange={({ target }) => {
                const chosen = TONES.find((one) => one === target.value);
                if (chosen !== undefined) onColour(chosen);
              }}
            >
              {TONES.map((one) => (
                <option key={one} value={one}>
                  {t(`photos.tone.${one}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      {isOnlyPhotos && preparing === 0 && (
        <p className="ap-num">{t("photos.size", { count: pages.length, size: formatSize(bytes, locale) })}</p>
      )}
    </>
  );
}
