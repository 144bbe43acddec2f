import { LineCounter, parseDocument } from 'yaml'
import { lineOfValue, type YamlPath } from './yaml-document.ts'

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
export function lineFinder(text: string): (path: YamlPath) => number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  return path => lineOfValue(document, offset => lines.linePos(offset).line, path)
}
