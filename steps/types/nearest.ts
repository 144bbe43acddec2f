import { distance } from 'fastest-levenshtein'

/** More edits than this make another word, not a slip. */
const most = (length: number): number => (length < 4 ? 1 : Math.max(2, length * 0.4))

/** The valid word most like the given one; undefined when none is like it. */
export function nearest(word: string, valid: readonly string[]): string | undefined {
  return leastEdits(valid, most(word.length), candidate => edits(word, candidate))
}

/** The valid word most like the text, or like as many words as it has at the text's beginning. */
export function nearestStart(text: string, valid: readonly string[]): string | undefined {
  const words = text
    .trim()
    .replaceAll(/"[^"]*"/g, '"…"')
    .split(' ')
  const whole = words.join(' ')
  const start = (candidate: string) => words.slice(0, candidate.split(' ').length).join(' ')
  return leastEdits(valid, Number.POSITIVE_INFINITY, candidate => {
    const found = Math.min(edits(start(candidate), candidate), edits(whole, candidate))
    return found > most(candidate.length) ? Number.POSITIVE_INFINITY : found
  })
}

/** Characters of a text that are compared. */
const longest = 500

const edits = (one: string, other: string): number => distance(one.slice(0, longest).toLowerCase(), other.toLowerCase())

function leastEdits(valid: readonly string[], limit: number, count: (candidate: string) => number): string | undefined {
  let best: string | undefined
  let least = limit
  for (const candidate of valid) {
    const found = count(candidate)
    if (found === Number.POSITIVE_INFINITY || found > least || (found === least && best !== undefined)) continue
    best = candidate
    least = found
  }
  return best
}
