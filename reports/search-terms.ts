import { stemmer } from 'stemmer'

/** Words of questions that say nothing of what is asked for. */
const idle = new Set(
  'a about am an and any are as at be been being but by can could did do does for from had has have he her his how i if in into is it its may me might my of on or our shall she should so than that the their them then there these they this those to was we what when where which while who whom whose why will with would you your'.split(
    ' ',
  ),
)

/** The words of a text in the form in which they are searched, in their order: small letters, without endings. `known` learns which words they are forms of. */
export function termsOf(text: string, known?: Map<string, Set<string>>): readonly string[] {
  return wordsOf(text).map(word => {
    const stem = stemOf(word)
    if (known?.get(stem)?.add(word) === undefined) known?.set(stem, new Set([word]))
    return stem
  })
}

/** The terms with a space before and after each. */
export const joined = (text: string): string => ` ${termsOf(text).join(' ')} `

/** Every two terms that stand side by side. */
export const pairs = (text: string): readonly string[] => {
  const terms = text.trim().split(' ')
  return terms.slice(1).map((term, at) => ` ${terms[at]} ${term} `)
}

/** True of a word that no question is about. */
export const saysNothing = (word: string): boolean => idle.has(word)

/** Letters and digits that stand together, in small letters; accents are left out, and so are apostrophes within a word. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

const stems = new Map<string, string>()

/** `stop` for `stopped`, `stops` and `stopping`; words with digits stay. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  stems.set(word, stem)
  return stem
}

/** Characters of the longest search that is read. */
const longest = 1_000

/** In a sentence, that a search is longer than any that somebody types, and is not read; undefined of another. */
export const tooLong = ({ length }: string): string | undefined =>
  length > longest
    ? `This search has ${length.toLocaleString('en')} characters, and one of more than ${longest.toLocaleString('en')} is not read. Shorten it.`
    : undefined

/** Of a text that no sentence holds, its beginning. */
export const beginning = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
