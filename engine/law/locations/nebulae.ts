import type { CardFacts } from '../../../cards/facts.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import { isNebula } from '../../questions/locations/questions.ts'

/** The title and the words of the lore that are at hand. */
const words = ({ title, lore }: CardFacts): readonly string[] => [title, ...(lore?.words ?? [])]

/** A mission that says so in its title or lore is one. */
const saysSo = rule({
  ruling: 'faq96-39-isabella-01',
  asked: isNebula,
  applies: ({ printed }) => words(printed).some(text => /\bnebula\b/i.test(text)),
  answer: true,
})

/** So it is where no document at hand says what a nebula is. */
export const plainly = custom({
  ruling: 'custom-locations-01',
  asked: isNebula,
  applies: saysSo.applies,
  answer: true,
})

export const nebulae = [
  saysSo,
  // Clusters of stars and clouds of gas are none, however they look.
  against('faq96-39-isabella-03', isNebula, ({ printed }, game) => saysSo.applies({ printed }, game), {
    not: 'a mission that looks like a nebula is one',
    applies: ({ printed }) => !!printed.looks?.includes('cluster of stars or gas'),
    mistaken: true,
  }),
  // A protonebula is a nebula.
  rule({
    ruling: '1eS-study-protonebula-01',
    asked: isNebula,
    applies: ({ printed }) => printed.title === 'Study Protonebula',
    answer: true,
  }),
]
