import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { partFailed } from "#ui/builds/partFailed.ts";
import { type LazyMessages, loadMessages } from "#ui/i18n/lazyMessages.ts";
import { untilLoaded } from "#ui/builds/untilLoaded.ts";

export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads it before it is shown; what fails now is loaded when it is needed. */
  readonly preload: () => Promise<void>;
};

interface LazyPartOptions {
  readonly messages?: LazyMessages;
  /** Shown until it is there; undefined: a word where that lasts. */
  readonly waiting?: ReactNode;
}

/** A part of a page whose code, styles and texts load when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { messages, waiting = <Loading /> }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAll = (): Promise<{ default: ComponentType<Props> }> =>
    untilLoaded(async () => {
      const [part] = await Promise.all([load(), messages && loadMessages(messages)]);
      loaded = part;
      return { default: part };
    });
  const Part = lazy(() => loadAll().catch(partFailed));
  function Shown(props: Props): ReactNode {
    // What began by waiting stays as it is: another way of showing it would lose what was typed.
    const [Direct] = useState(() => loaded);
    if (Direct !== undefined) return <Direct {...props} />;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  const preload = async (): Promise<void> => {
    await loadAll().catch(() => undefined);
  };
  return Object.assign(Shown, { preload });
}

/** A quick load does not flash its name. */
const NAMED_AFTER_MILLISECONDS = 500;

function Loading(): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), NAMED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <LoadingName /> : null;
}

/** A component of its own: many parts wait at once, and few long enough to need a word. */
function LoadingName(): ReactNode {
  const { t } = useTranslation();
  return <p>{t("common.loading")}</p>;
}
