import { findCard } from '../../cards/catalogue.ts'
import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Card } from '../../protocol/types.ts'
import type { Finder } from '../judge/resolve.ts'
import type { CardName, Cards, Deed, Place, Player, Preposition } from '../operation.ts'
import { nameOn } from './names-on.ts'

/** A card that a sentence can name, with what a deed needs of it. */
interface Named {
  readonly card: Card
  readonly name: CardName
  readonly type: string | undefined
  readonly isOwn: boolean
  readonly location: string | undefined
}

type Draft = Omit<Deed, 'player'>

/**
 * Deeds that the player might try on this board, legal or nearly so. Each verb is tried with each card that is there,
 * and with each whole group.
 */
export function deedsOn(finder: Finder, player: Player): readonly Deed[] {
  const all = finder.board.cards.flatMap(card => named(finder, card, player))
  const inPlay = all.filter(({ card }) => !outOfPlay.has(card.where[0]))
  const makers = [fromHand, seeds, journeys, transports, attempts, fights, veils, texts, modes]
  const drafts = makers.flatMap(make => make(inPlay, all, player))
  return [...drafts, ...plain(finder)].map(draft => ({ player, ...draft }))
}

function named(finder: Finder, card: Card, player: Player): readonly Named[] {
  const name = nameOn(finder, card.id)
  if (!name) return []
  const isOwn = (card.controller ?? card.owner) === player
  return [{ card, name, type: finder.typeOf(card), isOwn, location: finder.location(card.id) }]
}

type Maker = (inPlay: readonly Named[], all: readonly Named[], player: Player) => readonly Draft[]

const one = ({ name }: Named): Cards => [{ card: name }]
const at = (prep: Preposition, { name }: Named): Place => ({ prep, card: name })
const isOf =
  (...types: readonly string[]) =>
  ({ type = '' }: Named): boolean =>
    types.includes(type)
const isPlace = isOf('mission', 'time location')
const isVessel = isOf('ship', 'facility')
const isPerson = isOf('personnel')
const travels = isOf('personnel', 'equipment', 'tribble')
const together = (a: Named, b: Named): boolean => a.location !== undefined && a.location === b.location

const fromHand: Maker = (inPlay, all, player) =>
  all
    .filter(({ card }) => card.where[0] === 'hand' && card.where[1] === player)
    .flatMap(card => {
      if (isOf('personnel', 'ship', 'equipment')(card))
        return inPlay
          .filter(isOf('facility', 'site', 'ship'))
          .filter(({ isOwn }) => isOwn)
          .map(to => ({ verb: 'reports', cards: one(card), place: at('to', to) }))
      if (isOf('facility')(card))
        return inPlay.filter(isPlace).map(to => ({ verb: 'plays', cards: one(card), place: at('at', to) }))
      const targets = inPlay.filter(isOf('mission', 'ship', 'facility', 'personnel'))
      return [
        { verb: 'plays', cards: one(card) },
        ...targets.map(on => ({ verb: 'plays', cards: one(card), place: at('on', on) })),
      ]
    })

const seeds: Maker = (inPlay, all, player) =>
  all
    .filter(({ card }) => card.where[0] === 'seeds' && card.where[1] === player)
    .flatMap(card => [
      { verb: 'seeds', cards: one(card) },
      ...inPlay.filter(isOf('mission')).map(under => ({ verb: 'seeds', cards: one(card), place: at('under', under) })),
    ])

const journeys: Maker = inPlay =>
  inPlay.filter(own('ship')).flatMap(ship => [
    ...inPlay
      .filter(isPlace)
      .filter(to => !together(ship, to))
      .map(to => ({ verb: 'moves', cards: one(ship), place: at('to', to) })),
    ...(ship.card.where[0] === 'docked'
      ? [{ verb: 'undocks', cards: one(ship) }]
      : inPlay
          .filter(to => isOf('facility', 'site')(to) && together(ship, to))
          .map(to => ({ verb: 'docks', cards: one(ship), place: at('at', to) }))),
    { verb: ship.card.where[0] === 'planet' ? 'takes off' : 'lands', cards: one(ship) },
  ])

function own(...types: readonly string[]) {
  return (card: Named): boolean => card.isOwn && isOf(...types)(card)
}

const transports: Maker = inPlay =>
  inPlay
    .filter(card => card.isOwn && travels(card))
    .flatMap(card => {
      const ends = inPlay.filter(
        to => (isVessel(to) || isPlace(to)) && together(card, to) && card.card.where[1] !== to.card.id,
      )
      return ends.flatMap(to => {
        const place = at(isPlace(to) ? 'to' : 'aboard', to)
        const walks = isVessel(to) ? [{ verb: 'walks', cards: one(card), place }] : []
        return [{ verb: 'beams', cards: one(card), place }, ...walks]
      })
    })

const attempts: Maker = (inPlay, _, player) =>
  inPlay.filter(isOf('mission')).flatMap(mission => {
    const groups = inPlay.filter(from => isGroup(inPlay, from, player) && together(mission, from))
    return groups.flatMap(from =>
      ['attempts', 'scouts'].map(verb => ({ verb, cards: one(mission), place: at('from', from) })),
    )
  })

/** Has the player a crew or an Away Team there? */
const isGroup = (inPlay: readonly Named[], { card }: Named, player: Player): boolean =>
  inPlay.some(one => isPerson(one) && sideOf(one) === player && one.card.where[1] === card.id)

const sideOf = ({ card }: Named): string => card.controller ?? card.owner

const fights: Maker = (inPlay, _, player) => {
  const others = inPlay.filter(card => !card.isOwn && isVessel(card))
  const ships = inPlay
    .filter(own('ship', 'facility'))
    .flatMap(ship =>
      others.filter(to => together(ship, to)).map(to => ({ verb: 'attacks', cards: one(to), with: one(ship) })),
    )
  const teams = inPlay.filter(isPlace).flatMap(({ card, name }) => {
    const here = inPlay.filter(one => isPerson(one) && one.card.where[0] === 'planet' && one.card.where[1] === card.id)
    const [theirs] = here.filter(one => !one.isOwn).map(sideOf)
    if (theirs === undefined || !here.some(one => one.isOwn)) return []
    const team = (of: string): Cards => [{ group: 'Away Team', of: of as Player, at: name }]
    return [{ verb: 'attacks', cards: team(theirs), with: team(player) }]
  })
  return [...ships, ...teams]
}

const veils: Maker = inPlay =>
  inPlay
    .filter(own('ship', 'facility'))
    .flatMap(ship => ['cloaks', 'decloaks', 'phases', 'dephases'].map(verb => ({ verb, cards: one(ship) })))

const texts: Maker = inPlay =>
  inPlay
    .filter(card => card.isOwn && !isOf('mission')(card))
    .flatMap(card => [
      { verb: 'uses', cards: one(card) },
      ...inPlay
        .filter(on => on !== card && together(card, on) && isOf('mission', 'ship', 'facility', 'personnel')(on))
        .map(on => ({ verb: 'uses', cards: one(card), place: at('on', on) })),
    ])

const modes: Maker = inPlay =>
  inPlay
    .filter(({ isOwn }) => isOwn)
    .flatMap(card => {
      const { affiliations = [] } = findCard(card.name.title) ?? {}
      if (affiliations.length < 2) return []
      return affiliations.map(mode => ({
        verb: 'switches',
        cards: one(card),
        place: { prep: 'into mode', mode } as const,
      }))
    })

const plain = ({ board }: Finder): readonly Draft[] =>
  board.turn.phase.startsWith('seed-')
    ? [{ verb: 'seeds nothing' }]
    : [{ verb: 'draws', word: '1' }, { verb: 'ends the turn' }]
