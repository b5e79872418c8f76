/** An office that takes money here, and how it wants to be asked. */
export interface Office {
  readonly originatorId: string;
  readonly endPointId: string;
  readonly authentication: "oauth" | "basic" | "none";
  /** What its cash office wants to read in every item. */
  readonly requiredBookingData: readonly string[];
  readonly upperCasePurpose: boolean;
}

export const OFFICES: readonly Office[] = [
  {
    originatorId: "recognition-portal",
    endPointId: "05315000",
    authentication: "oauth",
    requiredBookingData: [],
    upperCasePurpose: false,
  },
  {
    originatorId: "recognition-portal",
    endPointId: "09162000",
    authentication: "basic",
    requiredBookingData: ["haushaltsstelle", "objektnummer"],
    upperCasePurpose: true,
  },
  {
    originatorId: "recognition-portal",
    endPointId: "02000000",
    authentication: "none",
    requiredBookingData: [],
    upperCasePurpose: false,
  },
];
