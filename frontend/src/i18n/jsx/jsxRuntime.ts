import { type ElementType, Fragment, type Key, type ReactElement, type ReactNode } from "react";
import * as react from "react/jsx-runtime";

interface Props {
  readonly children?: ReactNode;
}

type Arguments = readonly [type: ElementType, props: Props, key?: Key];

const isText = (child: ReactNode): child is string | number =>
  typeof child === "number" || typeof child === "string";
const hasText = (child: ReactNode): boolean => (Array.isArray(child) ? child.some(hasText) : isText(child));
/** Text, or what React shows nothing of. */
const isPlain = (child: ReactNode): boolean =>
  isText(child) || child === undefined || child === null || typeof child === "boolean";

/**
 * A browser that translates a page puts elements of its own in place of each text. React then changes and removes texts
 * that are no longer there: a page that was right ends as an error, or goes on saying what no longer holds. So text that
 * has siblings gets an element: what is the only text of an element can be replaced and removed. Texts that
 * follow each other share one, as they share a place in a row of things: a blank between two of them would go otherwise.
 * Here and not by a rule with a wrapper: 177 places in 65 files would have to say it, and each new one think of it.
 */
function heldAll(children: readonly ReactNode[]): ReactNode[] {
  return children.map((child, index) => {
    if (Array.isArray(child)) return heldAll(child);
    if (!isPlain(child)) return child;
    if (index > 0 && isPlain(children[index - 1])) return null;
    const end = children.findIndex((later, at) => at > index && !isPlain(later));
    const texts = children.slice(index, end === -1 ? undefined : end).filter(isText);
    return held(texts.join(""), index);
  });
}

const held = (text: string, key: number): ReactNode =>
  text.trim() === "" ? text : react.jsx("span", { children: text }, key);

/** Options take text alone, and no page shows the parts of one by themselves. */
function withHeldText(type: ElementType, props: Props): Props {
  const { children } = props;
  if (type !== Fragment && (typeof type !== "string" || type === "option")) return props;
  // Most elements hold elements alone, and a key press makes dozens of them.
  if (!hasText(children)) return props;
  if (Array.isArray(children)) return { ...props, children: heldAll(children) };
  return type === Fragment && isText(children) ? { ...props, children: held(children.toString(), 0) } : props;
}

export function jsx(...[type, props, key]: Arguments): ReactElement {
  return react.jsx(type, withHeldText(type, props), key);
}

export function jsxs(...[type, props, key]: Arguments): ReactElement {
  return react.jsxs(type, withHeldText(type, props), key);
}

/** While developing: children that stand in the source are no list, and need no keys. */
export function jsxDEV(...[type, props, key, isStatic]: [...Arguments, isStatic?: boolean]): ReactElement {
  return isStatic === true ? jsxs(type, props, key) : jsx(type, props, key);
}

export { Fragment };
