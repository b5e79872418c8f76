/** Why a definition is not taken over, and where. */
export interface FormRefusal {
  /** Key of the component; empty for the form as a whole. */
  readonly key: string;
  /** Such as `validate.custom`. */
  readonly property: string;
  /** In the script, from 1; of scripts alone. */
  readonly line?: number;
  /** A sentence for the author. */
  readonly message: string;
}
