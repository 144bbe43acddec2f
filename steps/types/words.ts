/** Sentence form → data of a closed list; the data are the protocol's words wherever the protocol has one. */
export type Words = Readonly<Record<string, string>>

export const alternatives = (words: Words): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|')

/** The sentence form of a datum; the first one listed where several mean the same. */
export function formOf(words: Words, datum: string): string {
  return Object.keys(words).find(form => words[form] === datum) ?? datum
}
