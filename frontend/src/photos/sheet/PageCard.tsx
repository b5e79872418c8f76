import type { ReactNode } from "react";
import { readableText } from "#domain/text/readableText.ts";
import { BUTTON_CLASSES } from "#ui/components/Button.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { Page } from "../work/Page.ts";
import { Picture } from "./CropEditor.tsx";

export interface PageCardProps {
  readonly page: Page;
  readonly number: number;
  readonly total: number;
  readonly onMove: (by: number) => void;
  readonly onTurn: () => void;
  readonly onCrop: () => void;
  readonly onRemove: () => void;
}

/** One page: its picture, what is doubtful about it, and what can be done with it. */
export function PageCard(props: PageCardProps): ReactNode {
  const { page, number, total, onMove, onTurn, onCrop, onRemove } = props;
  const { t } = useTranslation();
  const { key, shown } = page;
  const isMaking = page.kind === "photo" && page.jpeg === undefined;
  return (
    <>
      <div className="ap-photo__picture">
        {shown?.small === undefined ? (
          <span className="ap-photo__none">
            <Icon name={isMaking ? "clock" : "file"} size="l" />
          </span>
        ) : (
          <Picture
            bitmap={shown.small}
            turns={page.kind === "pdf" ? page.turns : 0}
            label={t("photos.picture", { number, total })}
          />
        )}
      </div>
      <div className="ap-photo__text">
        <h3 className="kern-heading-small" id={`${key}-title`} tabIndex={-1}>
          {t("photos.page", { number, total })}
          {isMaking && <span className="ap-muted ap-photo__state"> {t("photos.working")}</span>}
        </h3>
        {page.kind === "pdf" && (
          <p className="ap-muted ap-small">
            {t("photos.page.from", { number: page.index + 1, file: readableText(page.file.name) })}
          </p>
        )}
        {!isMaking && shown?.small === undefined && (
          <p className="ap-muted ap-small">{t("photos.noPicture")}</p>
        )}
        {shown?.findings.map((finding) => (
          <p key={finding} className="ap-photo__doubt">
            <Icon name="warning" />
            <span>{t("photos.finding", { number, total, text: t(`photos.finding.${finding}`) })}</span>
          </p>
        ))}
      </div>
      <div className="ap-photo__buttons">
        <CardButton {...props} name="up" isOff={number === 1} onClick={() => onMove(-1)} />
        <CardButton {...props} name="down" isOff={number === total} onClick={() => onMove(1)} />
        <CardButton {...props} name="turn" onClick={onTurn} />
        {page.kind === "photo" && <CardButton {...props} name="crop" onClick={onCrop} />}
        <CardButton {...props} name="remove" onClick={onRemove} />
      </div>
    </>
  );
}

interface CardButtonProps extends Pick<PageCardProps, "page" | "number" | "total"> {
  readonly name: "up" | "down" | "turn" | "crop" | "remove";
  /** It stays where it is, so that the focus does, and does nothing. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function CardButton({ page, number, total, name, isOff = false, onClick }: CardButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={`${page.key}-${name}`}
      className={BUTTON_CLASSES.tertiary}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon name={name === "remove" ? "trash" : name} />
      <span className="kern-label">
        {t(`photos.${name}`)}
        <span className="ap-sr">: {t("photos.page", { number, total })}</span>
      </span>
    </button>
  );
}
