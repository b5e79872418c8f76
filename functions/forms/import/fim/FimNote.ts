/** What the author of a draft has to look at: something of the data schema that is not in the form as it stands. */
export interface FimNote {
  readonly id: string;
  readonly label: string;
  readonly sentence: string;
}
