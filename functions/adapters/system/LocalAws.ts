/** A portal's AWS endpoint on this machine, as its console describes it. */
export interface LocalAws {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How a client of any service reaches it, for commands outside of the portal's functions. */
export function clientOfLocalAws({ endpoint, region, accessKeyId, secretAccessKey }: LocalAws): {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
} {
  return { endpoint, region, credentials: { accessKeyId, secretAccessKey } };
}
