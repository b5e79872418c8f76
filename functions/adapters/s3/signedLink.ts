import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { readableText } from "#domain/text/readableText.ts";
import type { Bucket } from "./objectStore.ts";

export interface LinkedObject {
  readonly key: string;
  readonly mediaType: string;
  /** RFC 6266: shown in the browser, or saved. */
  readonly disposition: "inline" | "attachment";
  readonly fileName: string;
  readonly seconds: number;
}

/** A link to an object for a person without rights on the bucket; it expires. */
export function signedLink(bucket: Bucket, object: LinkedObject): Promise<string> {
  const { key, mediaType, disposition, seconds } = object;
  // Names stored by earlier versions may hold half a character, which no address can carry.
  const fileName = readableText(object.fileName);
  return getSignedUrl(
    bucket.client,
    new GetObjectCommand({
      Bucket: bucket.bucketName,
      Key: key,
      ResponseContentType: mediaType,
      ResponseContentDisposition: `${disposition}; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    }),
    { expiresIn: Math.max(1, Math.floor(seconds)) },
  );
}

/** The name for clients that do not know RFC 6266's `filename*`. */
function asciiName(fileName: string): string {
  return fileName.replace(/[^\w.-]/g, "_");
}
