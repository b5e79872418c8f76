/** An operator's look at one application: who, with which command, and why, in their own words. Nothing of a person. */
export interface OperatorLook {
  readonly at: string;
  /** Whose credentials they are in AWS; on this machine its user. */
  readonly who: string;
  readonly command: string;
  readonly processId: string;
  readonly reason: string;
}

/** Written before anything is shown. A line that cannot be written throws. */
export interface OperatorLog {
  write(look: OperatorLook): Promise<void>;
}
