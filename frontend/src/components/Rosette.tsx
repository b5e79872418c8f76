import type { ReactNode } from "react";
import "./rosette.css";

const RINGS = [
  { count: 36, offset: 108, radius: 88 },
  { count: 18, offset: 38, radius: 26 },
] as const;
const CENTRE = 200;

/** The security print of certificates: stands for proof, on the home page and on the receipt only. */
export function Rosette(): ReactNode {
  return (
    <svg className="ap-art" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <path d={ROSETTE} />
    </svg>
  );
}

const ROSETTE = RINGS.flatMap(({ count, offset, radius }) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    const x = (CENTRE + offset * Math.cos(angle) - radius).toFixed(1);
    const y = (CENTRE + offset * Math.sin(angle)).toFixed(1);
    const arc = (direction: 1 | -1): string => `a${radius} ${radius} 0 1 0 ${2 * radius * direction} 0`;
    return `M${x} ${y}${arc(1)}${arc(-1)}`;
  }),
).join("");
