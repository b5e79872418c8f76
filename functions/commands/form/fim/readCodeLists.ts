import { readdir } from "node:fs/promises";
import path from "node:path";
import { ok, err, type Result } from "#domain/result.ts";
import { codeListsOf, type CodeLists } from "#forms/import/fim/CodeLists.ts";
import { readCodeList } from "#forms/import/fim/readCodeList.ts";
import { readXml } from "#forms/import/fim/readXml.ts";
import { readText } from "#commands/readDefinitionFile.ts";

/** The code lists among the files of a folder, each with its versions; none where no folder is named. */
export async function readCodeLists(folder: string | undefined): Promise<Result<CodeLists, string>> {
  if (folder === undefined) return ok(codeListsOf([]));
  const names = await namesIn(folder);
  if (names === undefined) return err(`${folder} is no folder that can be read.`);
  const lists = await Promise.all(
    names.map(async (name) => {
      const text = await readText(path.join(folder, name));
      const xml = text.ok ? readXml(text.value) : text;
      const list = xml.ok ? readCodeList(xml.value) : xml;
      return list.ok ? [list.value] : [];
    }),
  );
  return ok(codeListsOf(lists.flat()));
}

async function namesIn(folder: string): Promise<readonly string[] | undefined> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => /\.(?:gc|xml)$/i.test(name)).sort();
  } catch {
    return undefined;
  }
}
