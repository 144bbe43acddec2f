import { tableOf } from '../../cards/table-of.ts'
import type { Can } from '../../protocol/types.ts'
import type { Cards, CardTerm, Choice, Chooser, Condition, Deed, Moment, Pile, Place } from '../operation.ts'
import { isPlural } from '../types/cards.ts'
import { verbOf } from '../types/verbs.ts'
import { pileWord, placeWord, type TypeOf } from './place-word.ts'
import type { Segment } from './segment.ts'

/** Conditions that engines may have for some types only. */
const stoppable: readonly string[] = ['personnel', 'ship', 'equipment']

type Lists = Omit<Can, 'rulesets' | 'seats' | 'chance' | 'reasons' | 'options' | 'try' | 'views' | 'rulings'>

/** One word of one list that an engine has to declare; an actor needs a seat. */
export type Need = readonly [keyof Lists | 'actor' | 'chance' | 'views', string]

export const pileNeeds = (pile: Pile): Need[] => [['places', pileWord(pile)]]

export function placeNeeds(place: Place, cards: Cards, typeOf: TypeOf): Need[] {
  if (place.prep === 'into mode') return [['fields', 'card.mode']]
  const words = cards.map(term => placeWord(place, typeOfTerm(term, typeOf), typeOf))
  return words.flatMap(word => (word ? [['places', word] as const] : []))
}

function typeOfTerm(term: CardTerm, typeOf: TypeOf) {
  if ('card' in term) return typeOf(term.card)
  return 'group' in term ? 'personnel' : undefined
}

function conditionNeeds({ is }: Condition): Need[] {
  if ('status' in is) return [['conditions', is.status], ...(is.by ? ([['fields', 'card.because']] as const) : [])]
  if ('count' in is) return [['counts', is.count]]
  if ('controlledBy' in is) return [['fields', 'card.controller']]
  if ('targeting' in is) return [['fields', 'card.targets']]
  if ('mode' in is) return [['fields', 'card.mode']]
  if ('face' in is) return [['fields', 'card.face']]
  return [['facts', 'staffed' in is ? 'staffed' : 'in-play']]
}

/** Conditions that the cards must be able to have, of those that engines may have for some types only. */
export function conditionOf(cards: Cards, condition: Condition, typeOf: TypeOf): Need[] {
  const { is } = condition
  const types = 'status' in is && is.status === 'stopped' ? cards.map(term => typeOfTerm(term, typeOf)) : []
  const parts = types.flatMap(type => (type && stoppable.includes(type) ? [['parts', `stopped.${type}`] as const] : []))
  return [...conditionNeeds(condition), ...parts]
}

export function momentNeeds(moment: Moment, opening: Segment = 'play'): Need[] {
  if ('seeding' in moment) return [['phases', `seed-${moment.seeding}`]]
  if ('before' in moment) return [['phases', 'setup']]
  if ('encounter' in moment) return []
  const { part = opening } = moment
  return [['phases', part === 'card play' ? 'play' : part]]
}

const actsWithoutCards: Readonly<Record<string, string>> = tableOf({
  'begins the game': 'begin',
  'ends the turn': 'end',
  'seeds nothing': 'pass',
  passes: 'pass',
})

/** The kind of act that the deed is. */
export const actOf = ({ verb }: Deed): string => verbOf(verb)?.act ?? actsWithoutCards[verb] ?? verb

// What `with` names: further targets for some acts, those who take part for others, and else the card that allows it.
const aiming: readonly string[] = ['play', 'use']
const joining: readonly string[] = ['attempt', 'scout', 'commandeer', 'attack', 'replace', 'infiltrate']

const isInARow = ({ prep }: Place): boolean =>
  prep === 'between' || prep === 'at the left end of' || prep === 'at the right end of'

/** The mode is the word of the act. */
const isMode = (place: Place | undefined): boolean => place?.prep === 'into mode'
const isTarget = (place: Place | undefined): boolean => place?.prep === 'on' || place?.prep === 'onto'

/** The verb of what `responds with` does. `isLaidOut` = its cards lie where they are used, and are not played from. */
export const responseVerb = (place: Place | undefined, isLaidOut: boolean): string =>
  isMode(place) ? 'switches' : isLaidOut ? 'uses' : 'plays'

export function deedNeeds(deed: Deed, typeOf: TypeOf): Need[] {
  const needs: Need[] = [['actor', deed.player]]
  const act = actOf(deed)
  if (deed.verb !== 'passes') needs.push(['actions', act])
  if (aiming.includes(act) && (deed.with || isTarget(deed.place))) needs.push(['fields', 'act.targets'])
  if (deed.with && !aiming.includes(act) && !joining.includes(act)) needs.push(['fields', 'act.using'])
  if (act === 'attempt' && deed.with) needs.push(['parts', 'attempt.cards'])
  if (act === 'move' && deed.cards && isPlural(deed.cards)) needs.push(['parts', 'move.cards'])
  if (act === 'attack') needs.push(...(deed.cards ?? []).map(term => ['parts', attackOn(term, typeOf)] as const))
  if ((deed.word && deed.verb !== 'draws') || isMode(deed.place)) needs.push(['fields', 'act.word'])
  if (deed.place && isInARow(deed.place)) needs.push(['fields', 'act.position'])
  if (deed.place && deed.cards) needs.push(...placeNeeds(deed.place, deed.cards, typeOf))
  return needs
}

const attackOn = (term: CardTerm, typeOf: TypeOf): string =>
  typeOfTerm(term, typeOf) === 'personnel' ? 'attack.personnel' : 'attack.ships'

export function choiceNeeds(chooser: Chooser, choice: Choice): Need[] {
  return [...chooserNeeds(chooser), ...choice.flatMap(kindOf).map(kind => ['decisions', kind] as const)]
}

function chooserNeeds(chooser: Chooser): Need[] {
  if (!chooser.startsWith('chance')) return [['actor', chooser]]
  const hand: readonly Need[] = chooser === 'chance' ? [] : [['fields', 'question.hand']]
  return [['chance', 'chance'], ...hand]
}

function kindOf(item: Choice[number]): string[] {
  if ('yes' in item) return ['confirm']
  if ('number' in item) return ['number']
  if ('word' in item) return ['word']
  return 'none' in item ? [] : ['choose']
}
