import { groupBy } from '../../../catalogue/group.ts'
import type { Card, Place } from '../../../protocol/types.ts'
import type { BoardModel } from './board-model.ts'
import { cardFace, cardItem, isVesselType } from './card.ts'
import { type Child, h } from './dom.ts'

/** One place of a spaceline: space above, the mission, the planet below, seeds under it. */
export function locationItem(model: BoardModel, mission: Card): HTMLElement {
  model.drawn.add(mission.id)
  const missions = [mission, ...model.at('shares', mission.id)]
  const ids = missions.map(card => card.id)
  const all = (place: Place) => ids.flatMap(id => model.at(place, id))
  return h(
    'li',
    { class: 'location' },
    h('div', { class: 'zone space' }, cardList('In space', all('space'), model)),
    h(
      'div',
      { class: 'missions' },
      missions.map(card => missionCard(model, card)),
      cardList('Played on it', all('on'), model),
    ),
    planet(model, all('planet')),
    seeds(model, all('under')),
  )
}

function cardList(label: string, cards: readonly Card[], model: BoardModel): Child {
  return (
    cards.length > 0 &&
    h(
      'ul',
      { class: 'cards', 'aria-label': label },
      cards.map(card => cardItem(model, card)),
    )
  )
}

function missionCard(model: BoardModel, card: Card): HTMLElement {
  model.drawn.add(card.id)
  const owner = model.ownerOf(card.controller ?? card.owner)
  return h(
    'div',
    { class: `mission owner-${owner.index}${model.changeOf(card) ? ' is-changed' : ''}` },
    cardFace(model, card),
    marksOf(model, card).map(mark => h('span', { class: 'badge' }, mark)),
  )
}

/** What makes the place another than a mission that lies where it was seeded. */
function marksOf(model: BoardModel, card: Card): readonly string[] {
  const type = model.typeOf(card)
  const inserted = type !== undefined && type !== 'mission' && card.where[1] !== 'time'
  const destroyed = model.at('on', card.id).some(({ id, title = id }) => title === 'Supernova')
  return [...(inserted ? ['inserted'] : []), ...(destroyed ? ['destroyed: its span is left'] : [])]
}

function planet(model: BoardModel, cards: readonly Card[]): HTMLElement {
  if (cards.length === 0) return h('div', { class: 'zone' })
  const isHeavy = (card: Card) => isVesselType(model.typeOf(card)) || model.at('aboard', card.id).length > 0
  const players = groupBy(cards, card => card.controller ?? card.owner)
  const teams = [...players].map(([name, own]) => ({ name, members: own.filter(card => !isHeavy(card)) }))
  return h(
    'div',
    { class: 'zone planet' },
    h('span', { class: 'zone-label' }, 'On the planet'),
    cardList('Landed', cards.filter(isHeavy), model),
    teams.filter(({ members }) => members.length > 0).map(({ name, members }) => team(model, name, members)),
  )
}

function team(model: BoardModel, name: string, members: readonly Card[]): HTMLElement {
  const label = `${name}’s Away Team`
  return h(
    'div',
    { class: `team owner-${model.ownerOf(name).index}` },
    h('span', { class: 'team-label' }, label),
    cardList(label, members, model),
  )
}

function seeds(model: BoardModel, cards: readonly Card[]): HTMLElement {
  if (cards.length === 0) return h('div', { class: 'zone' })
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`
  return h(
    'div',
    { class: 'zone seeds' },
    h('span', { class: 'zone-label' }, `Under it: ${count}`),
    h(
      'ol',
      { class: 'cards', 'aria-label': 'Under it, in the order of encounter' },
      cards.map(card => cardItem(model, card)),
    ),
  )
}
