import { type CST, type Document, isNode, LineCounter, Parser, parseDocument } from 'yaml'

/** Levels of lists and maps within one another: many times what any file of users needs. */
const deepest = 64

/** What makes a text no YAML that can be read, in words, to follow "this is not YAML"; `code`: that of the package `yaml`, or `TOO_DEEP`. */
export interface YamlFault {
  readonly line: number
  readonly code: string
  readonly why: string
}

export interface ReadYaml {
  readonly document: Document
  readonly lineAt: (offset: number) => number
  readonly faults: readonly YamlFault[]
}

/** A text of a user's as YAML. `isText`: every scalar is text, so that the id of a ruleset is no number, and no date a moment. */
export function readYamlText(text: string, { isText = false } = {}): ReadYaml {
  const lines = new LineCounter()
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line)
  const options = { lineCounter: lines, logLevel: 'silent', ...(isText ? { schema: 'failsafe' } : {}) } as const
  const deep = tooDeepAt(text)
  // Whoever walks through what is nested deeply runs out of stack.
  const document = parseDocument(deep === undefined ? text : '', options)
  if (deep !== undefined) {
    const line = text.slice(0, deep).split('\n').length
    return {
      document,
      lineAt,
      faults: [{ line, code: 'TOO_DEEP', why: `it is nested more than ${deepest} levels deep` }],
    }
  }
  const faults = [...document.errors, ...document.warnings].map(({ pos, code, message }) => ({
    line: lineAt(pos[0]),
    code,
    why: inWords(message),
  }))
  return { document, lineAt, faults }
}

/** Where in a document a value is. */
export type YamlPath = readonly (string | number)[]

/** The content of a text of a user's, every scalar as text, with the line of each value; or what is wrong first. */
export function yamlContent(
  text: string,
):
  | { readonly content: unknown; readonly lineOf: (path: YamlPath) => number }
  | { readonly fault: Omit<YamlFault, 'code'> } {
  const { document, lineAt, faults } = readYamlText(text, { isText: true })
  const [fault] = faults
  if (fault) return { fault }
  try {
    return { content: document.toJS(), lineOf: path => lineOfValue(document, lineAt, path) }
  } catch (error) {
    return { fault: { line: 1, why: inWords((error as Error).message) } }
  }
}

/** The line of a value; one that is missing has the line of what should hold it. */
export function lineOfValue(document: Document, lineAt: ReadYaml['lineAt'], path: YamlPath): number {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return lineAt(node.range[0])
  return path.length === 0 ? 1 : lineOfValue(document, lineAt, path.slice(0, -1))
}

/** What stands behind the place, or the whole document again, is said elsewhere. */
export const inWords = (message: string): string =>
  message
    .split('\n', 1)[0]!
    .replace(/ at line .*$/, '')
    .replace(/[.:]$/, '')

/** Offset of the first list or map that is nested too deeply. */
function tooDeepAt(text: string): number | undefined {
  const left = [...new Parser().parse(text)].map(token => ({ token, depth: 0 }))
  for (let next = left.pop(); next; next = left.pop()) {
    const { token, depth } = next
    if (depth > deepest) return token.offset
    for (const part of partsOf(token)) left.push({ token: part, depth: depth + 1 })
  }
  return undefined
}

function partsOf(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : []
  if (!('items' in token)) return []
  return token.items.flatMap(({ key, value }: CST.CollectionItem) => [key, value].flatMap(part => part ?? []))
}
