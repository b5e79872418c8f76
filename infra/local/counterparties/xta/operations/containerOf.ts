import { randomUUID } from "node:crypto";
import { xml, type Markup } from "../../saml-provider/xml/xml.ts";
import type { StoredMessage } from "../state/storedMessage.ts";
import type { XtaReply, XtaWorld } from "../XtaWorld.ts";

/** The stored message as `xta:GenericContentContainer`, its contents as parts (XOP). */
export function containerOf(
  world: XtaWorld,
  message: StoredMessage,
): { readonly body: Markup; readonly parts: NonNullable<XtaReply["parts"]> } {
  if (message.encrypted !== undefined) {
    const encrypted: Markup = { markup: message.encrypted };
    return { body: xml`<xta:GenericContentContainer>${encrypted}</xta:GenericContentContainer>`, parts: [] };
  }
  const contents = message.contents.map((content, index) => ({
    content,
    contentId: `${randomUUID()}-${index + 1}@xoev.de`,
  }));
  const elements = contents.map(({ content, contentId }) => {
    const name: Markup = { markup: `xta:${content.element}` };
    const attributes = Object.entries(content.attributes).map(
      ([key, value]) => xml` ${{ markup: key }}="${value}"`,
    );
    return xml`<${name}${attributes}><xop:Include href="cid:${contentId}"/></${name}>`;
  });
  return {
    body: xml`<xta:GenericContentContainer>
      <xta:ContentContainer>${elements}</xta:ContentContainer>
    </xta:GenericContentContainer>`,
    parts: contents.map(({ content, contentId }) => ({
      contentId,
      bytes: world.messages.readContent(message, content),
    })),
  };
}
