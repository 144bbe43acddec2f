import { isNode, LineCounter, parseDocument } from 'yaml'

/** One thing to mend in the catalogue, for people. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
}

export function printProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Finds the line of a value in a YAML text by its path; a value that is missing has the line of what should hold it. */
export function lineFinder(text: string): (path: readonly (string | number)[]) => number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  return lineOf
}
