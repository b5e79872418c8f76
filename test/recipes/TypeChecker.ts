import { execFileSync } from "node:child_process";
import path from "node:path";
import ts from "typescript";
import type { TreeCopy } from "./TreeCopy.ts";

/** Types that every part of the tree may know: those of Node and of the browser's build. */
const AMBIENT = ["node", "vite/client"];

interface Parsed {
  readonly text: string;
  readonly source: ts.SourceFile;
}

/** Looks again and again at types of a tree of which little changes: what did not change is parsed once. */
export class TypeChecker {
  readonly #tree: TreeCopy;
  readonly #parsed = new Map<string, Parsed>();
  readonly #options: ts.CompilerOptions;

  constructor(tree: TreeCopy) {
    this.#tree = tree;
    const file = path.join(tree.folder, "test/tsconfig.json");
    const { options } = ts.parseJsonSourceFileConfigFileContent(
      ts.readJsonConfigFile(file, (name) => ts.sys.readFile(name)),
      ts.sys,
      path.dirname(file),
    );
    this.#options = { ...options, types: AMBIENT };
  }

  /** What does not compile in files with such words, a line each. */
  problems(about: RegExp): readonly string[] {
    const files = this.#filesAbout(about);
    const program = ts.createProgram({
      rootNames: [...files, ...this.#tracked("*.d.ts")],
      options: this.#options,
      host: this.#host(),
    });
    return files.flatMap((file) => {
      const source = program.getSourceFile(file);
      if (source === undefined) return [`${file}: is not there`];
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) =>
          `${path.relative(this.#tree.folder, file)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
      );
    });
  }

  #filesAbout(about: RegExp): readonly string[] {
    const changed = this.#tree.changed().filter((file) => /\.tsx?$/.test(file));
    const named = this.#tracked("*.ts", "*.tsx").filter((file) => about.test(ts.sys.readFile(file) ?? ""));
    return [...new Set([...named, ...changed])];
  }

  #tracked(...patterns: readonly string[]): readonly string[] {
    return execFileSync("git", ["ls-files", ...patterns], { cwd: this.#tree.folder, encoding: "utf8" })
      .trim()
      .split("\n")
      .map((file) => path.join(this.#tree.folder, file));
  }

  #host(): ts.CompilerHost {
    const host = ts.createCompilerHost(this.#options);
    return {
      ...host,
      getSourceFile: (file, language) => {
        const text = ts.sys.readFile(file);
        if (text === undefined) return undefined;
        const before = this.#parsed.get(file);
        if (before?.text === text) return before.source;
        const source = ts.createSourceFile(file, text, language);
        this.#parsed.set(file, { text, source });
        return source;
      },
    };
  }
}
