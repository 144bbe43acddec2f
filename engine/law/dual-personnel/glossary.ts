import { permission } from '../../board/questions.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { custom, presumption, rule } from '../../kernel/rule.ts'
import { countsFor, mayBeExchanged, sharesAffiliation } from '../../questions/dual-personnel/questions.ts'
import { mayCoexist } from '../../questions/names/questions.ts'
import { mayBeTargeted } from '../stopped/glossary.ts'
import { selectedIndividuals } from './selected.ts'

const personasOf = (title: string, game: Game): readonly string[] => {
  const facts = game.printed(title)
  return facts?.individuals ? (facts.persona ?? []) : []
}

const names = (id: string, game: Game): readonly string[] => [game.card(id).title, ...(game.facts(id).persona ?? [])]

/** One version of a persona takes the place of another, where no document at hand says so. */
export const versionsByCustom = custom({
  ruling: 'custom-dual-personnel-01',
  asked: mayBeExchanged,
  applies: ({ out, into }, game) => {
    const [one, other] = [out[0], into[0]]
    if (one === undefined || other === undefined || out.length + into.length > 2) return false
    return names(one, game).some(name => names(other, game).includes(name))
  },
  answer: true,
})

const eachForItself = presumption({
  ruling: 'a version of one individual takes the place of the card',
  asked: mayBeExchanged,
  applies: ({ out, into }, game) => [...out, ...into].some(id => game.facts(id).individuals),
  answer: true,
})

function allPersonas(cards: readonly string[], game: Game): readonly string[] {
  return cards.flatMap(id => {
    const { title } = game.card(id)
    const both = personasOf(title, game)
    return both.length ? both : [title]
  })
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(one => b.includes(one))

export const glossaryDualPersonnel = [
  ...selectedIndividuals,
  // Both individuals have the affiliation in which the card is used.
  rule({
    ruling: '1eD-dual-personnel-card-06',
    asked: sharesAffiliation,
    applies: ({ by }) => by === 'its player',
    answer: true,
  }),
  // An effect that changes the affiliation of one changes that of both.
  rule({
    ruling: '1eD-dual-personnel-card-07',
    asked: sharesAffiliation,
    applies: ({ by }) => by === 'an effect',
    answer: true,
  }),
  // The card is no target for assimilation as counterpart.
  rule({
    ruling: '1eD-dual-personnel-card-38',
    asked: permission,
    of: ['be targeted'],
    applies: ({ card, by }, game) =>
      by !== undefined && !!game.facts(by).keywords?.includes('Counterpart') && !!game.facts(cardOf(card)).individuals,
    answer: false,
    exceptionTo: [mayBeTargeted],
  }),
  // A cost is paid only for the individual whom it is asked for.
  rule({
    ruling: '1eD-dual-personnel-card-33',
    asked: countsFor,
    applies: ({ what }) => what === 'cost',
    answer: false,
  }),
  // A benefit is had only for the individual whose features it is for.
  rule({
    ruling: '1eD-dual-personnel-card-34',
    asked: countsFor,
    applies: ({ what }) => what === 'benefit',
    answer: false,
  }),
  // A card with versions of two personas is not in play together with another version of either.
  rule({
    ruling: '1eD-dual-personnel-card-42',
    asked: mayCoexist,
    applies: ({ a, b }, game) => personasOf(a, game).includes(b) || personasOf(b, game).includes(a),
    answer: false,
  }),
  versionsByCustom,
  eachForItself,
  // In an exchange of personas both individuals are exchanged.
  rule({
    ruling: '1eD-dual-personnel-card-45',
    asked: mayBeExchanged,
    applies: ({ out, into }, game) =>
      [...out, ...into].some(id => game.facts(id).individuals) &&
      !sameSet(allPersonas(out, game), allPersonas(into, game)),
    answer: false,
    exceptionTo: [eachForItself, versionsByCustom],
  }),
]
