/** Tells when what was typed should be saved at once: the connection is back, or the window is left or closed. */
export function whenSavingIsDue(save: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === "hidden") save();
  };
  window.addEventListener("online", save);
  window.addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    window.removeEventListener("online", save);
    window.removeEventListener("pagehide", save);
    document.removeEventListener("visibilitychange", hidden);
  };
}
