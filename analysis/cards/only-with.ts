import { distance } from 'fastest-levenshtein'
import { cardFacts, findCard, nearestTitles } from '../../cards/catalogue.ts'
import { cardTypes } from '../../cards/facts.ts'
import type { Harmless } from '../../cards/game-text.ts'
import type { Can, MadeUp } from '../../protocol/types.ts'
import { actKinds, conditions, counts, values } from '../../protocol/words.ts'
import { deedsIn, madeIn } from '../../steps/of-operations.ts'
import type { Deed } from '../../steps/operation.ts'
import type { Case } from '../../steps/suite/case.ts'
import { verbOf } from '../../steps/types/verbs.ts'
import { titlesIn } from './on-the-board.ts'

/**
 * With what a text, or the part of it that is left out, would matter: a card by its title; a printed fact of another card
 * (`affiliation Borg`, `type tactic`); a word that the case needs of an engine (`attack`, `cunning`, `captive`); a deed with the
 * card itself (`reports it`).
 */
export type OnlyWith = readonly string[]

/** Of these, what is there beside the card. */
export const metIn = (onlyWith: OnlyWith, title: string, one: Case): OnlyWith =>
  onlyWith.filter(entry => isMet(entry, title, one))

function isMet(entry: string, title: string, one: Case): boolean {
  const card = findCard(entry)
  if (card) return card.title !== title && one.titles.includes(card.title)
  const verb = verbIn(entry)
  if (verb) return deedsOf(one).some(deed => deed.verb === verb && titlesIn(deed).includes(title))
  const fact = factIn(entry)
  if (fact) return othersOf(title, one).some(other => isOf(other, fact))
  return wordsOf(one.needs).includes(entry)
}

/** `reports it` */
const verbIn = (entry: string): string | undefined => /^(\w+) it$/.exec(entry)?.[1]

interface Fact {
  readonly type?: string
  readonly field: keyof typeof printed
  readonly value: string
}

/** `icon q`, `dilemma icon q` */
function factIn(entry: string): Fact | undefined {
  const type = cardTypes.find(one => entry.startsWith(`${one} `))
  const [field = '', ...value] = entry.slice(type ? type.length + 1 : 0).split(' ')
  return isField(field) && value.length ? { ...(type && { type }), field, value: value.join(' ') } : undefined
}

const isOf = (facts: Facts, { type = facts.type, field, value }: Fact): boolean =>
  facts.type === type && printed[field](facts).includes(value)

type Facts = Pick<MadeUp, 'affiliations' | 'class' | 'icons' | 'keywords' | 'skills' | 'title'> & {
  readonly type: string
}

const printed = {
  affiliation: ({ affiliations = [] }: Facts) => affiliations,
  class: (facts: Facts) => [facts.class],
  icon: ({ icons = [] }: Facts) => icons,
  keyword: ({ keywords = [] }: Facts) => keywords,
  skill: ({ skills = {} }: Facts) => Object.keys(skills),
  type: ({ type }: Facts) => [type],
} satisfies Record<string, (facts: Facts) => readonly (string | undefined)[]>

const isField = (word: string): word is keyof typeof printed => Object.hasOwn(printed, word)

/** Facts of the other cards of the case, made-up ones included. */
function othersOf(title: string, { steps, titles }: Case): readonly Facts[] {
  const made = madeIn(steps.map(({ operation }) => operation))
  return [...titles.filter(other => other !== title).map(cardFacts), ...made]
}

const deedsOf = ({ steps }: Case): readonly Deed[] =>
  steps.flatMap(({ operation }) =>
    operation.op === 'respond'
      ? [{ player: operation.player, verb: 'plays', cards: operation.cards }]
      : deedsIn(operation),
  )

const wordsOf = ({ actions = [], conditions = [], counts = [], values = [] }: Can): readonly string[] => [
  ...actions,
  ...conditions,
  ...counts,
  ...values,
]

const words: readonly string[] = [...actKinds, ...conditions, ...counts, ...values]

/** What is wrong with the reason that a row gives for what it leaves out; one sentence each. */
export function reasonFaults(row: string, { onlyWith, why }: Harmless): readonly string[] {
  if (!onlyWith && !why) return [`${row} says neither why what is left out does not matter nor with what it would`]
  return strange(onlyWith ?? []).map(
    entry => `${row}: onlyWith: "${entry}" is neither a card nor a printed fact, a word or a deed`,
  )
}

/** Entries that name nothing; a title that the catalogue does not have stands on no board, unless it is meant for one that it has. */
export const strange = (onlyWith: OnlyWith): OnlyWith =>
  onlyWith.filter(entry => {
    const verb = verbIn(entry)
    if (verb) return !verbOf(verb)
    const isTitle = /^["A-Z0-9]/.test(entry)
    return isTitle ? isMisspelt(entry) : !factIn(entry) && !words.includes(entry)
  })

const isMisspelt = (title: string): boolean =>
  !findCard(title) && nearestTitles(title, 1).some(near => distance(near, title) === 1)
