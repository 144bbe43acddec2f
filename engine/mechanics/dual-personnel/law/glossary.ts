import { permission } from '../../../board/questions.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardOf } from '../../../kernel/individual.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { adjustsEachIndividual } from '../../borg/questions.ts'
import { mayCoexist } from '../../names/questions.ts'
import { mayBeTargeted } from '../../stopped/law/glossary.ts'
import {
  addsSTRENGTH,
  countsFor,
  engagesAsOne,
  iconOfBoth,
  mayBeExchanged,
  reportsFreeWith,
  sharesAffiliation,
  staffsAsTwo,
} from '../questions.ts'
import { selectedIndividuals } from './selected.ts'

/** Both individuals have the affiliation in which the card is used. */
const oneMode = rule({
  ruling: '1eD-dual-personnel-card-06',
  asked: sharesAffiliation,
  applies: ({ by }) => by === 'its player',
  answer: true,
})

/** An effect that changes the affiliation of one changes that of both. */
const oneAffiliation = rule({
  ruling: '1eD-dual-personnel-card-07',
  asked: sharesAffiliation,
  applies: ({ by }) => by === 'an effect',
  answer: true,
})

const iconForEach = presumption({
  ruling: 'both individuals carry the affiliation icon of the card',
  asked: iconOfBoth,
  applies: () => true,
  answer: true,
})

/** There is one affiliation icon, which either of the two may use. */
const oneIcon = denial('1eS-ship-staffing-18', iconForEach, false)

const oneSeat = presumption({
  ruling: 'a card fills one seat',
  asked: staffsAsTwo,
  applies: () => true,
  answer: false,
})

/** The two may bring an icon each, as Third and Fourth do. */
const twoSeats = denial('1eS-ship-staffing-19', oneSeat, true)

/** The two engage one adversary together. */
const oneAdversary = rule({
  ruling: '1eD-dual-personnel-card-36',
  asked: engagesAsOne,
  applies: () => true,
  answer: true,
})

/** Their STRENGTH is added in that combat. */
const strengthAdded = rule({
  ruling: '1eD-dual-personnel-card-37',
  asked: addsSTRENGTH,
  applies: () => true,
  answer: true,
})

const adjustedAsOne = presumption({
  ruling: 'what is assimilated as one card is adjusted once',
  asked: adjustsEachIndividual,
  applies: () => true,
  answer: false,
})

/** Each individual is adjusted for itself. */
const adjustedEach = denial('1eD-dual-personnel-card-40', adjustedAsOne, true)

/** The card is no target for assimilation as counterpart. */
const noCounterpart = rule({
  ruling: '1eD-dual-personnel-card-38',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card, by }, game) =>
    by !== undefined && !!game.facts(by).keywords?.includes('Counterpart') && !!game.facts(cardOf(card)).individuals,
  answer: false,
  exceptionTo: [mayBeTargeted],
})

/** If one individual reports for free, the card does. */
const bothReportFree = rule({
  ruling: '1eD-dual-personnel-card-30',
  asked: reportsFreeWith,
  applies: () => true,
  answer: true,
})

/** A cost is paid only for the individual whom it is asked for. */
const costOfOne = rule({
  ruling: '1eD-dual-personnel-card-33',
  asked: countsFor,
  applies: ({ what }) => what === 'cost',
  answer: false,
})

/** A benefit is had only for the individual whose features it is for. */
const benefitOfOne = rule({
  ruling: '1eD-dual-personnel-card-34',
  asked: countsFor,
  applies: ({ what }) => what === 'benefit',
  answer: false,
})

const personasOf = (title: string, game: Game): readonly string[] => {
  const facts = game.printed(title)
  return facts?.individuals ? (facts.persona ?? []) : []
}

/** A card with versions of two personas is not in play together with another version of either. */
const notBesideEither = rule({
  ruling: '1eD-dual-personnel-card-42',
  asked: mayCoexist,
  applies: ({ a, b }, game) => personasOf(a, game).includes(b) || personasOf(b, game).includes(a),
  answer: false,
})

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

/** In an exchange of personas both individuals are exchanged. */
const bothAreExchanged = rule({
  ruling: '1eD-dual-personnel-card-45',
  asked: mayBeExchanged,
  applies: ({ out, into }, game) =>
    [...out, ...into].some(id => game.facts(id).individuals) &&
    !sameSet(allPersonas(out, game), allPersonas(into, game)),
  answer: false,
  exceptionTo: [eachForItself, versionsByCustom],
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
  oneMode,
  oneAffiliation,
  iconForEach,
  oneIcon,
  oneSeat,
  twoSeats,
  oneAdversary,
  strengthAdded,
  adjustedAsOne,
  adjustedEach,
  noCounterpart,
  bothReportFree,
  costOfOne,
  benefitOfOne,
  notBesideEither,
  versionsByCustom,
  eachForItself,
  bothAreExchanged,
]
