/** A right by what it is about, whatever portal the function belongs to: names without portal, stack, number and key. */
export interface KindOfRight {
  readonly functionName: string;
  readonly resource: string;
}

/** `demo-api-auth` → `api-auth`. */
const PORTAL = /^.*?-(?=(?:api|step|schedule)-)/;
/** What CDK and AWS put at the end of names: eight or ten letters of a hash, six of a secret. */
const STACK = /recognition-portal-[^:/]*?-(?:data|api|workflow)-/g;
const HASHES = /(?<=table\/[A-Za-z]+)[0-9A-F]{8}|(?<=bucket)[0-9a-f]{8}(?=$|\/)|-[0-9a-f]{6}$/g;
/** Of secrets for each account of the settings one is as good as another. */
const ACCOUNTS = /(?<=:secret:recognition-portal\/)[^/]+\/(saml|oidc|payment)-.*$/;

export function kindOf(functionName: string, resource: string): KindOfRight {
  return {
    functionName: functionName.replace(PORTAL, ""),
    resource: resource
      .replace(STACK, "")
      .replace(ACCOUNTS, "$1")
      .replace(/(?<=:secret:recognition-portal\/)[^/]+\//, "")
      .replaceAll(HASHES, "")
      .replace(/(?<=:key\/).*$/, "*")
      .replace(/^arn:aws:([a-z0-9]+):[a-z0-9-]*:[0-9]*:+/, "$1 "),
  };
}
