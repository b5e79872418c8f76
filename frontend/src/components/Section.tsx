import { type ReactNode, type Ref, useId } from "react";

const GAPS = { m: "ap-stack", s: "ap-stack-s" } as const;
const SIZES = { medium: "kern-heading-medium", small: "kern-heading-small" } as const;

export interface SectionProps {
  /** Of the heading, where something leads to it. */
  readonly id?: string;
  readonly title: ReactNode;
  readonly size?: keyof typeof SIZES;
  readonly gap?: keyof typeof GAPS;
  /** Where the heading takes the focus. */
  readonly tabIndex?: -1;
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a page that is named by its heading. */
export function Section(props: SectionProps): ReactNode {
  const { id: given, title, size = "medium", gap = "m", tabIndex, ref, children } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <section className={GAPS[gap]} aria-labelledby={id}>
      <h2 className={SIZES[size]} id={id} tabIndex={tabIndex} ref={ref}>
        {title}
      </h2>
      {children}
    </section>
  );
}
