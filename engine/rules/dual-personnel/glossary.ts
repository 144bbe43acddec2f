import { findCard } from '../../../cards/catalogue.ts'
import type { Game } from '../../flow/game.ts'
import { cardOf } from '../../state/individuals.ts'
import { denial, presumption, type Rule, rule } from '../rule.ts'
import type { Comparison } from '../selections/questions.ts'

const twoFates = presumption({
  ruling: 'each individual of a card has a fate of its own',
  asked: 'shares fate',
  applies: () => true,
  answer: false,
})

/** Whatever happens to one individual happens to the other. */
const oneFate = denial('1eD-dual-personnel-card-04', twoFates, true)

const twoInTheDraw = presumption({
  ruling: 'a card with two individuals is two in a draw',
  asked: 'selection counts',
  applies: ({ by }) => by === 'chance',
  answer: 'individuals',
})

/** In a random selection the card is one, in the pool and for the number. */
const oneInTheDraw = denial('1eD-dual-personnel-card-10', twoInTheDraw, 'cards')

const cardsAreChosen = presumption({
  ruling: 'cards are chosen, not individuals',
  asked: 'selection counts',
  applies: ({ by }) => by === 'choice',
  answer: 'cards',
})

/** In a selection by choice individuals are counted. */
const individualsAreChosen = denial('1eD-dual-personnel-card-20', cardsAreChosen, 'individuals')

const bothOfTheGender = presumption({
  ruling: 'a card is of a gender when both individuals are',
  asked: 'one fits for both',
  applies: ({ filter }) => filter.gender !== undefined,
  answer: false,
})

/** A male and female card is included whichever gender is asked for. */
const eitherGender = denial('1eD-dual-personnel-card-17', bothOfTheGender, true)

/** Each individual's own numbers are compared. */
const each = (ruling: string, to: Comparison): Rule<'numbers compared'> =>
  rule({ ruling, asked: 'numbers compared', applies: ({ as }) => as === to, answer: 'each' })

const oneIsTested = presumption({
  ruling: 'only the one who was selected is tested',
  asked: 'numbers compared',
  applies: ({ as }) => as === 'tested',
  answer: 'each',
})

/** What is asked of both afterwards is asked of their sum. */
const bothAreTested = denial('1eD-dual-personnel-card-29', oneIsTested, 'sum')

const onePhaserForBoth = presumption({
  ruling: 'what protects one individual protects the card',
  asked: 'one protects both',
  applies: () => true,
  answer: true,
})

/** Protecting the card takes protection for each individual. */
const oneForEach = denial('1eD-dual-personnel-card-14', onePhaserForBoth, false)

/** Both individuals have the affiliation in which the card is used. */
const oneMode = rule({
  ruling: '1eD-dual-personnel-card-06',
  asked: 'shares affiliation',
  applies: ({ by }) => by === 'its player',
  answer: true,
})

/** An effect that changes the affiliation of one changes that of both. */
const oneAffiliation = rule({
  ruling: '1eD-dual-personnel-card-07',
  asked: 'shares affiliation',
  applies: ({ by }) => by === 'an effect',
  answer: true,
})

const iconForEach = presumption({
  ruling: 'both individuals carry the affiliation icon of the card',
  asked: 'icon of both',
  applies: () => true,
  answer: true,
})

/** There is one affiliation icon, which either of the two may use. */
const oneIcon = denial('1eS-ship-staffing-18', iconForEach, false)

/** The two engage one adversary together. */
const oneAdversary = rule({
  ruling: '1eD-dual-personnel-card-36',
  asked: 'engages as one',
  applies: () => true,
  answer: true,
})

/** Their STRENGTH is added in that combat. */
const strengthAdded = rule({
  ruling: '1eD-dual-personnel-card-37',
  asked: 'adds STRENGTH',
  applies: () => true,
  answer: true,
})

/** The card is no target for assimilation as counterpart. */
const noCounterpart = rule({
  ruling: '1eD-dual-personnel-card-38',
  asked: 'can',
  applies: ({ card, to, by }, game) =>
    to === 'be targeted' &&
    by !== undefined &&
    !!game.facts(by).keywords?.includes('Counterpart') &&
    !!game.facts(cardOf(card)).individuals,
  answer: false,
  exceptionTo: ['1eS-stopped-17'],
})

/** A benefit is had only for the individual whose features it is for. */
const benefitOfOne = rule({
  ruling: '1eD-dual-personnel-card-34',
  asked: 'counts for',
  applies: ({ what }) => what === 'benefit',
  answer: false,
})

const personasOf = (title: string, game: Game): readonly string[] => {
  const facts = game.state.made[title] ?? findCard(title)
  return facts?.individuals ? (facts.persona ?? []) : []
}

/** A card with versions of two personas is not in play together with another version of either. */
const notBesideEither = rule({
  ruling: '1eD-dual-personnel-card-42',
  asked: 'may coexist',
  applies: ({ a, b }, game) => personasOf(a, game).includes(b) || personasOf(b, game).includes(a),
  answer: false,
})

const eachForItself = presumption({
  ruling: 'a version of one individual takes the place of the card',
  asked: 'may be exchanged',
  applies: ({ out, into }, game) => [...out, ...into].some(id => game.facts(id).individuals),
  answer: true,
})

/** In an exchange of personas both individuals are exchanged. */
const bothAreExchanged = rule({
  ruling: '1eD-dual-personnel-card-45',
  asked: 'may be exchanged',
  applies: ({ out, into }, game) => !sameSet(allPersonas(out, game), allPersonas(into, game)),
  answer: false,
  exceptionTo: [eachForItself.ruling],
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
  twoFates,
  oneFate,
  twoInTheDraw,
  oneInTheDraw,
  cardsAreChosen,
  individualsAreChosen,
  bothOfTheGender,
  eitherGender,
  each('1eD-dual-personnel-card-26', 'superlative'),
  each('1eD-dual-personnel-card-15', 'model'),
  each('1eD-dual-personnel-card-16', 'follower'),
  each('1eD-dual-personnel-card-24', 'weaker'),
  oneIsTested,
  bothAreTested,
  onePhaserForBoth,
  oneForEach,
  oneMode,
  oneAffiliation,
  iconForEach,
  oneIcon,
  oneAdversary,
  strengthAdded,
  noCounterpart,
  benefitOfOne,
  notBesideEither,
  eachForItself,
  bothAreExchanged,
]
