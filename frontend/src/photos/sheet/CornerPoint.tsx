import type { PointerEvent, ReactNode, RefObject } from "react";
import type { Point } from "../paper/Pixels.ts";
import { afterKey } from "./withCorner.ts";

export interface CornerPointProps {
  readonly label: string;
  readonly at: Point;
  /** The picture that it lies on. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onMove: (to: Point) => void;
}

/** The frame is wider than the picture by half a point on each side: one in the corner lies within it. */
const inFrame = (share: number): string => `calc(1.375rem + ${share.toString()} * (100% - 2.75rem))`;

/** A corner of the paper. A button, so that everybody reaches it; 44 pixels wide, so that a finger does. */
export function CornerPoint({ label, at, area, onMove }: CornerPointProps): ReactNode {
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
