/** The time. Everything that depends on it asks here, so that tests and the local console can move it. */
export interface Clock {
  now(): Date;
}
