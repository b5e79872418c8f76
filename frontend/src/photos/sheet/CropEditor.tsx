import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { type Corners, isConvex, type Point, WHOLE_PICTURE } from "../paper/Pixels.ts";
import type { ImageWork } from "../work/imageWork.ts";
import { CornerPoint } from "./CornerPoint.tsx";
import { Picture } from "./Picture.tsx";
import { withCorner } from "./withCorner.ts";

export interface CropEditorProps {
  readonly file: File;
  readonly number: number;
  readonly corners: Corners;
  readonly work: Pick<ImageWork, "ask">;
  readonly onApply: (corners: Corners) => void;
  readonly onClose: () => void;
}

const PERCENT = 100;
const CORNERS = [0, 1, 2, 3] as const;

/** The whole photo with four points on the corners of the paper, moved by finger, mouse or arrow keys. */
export function CropEditor({
  file,
  number,
  corners: before,
  work,
  onApply,
  onClose,
}: CropEditorProps): ReactNode {
  const { t } = useTranslation();
  const [corners, setCorners] = useState(before);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [said, setSaid] = useState("");
  const area = useRef<HTMLDivElement>(null);
  const isRight = isConvex(corners);
  useEffect(() => {
    let isGone = false;
    void work.ask("show", { picture: file }).then((shown) => {
      if (!isGone) setBitmap(shown);
    });
    return () => {
      isGone = true;
    };
  }, [work, file]);

  const move = (index: (typeof CORNERS)[number], to: Point): void => {
    const next = withCorner(corners, { index, to });
    setCorners(next);
    const { x, y } = next[index];
    const corner = t(`photos.crop.${index}`);
    setSaid(t("photos.crop.at", { corner, x: Math.round(x * PERCENT), y: Math.round(y * PERCENT) }));
  };
  const find = async (): Promise<void> => {
    const found = await work.ask("find", { picture: file });
    if (found?.isPaper === true) setCorners(found.corners);
    setSaid(t(found?.isPaper === true ? "photos.crop.found" : "photos.crop.notFound"));
  };
  const points = corners.map(({ x, y }) => `${x * PERCENT},${y * PERCENT}`).join(" ");
  return (
    <Dialog
      key="crop"
      isWork
      title={t("photos.crop.title", { number })}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={!isRight} onClick={() => onApply(corners)}>
            {t("photos.crop.apply")}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t("photos.cancel")}
          </Button>
        </>
      }
    >
      <div className="ap-stack-s">
        <p className="ap-muted">{t("photos.crop.text")}</p>
        <div className="ap-crop">
          <div className="ap-crop__frame">
            <div className="ap-crop__area" ref={area}>
              {bitmap !== undefined && <Picture bitmap={bitmap} label={t("photos.crop.picture")} />}
              {bitmap !== undefined && (
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <polygon points={points} />
                </svg>
              )}
            </div>
            {bitmap !== undefined &&
              CORNERS.map((index) => (
                <CornerPoint
                  key={index}
                  label={t(`photos.crop.${index}`)}
                  at={corners[index]}
                  area={area}
                  onMove={(to) => move(index, to)}
                />
              ))}
          </div>
        </div>
        <div className="ap-crop__buttons">
          <Button kind="tertiary" icon="search" onClick={() => void find()}>
            {t("photos.crop.find")}
          </Button>
          <Button
            kind="tertiary"
            icon="file"
            onClick={() => {
              setCorners(WHOLE_PICTURE);
              setSaid(t("photos.crop.isWhole"));
            }}
          >
            {t("photos.crop.whole")}
          </Button>
        </div>
        <p role="status" className={isRight ? "ap-sr" : undefined}>
          {isRight ? said : t("photos.crop.wrong")}
        </p>
      </div>
    </Dialog>
  );
}
