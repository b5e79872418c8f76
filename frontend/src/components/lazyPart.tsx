import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { type LazyMessages, loadMessages } from "../i18n/lazyMessages.ts";

/** A part of a page whose code, styles and texts load when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages: readonly LazyMessages[] = [],
): ComponentType<Props> {
  const Part = lazy(async () => {
    const [part] = await Promise.all([load(), ...messages.map(loadMessages)]);
    return { default: part };
  });
  return function LazyPart(props: Props): ReactNode {
    return (
      <Suspense fallback={<Loading />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Loading(): ReactNode {
  const { t } = useTranslation();
  return <p>{t("common.loading")}</p>;
}
