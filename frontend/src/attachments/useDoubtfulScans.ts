import { useEffect, useRef, useState } from "react";
import { useClosingWarning, useReloadGuard } from "../builds/reloadGuards.ts";

/** Scans are looked at before they travel; whatever keeps one from being looked at keeps no file back. */
export function useDoubtfulScans() {
  const [isLooking, setIsLooking] = useState(false);
  const gone = useRef<AbortController>(null);
  useReloadGuard(isLooking);
  useClosingWarning(isLooking);
  useEffect(() => {
    const here = new AbortController();
    gone.current = here;
    return () => here.abort();
  }, []);
  return {
    /** Files are being looked at: they are on no list yet. */
    isLooking,
    /** The PDFs among them that may be hard to read; none where they cannot be looked at, or the person went on. */
    doubtfulOf: async (files: readonly File[]): Promise<readonly File[]> => {
      const { signal } = gone.current ?? new AbortController();
      const doubtful = await import("../photos/work/imageWork.ts")
        .then(({ doubtfulScans }) => doubtfulScans(files, { onLook: () => setIsLooking(true), signal }))
        .catch((): readonly File[] => []);
      setIsLooking(false);
      return doubtful;
    },
  };
}
