const ID_NAMESPACE = "http://www.aiim.org/pdfua/ns/id/";

/** Says that the file is PDF/UA-1 (ISO 14289-1 section 5). */
const PDFUA_ID = `<rdf:Description rdf:about="" xmlns:pdfuaid="${ID_NAMESPACE}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

/** PDF/A allows foreign properties only when the file describes their schema (ISO 19005-2 section 6.6.2.3). */
const PDFUA_EXTENSION_SCHEMA = `<rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${ID_NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Part of the standard that the file follows</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

export const pdfUaMetadata = `${PDFUA_ID}\n${PDFUA_EXTENSION_SCHEMA}`;
