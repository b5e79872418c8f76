/** Whether authorities take a service online, as they themselves tell the transport. */
export interface AuthorityIntake {
  /** False only where every way to the authority would refuse it; who cannot be asked now may take it. */
  takes(service: {
    readonly authorityId: string;
    readonly leiKaId: string;
    /** 12-digit regional key of the place the application is for. */
    readonly ars: string;
  }): Promise<boolean>;
}
