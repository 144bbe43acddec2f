export type Print = (line: string) => void

/** What came of one kind. */
export interface Row {
  readonly name: string
  readonly outcome: string
  /** What was said of it; only the first line is shown. */
  readonly sentence: string
  readonly complaints: readonly string[]
}

/** A line of the table, and one below it for each complaint. */
export function row({ name, outcome, sentence, complaints }: Row): string {
  const line = `${complaints.length ? '✖' : '✔'} ${name} | ${outcome} | ${oneLine(sentence)}`
  return [line, ...complaints.map(complaint => `    ${complaint}`)].join('\n')
}

const oneLine = (text: string): string => printed(text.split('\n')[0]!.slice(0, 160))
const printed = (text: string): string => text.replace(/\p{Cc}/gu, '?')
