import { distance } from 'fastest-levenshtein'

/** The word of the list that is most like the given one, in letters of either case; undefined = there is none. */
export function nearest(word: string, choices: readonly string[]): string | undefined {
  const edits = (choice: string): number => distance(word.toLowerCase(), choice.toLowerCase())
  return [...choices].sort((a, b) => edits(a) - edits(b))[0]
}
