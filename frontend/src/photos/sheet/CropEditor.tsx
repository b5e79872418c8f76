import { type ReactNode, useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { type Corners, isConvex, type Point, WHOLE_PICTURE } from "../paper/Pixels.ts";
import type { ImageWork } from "../work/imageWork.ts";
import { withCorner, afterKey } from "./withCorner.ts";

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
export function CropEditor(props: CropEditorProps): ReactNode {
  const { file, number, work, onApply, onClose } = props;
  const { t } = useTranslation();
  const [corners, setCorners] = useState(props.corners);
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
    if (found !== undefined) setCorners(found);
    setSaid(t(found === undefined ? "photos.crop.notFound" : "photos.crop.found"));
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
            {t("common.cancel")}
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

interface CornerPointProps {
  readonly label: string;
  readonly at: Point;
  /** The picture that it lies on. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onMove: (to: Point) => void;
}

/** The frame is wider than the picture by half a point on each side: one in the corner lies within it. */
const inFrame = (share: number): string => `calc(1.375rem + ${share.toString()} * (100% - 2.75rem))`;

/** A corner of the paper. A button, so that everybody reaches it; 44 pixels wide, so that a finger does. */
function CornerPoint({ label, at, area, onMove }: CornerPointProps): ReactNode {
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  return (
    <button
      type="button"
      className="ap-crop__corner"
      aria-label={label}
      style={{ left: inFrame(at.x), top: inFrame(at.y) }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const to = afterKey(at, event);
        if (to === undefined) return;
        event.preventDefault();
        onMove(to);
      }}
    />
  );
}

interface PictureProps {
  readonly bitmap: ImageBitmap;
  /** Quarter turns clockwise. */
  readonly turns?: number;
  readonly label: string;
}

const QUARTER = Math.PI / 2;

/** A picture drawn on a canvas: the portal shows no image but its own files (content security policy). */
export function Picture({ bitmap, turns = 0, label }: PictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isAcross = turns % 2 === 1;
  const [width, height] = isAcross ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate(turns * QUARTER);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  }, [bitmap, turns, width, height]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label} />;
}
