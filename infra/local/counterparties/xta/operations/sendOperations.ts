import { XMLSerializer } from "@xmldom/xmldom";
import { err, ok } from "../../../../../functions/domain/result.ts";
import { isParty, READER } from "../accounts.ts";
import { inside, text } from "../soap/readXml.ts";
import { exception, senderFault, type XtaFault } from "../soap/XtaFault.ts";
import { isoNow, type XtaOperationHandler, type XtaWorld } from "../XtaWorld.ts";
import { checkContents } from "./checkContents.ts";
import { readContents } from "./readContents.ts";
import { serviceFault } from "./serviceFault.ts";

export const sendMessageSync: XtaOperationHandler = () =>
  err(exception("9080", "the reader's service is asynchronous"));

/** Takes a message into the reader's box; from then on its report is open (status 0) until the reader closes. */
export const sendMessage: XtaOperationHandler = (world, { account, metaData, body, parts }) => {
  if (metaData === undefined || body === undefined) {
    return err(senderFault("the header MessageMetaData is missing"));
  }
  const [originators] = inside(metaData, "oscimeta:Originators");
  if (!isParty(inside(originators, "oscimeta:Author")[0], account)) {
    return err(exception("9014", "the author is not the account of the certificate"));
  }
  const [identification] = inside(metaData, "oscimeta:MsgIdentification");
  const messageId = text(inside(identification, "wsa:MessageID")[0]);
  const known = idFault(world, { messageId, author: account.value });
  if (known !== undefined) return err(known);
  const [destinations] = inside(metaData, "oscimeta:Destinations");
  if (!isParty(inside(destinations, "oscimeta:Reader")[0], READER)) {
    return err(exception("9022", "the reader is not known here"));
  }
  const [qualifier] = inside(metaData, "oscimeta:Qualifier");
  const service = serviceFault(qualifier);
  if (service !== undefined) return err(service);
  const [encrypted] = inside(body, "xenc:EncryptedData");
  const contents = encrypted === undefined ? readContents(body, parts) : ok([]);
  if (!contents.ok) return contents;
  const fault = encrypted === undefined ? checkContents(contents.value, qualifier) : undefined;
  if (fault !== undefined) return err(fault);

  const stored = contents.value.map(({ element, attributes, bytes }, index) => {
    const file = `${index}.bin`;
    world.messages.writeContent({ messageId, file }, bytes);
    return { element, attributes, file, bytes: bytes.length };
  });
  const now = isoNow(world);
  world.messages.save({
    messageId,
    author: account.value,
    state: "waiting",
    reader: READER.value,
    metaData: new XMLSerializer().serializeToString(metaData),
    contents: stored,
    ...(encrypted !== undefined && { encrypted: new XMLSerializer().serializeToString(encrypted) }),
    delivery: now,
    reportTime: now,
    ...world.marks(),
  });
  return ok({});
};

/** Ids are those that were given to this account, each for one message. */
function idFault(
  world: XtaWorld,
  { messageId, author }: { readonly messageId: string; readonly author: string },
): XtaFault | undefined {
  const given = world.messages.get(messageId);
  if (given?.author !== author) {
    return {
      ...{ kind: "exception", number: "9070", why: "this id was not given to this account" },
      // sendMessage declares no InvalidMessageIDException in the WSDL.
      exception: "ParameterIsNotValidException",
    };
  }
  return given.state === "given" ? undefined : exception("9024", "there is a message under this id already");
}
