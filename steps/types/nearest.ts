import { distance } from 'fastest-levenshtein'

/** The valid word most like the given one; undefined when none is like it. */
export function nearest(word: string, valid: readonly string[]): string | undefined {
  let best: string | undefined
  // More than two edits in five letters is another word, not a slip.
  let least = Math.max(2, word.length * 0.4)
  for (const candidate of valid) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase())
    if (edits > least || (edits === least && best !== undefined)) continue
    best = candidate
    least = edits
  }
  return best
}
