/** A part of this build is not on the server any more, and loading anew did not help or was not possible. */
export class PartGone extends Error {
  constructor() {
    super("A part of this build is gone.");
    // Not as a field: what older browsers need for one weighs more than all of this file.
    this.name = "PartGone";
  }
}
