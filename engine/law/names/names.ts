import { findCard } from '../../../cards/catalogue.ts'
import { against, rule } from '../../kernel/rule.ts'
import { reference, referenceName, sameCard } from '../../questions/names/questions.ts'
import { baseName } from '../../text/names.ts'

const hasColon = (name: string): boolean => name.includes(':')

/** Two different names with the same base, at least one of them with a colon. */
export const sameBase = (a: string, b: string): boolean => a !== b && baseName(a) === baseName(b)

/** Day of the FAQ; cards printed later are not among those that it speaks of. */
const day = '1996-05-14'

/** Is the base of the names itself an original card without a colon, of the day of the FAQ? */
function hasOriginal(name: string): boolean {
  const original = findCard(baseName(name))
  return original !== undefined && (original.printed ?? '') <= day
}

/** A reference to the name before the colon means every card of that name. */
const equalUpToTheColon = rule({
  ruling: 'faq96-13-the-colon-rule-03',
  asked: reference,
  applies: ({ name, title }) => sameBase(name, title) && !hasOriginal(title),
  answer: true,
})

/** A card without colon is the base of its group: what names it means the others too. */
const originalIsBase = rule({
  ruling: 'faq96-13-the-colon-rule-06',
  asked: reference,
  applies: ({ name, title }) => sameBase(name, title) && hasOriginal(title),
  answer: true,
})

const isMisprinted = (title: string): boolean => findCard(title)?.correctedTitle !== undefined

/** Do the names have four letters in a row in common? */
export function alike(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return [...one].some((_, at) => at + 4 <= one.length && other.includes(one.slice(at, at + 4)))
}

export const faqNames = [
  // Only the name counts, not what the card shows.
  against('faq96-13-the-colon-rule-05', reference, false, {
    not: 'a name means every card that shows the character',
    applies: ({ name, title }, game) => !alike(name, title) && !!game.printed(title)?.persona?.includes(name),
  }),
  equalUpToTheColon,
  originalIsBase,
  // A reference that names more than the base means that one card only.
  rule({
    ruling: 'faq96-13-the-colon-rule-09',
    asked: reference,
    applies: ({ name, title }) => hasColon(name) && sameBase(name, title),
    answer: false,
    exceptionTo: [equalUpToTheColon, originalIsBase],
  }),
  // Grouped cards stay different cards, each with its own text.
  against('faq96-13-the-colon-rule-08', sameCard, false, {
    not: 'grouped cards are one card',
    applies: ({ a, b }) => sameBase(a, b),
  }),
  // A name printed without its colon is read with it.
  rule({
    ruling: 'faq96-13-the-colon-rule-16',
    asked: referenceName,
    applies: ({ title }) => isMisprinted(title),
    answer: ({ title }) => findCard(title)!.correctedTitle!,
  }),
  // Names that differ without a colon are different names.
  against('faq96-13-the-colon-rule-17', reference, false, {
    not: 'names that are alike mean the same',
    applies: ({ name, title }) => !sameBase(name, title) && name !== title && alike(name, title),
  }),
]
