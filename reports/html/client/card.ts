import type { Card, ConditionWord, CountWord, Place } from '../../../protocol/types.ts'
import type { BoardModel } from './board-model.ts'
import type { CardChange } from './change-lines.ts'
import { type Child, h } from './dom.ts'
import { cardIcon } from './icons.ts'
import { conditionText, countWithValue, placeText } from './words.ts'

const inside: readonly (readonly [place: Place, label: string])[] = [
  ['aboard', 'aboard'],
  ['site', 'at this site'],
  ['docked', 'docked here'],
  ['held', 'held captive'],
  ['on', 'played on it'],
  ['planet', 'on it'],
  ['space', 'with it'],
  ['under', 'under it'],
]

/** Cards within cards that are drawn so; what is deeper is drawn elsewhere. */
const deepest = 20

/** One card with all that it holds. `depth`: how many cards it is drawn within. */
export function cardItem(model: BoardModel, card: Card, { withPlace = false, depth = 0 } = {}): HTMLElement {
  model.drawn.add(card.id)
  if (depth === deepest) model.closed.add(card.id)
  const groups = (depth === deepest ? [] : inside)
    .map(([place, label]) => ({ label, cards: model.at(place, card.id) }))
    .filter(({ cards }) => cards.length > 0)
  const isVessel =
    isVesselType(model.typeOf(card)) || groups.some(({ label }) => label !== 'held captive' && label !== 'played on it')
  return h(
    'li',
    { class: cardClass(model, card, isVessel) },
    cardFace(model, card, withPlace),
    groups.map(({ label, cards }) => held(model, label, cards, depth + 1)),
  )
}

/** True for what has a crew, or is a place for cards. */
export function isVesselType(type: string | undefined): boolean {
  return type === 'ship' || type === 'facility' || type === 'site'
}

function held(model: BoardModel, label: string, cards: readonly Card[], depth: number): HTMLElement {
  return h(
    'div',
    { class: 'held' },
    h('span', { class: 'held-label' }, label),
    h(
      'ul',
      { class: 'cards' },
      cards.map(card => cardItem(model, card, { depth })),
    ),
  )
}

function cardClass(model: BoardModel, card: Card, isVessel: boolean): string {
  const change = model.changeOf(card)
  const owner = model.ownerOf(card.controller ?? card.owner)
  const marks = [change && 'is-changed', change?.moved && 'is-moved', isDown(card) && 'is-down']
  return ['card', `owner-${owner.index}`, isVessel && 'vessel', ...marks].filter(Boolean).join(' ')
}

/** Name, owner, statuses, and what becomes of the card. */
export function cardFace(model: BoardModel, card: Card, withPlace = false): HTMLElement {
  return h(
    'div',
    { class: 'face' },
    ownerMark(model, card),
    cardIcon(model.typeOf(card)),
    h('span', { class: 'name' }, model.nameOf(card.id)),
    card.title && card.title !== card.id && h('span', { class: 'handle' }, card.id),
    badges(model, card),
    withPlace && h('span', { class: 'note' }, placeText(card.where, model.nameOf)),
  )
}

function ownerMark(model: BoardModel, card: Card): readonly Child[] {
  const owner = model.ownerOf(card.owner)
  const controller = card.controller && card.controller !== card.owner
  const label = `${card.owner}’s${controller ? `, controlled by ${card.controller}` : ''}`
  return [
    h('span', { class: `owner owner-${owner.index}`, role: 'img', 'aria-label': label, title: label }, owner.letter),
    controller && h('span', { class: 'badge' }, `controlled by ${card.controller}`),
  ]
}

function badges(model: BoardModel, card: Card): readonly Child[] {
  const change = model.changeOf(card)
  const isAfter = model.side === 'after'
  return [
    ...tags(change, isAfter),
    ...(card.is ?? []).map(word => condition(model, card, word, isAfter)),
    ...(isAfter ? (change?.removed ?? []).map(word => badge(conditionText(word), 'is-removed', 'no longer')) : []),
    ...Object.entries(card.count ?? {}).map(([word, value]) =>
      count(word as CountWord, value, isAfter ? change : undefined),
    ),
    card.mode && badge(`${card.mode} mode`),
    card.face === 'down' && card.where[0] !== 'under' && badge('face down'),
    card.targets && card.targets.length > 0 && badge(`targets ${card.targets.map(model.nameOf).join(', ')}`),
  ]
}

function tags(change: CardChange | undefined, isAfter: boolean): readonly Child[] {
  if (!change) return []
  if (change.isNew) return [badge('new', 'tag')]
  if (change.isGone) return [badge('will be gone', 'tag')]
  return change.moved ? [badge(isAfter ? 'has moved' : 'will move', 'tag')] : []
}

function condition(model: BoardModel, card: Card, word: ConditionWord, isAfter: boolean): HTMLElement {
  const cause = card.because?.[word]
  const text = conditionText(word) + (cause ? ` (${model.nameOf(cause)})` : '')
  const isAdded = isAfter && model.changeOf(card)?.added.includes(word)
  return badge(text, `condition ${isAdded ? 'is-added' : ''}`, isAdded ? 'now' : undefined)
}

function count(word: CountWord, value: number, change: CardChange | undefined): HTMLElement {
  const changed = change?.counts.find(entry => entry.word === word)
  const old = changed?.from === undefined ? '' : `, was ${changed.from}`
  return badge(countWithValue(word, value) + old, changed ? 'count is-added' : 'count')
}

/** Seeds lie face down unless the engine says otherwise. */
function isDown({ face, where, is }: Card): boolean {
  return face === 'down' || (where[0] === 'under' && face !== 'up' && !is?.includes('overcome'))
}

function badge(text: string, name = '', lead?: string): HTMLElement {
  return h('span', { class: `badge ${name}`.trim() }, lead && h('span', { class: 'lead' }, `${lead} `), text)
}
