import { type ElementType, Fragment, type Key, type ReactElement, type ReactNode } from "react";
import * as react from "react/jsx-runtime";

interface Props {
  readonly children?: ReactNode;
}

type Arguments = readonly [type: ElementType, props: Props, key?: Key];

const isWords = (child: ReactNode): boolean =>
  typeof child === "number" || (typeof child === "string" && child.trim() !== "");

/**
 * A browser that translates a page puts elements of its own in place of each text. React then changes and removes texts
 * that are no longer there: a page that was right ends as an error, or goes on saying what no longer holds. So text that
 * stands beside anything else gets an element: what is the only text of an element can be replaced and removed.
 */
function held(child: ReactNode, index: number): ReactNode {
  if (Array.isArray(child)) return heldAll(child);
  return isWords(child) ? react.jsx("span", { children: child }, index) : child;
}

function heldAll(children: readonly ReactNode[]): ReactNode[] {
  return children.map(held);
}

/** Options take text alone, and no page shows the parts of one by themselves. */
function withHeldText(type: ElementType, props: Props): Props {
  const { children } = props;
  if (type !== Fragment && (typeof type !== "string" || type === "option")) return props;
  if (Array.isArray(children)) return { ...props, children: heldAll(children) };
  return type === Fragment && isWords(children) ? { ...props, children: held(children, 0) } : props;
}

export function jsx(...[type, props, key]: Arguments): ReactElement {
  return react.jsx(type, withHeldText(type, props), key);
}

export function jsxs(...[type, props, key]: Arguments): ReactElement {
  return react.jsxs(type, withHeldText(type, props), key);
}

export { jsx as jsxDEV, Fragment };
