import { printedAs } from '../../../kernel/printed-otherwise.ts'
import { custom, rule } from '../../../kernel/rule.ts'
import { isCalled } from '../../species/questions.ts'

/** Whom he represents: the security officers of that station. */
const officersOfTheStation = rule({
  ruling: 'cr14-brilgar-erratum-01',
  asked: printedAs,
  of: ['Brilgar'],
  applies: ({ fact }) => fact === 'lore.names',
  answer: [{ name: 'Deep Space 9' }],
})

/** What he was besides. */
const bodyguard = rule({
  ruling: 'cr14-brilgar-erratum-02',
  asked: printedAs,
  of: ['Brilgar'],
  applies: ({ fact }) => fact === 'lore.calls',
  answer: ['bodyguard'],
})

const ensign: Readonly<Record<string, unknown>> = {
  'lore.calls': ['Starfleet ensign'],
  'lore.names': [{ name: 'U.S.S. Enterprise' }],
}

/** He served on the ship, and commanded none. */
const servedOnTheEnterprise = rule({
  ruling: 'cr14-sam-lavelle-erratum-01',
  asked: printedAs,
  of: ['Sam Lavelle'],
  applies: ({ fact }) => fact in ensign,
  answer: ({ fact }) => ensign[fact],
})

export const correctedLore = [officersOfTheStation, bodyguard, servedOnTheEnterprise]

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A card is called what its lore calls its subject. */
export const calledInLore = custom({
  ruling: 'custom-lore-05',
  asked: isCalled,
  applies: ({ printed, word }) => !!printed.lore?.calls?.some(called => same(called, word)),
  answer: true,
  beside: ['faq1996', 'glossary'],
})
