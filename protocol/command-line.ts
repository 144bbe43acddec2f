import { EngineCommandError } from './failures.ts'

const shellWords = new Set(['|', '||', '&', '&&', ';', '<', '>', '>>', '2>', '2>&1'])
const piece = /"((?:[^"\\]|\\["\\]|\\)*?)"|'([^']*)'|([^\s"']+)/y

/**
 * Splits a command line into program and arguments, without a shell. Quotes of either sort keep blanks together; a backslash
 * escapes `"` and `\` between double quotes and is an ordinary character elsewhere.
 */
export function splitCommand(text: string): string[] {
  const words: string[] = []
  for (let at = blanks(text, 0); at < text.length; at = blanks(text, at)) {
    const [word, end] = readWord(text, at)
    words.push(word)
    at = end
  }
  if (!words[0]) throw new EngineCommandError('The engine command is empty: give a program and its arguments.')
  return words
}

function readWord(text: string, start: number): [word: string, end: number] {
  let word = ''
  let at = start
  while (at < text.length && !/\s/.test(text[at]!)) {
    piece.lastIndex = at
    const match = piece.exec(text)
    if (!match) throw unclosed(text, at)
    word += match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2] ?? match[3]
    at = piece.lastIndex
  }
  if (shellWords.has(text.slice(start, at))) throw needsShell(text, word, start)
  return [word, at]
}

function blanks(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at]!)) at += 1
  return at
}

function unclosed(text: string, at: number): EngineCommandError {
  return new EngineCommandError(
    `The engine command has an unclosed quote (${text[at]}) at character ${at + 1}: ${text}`,
  )
}

function needsShell(text: string, word: string, at: number): EngineCommandError {
  return new EngineCommandError(
    `The engine command is started without a shell, so "${word}" at character ${at + 1} has no meaning; put the line into a script and give that: ${text}`,
  )
}
