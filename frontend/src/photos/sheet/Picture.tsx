import { type ReactNode, useEffect, useRef } from "react";

export interface PictureProps {
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
