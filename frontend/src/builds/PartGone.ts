/** A part of this build is not on the server any more, and loading anew did not help or was not possible. */
export class PartGone extends Error {
  override readonly name = "PartGone";
}
