import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";

/** A part of a page whose code and styles load when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
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
