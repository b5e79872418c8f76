/** What `installFormProbe` leaves in the measured page. */
export interface FormProbe {
  /** When the first control of the form could be seen, in milliseconds since the navigation began. */
  firstField: number | undefined;
  readonly longTasks: readonly { readonly end: number; readonly duration: number }[];
  /** From the press of a key to the frame after it, in milliseconds. */
  readonly keys: number[];
  /** From the click that was announced to the frame without the mark, in milliseconds. */
  toggled: number | undefined;
  /** Directives of the content security policy that something broke. */
  readonly blocked: readonly string[];
  /** Whether a text that begins with the mark and a space can be seen. */
  readonly shows: (mark: string) => boolean;
  /** Milliseconds until it holds, looked at once per frame and taken after that frame was painted. */
  readonly until: (holds: () => boolean) => Promise<number>;
  /** Times the next click until the mark cannot be seen any more. */
  readonly timeClickUntilGone: (mark: string) => void;
}

declare global {
  interface Window {
    formProbe: FormProbe;
  }
}
