import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Card } from '../../protocol/types.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { CardName, Cards, Deed, Player } from '../../steps/operation.ts'
import type { Dice } from './dice.ts'

/** Deeds of several cards at once, and of verbs that need more than one card to make sense: a few, drawn by the dice. */
export function deedsBesides(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const { cards } = finder.board
  const own = cards.filter(card => (card.controller ?? card.owner) === player)
  const inPlay = own.filter(({ where }) => !outOfPlay.has(where[0]))
  const hand = own.filter(({ where }) => where[0] === 'hand')
  const draws = [beamTogether, fightTogether, downloadOne, discardOne, commandeerOne, replaceOne, showOne]
  return draws.flatMap(draw => {
    const deed = draw({ finder, own, inPlay, hand, cards, dice })
    return deed ? [{ player, ...deed }] : []
  })
}

interface Here {
  readonly finder: Finder
  readonly cards: readonly Card[]
  readonly own: readonly Card[]
  readonly inPlay: readonly Card[]
  readonly hand: readonly Card[]
  readonly dice: Dice
}

type Draft = Omit<Deed, 'player'> | undefined

function beamTogether({ finder, inPlay, dice }: Here): Draft {
  const people = inPlay.filter(card => card.where[0] === 'planet' || card.where[0] === 'aboard')
  const first = dice.one(people)
  if (!first) return undefined
  const group = people.filter(({ where }) => where.join() === first.where.join())
  const place = finder.location(first.id)
  const ends = inPlay.filter(
    card => ['ship', 'facility'].includes(finder.typeOf(card) ?? '') && finder.location(card.id) === place,
  )
  const to = dice.chance(0.5) ? dice.one(ends)?.id : place
  const target = to === undefined ? undefined : nameOn(finder, to)
  const cards = termsOf(finder, dice.some(group, 2 + dice.below(2)))
  if (!target || !cards.length) return undefined
  return { verb: 'beams', cards, place: { prep: to === place ? 'to' : 'aboard', card: target } }
}

function fightTogether({ finder, cards, inPlay, dice }: Here): Draft {
  const ships = inPlay.filter(card => finder.typeOf(card) === 'ship')
  const foes = cards.filter(card => !inPlay.includes(card) && ['ship', 'facility'].includes(finder.typeOf(card) ?? ''))
  const foe = dice.one(foes)
  const mine = foe ? ships.filter(({ id }) => finder.location(id) === finder.location(foe.id)) : []
  const [theirs, ours] = [termsOf(finder, foe ? [foe] : []), termsOf(finder, dice.some(mine, 2))]
  return theirs.length && ours.length ? { verb: 'attacks', cards: theirs, with: ours } : undefined
}

function downloadOne({ finder, own, inPlay, dice }: Here): Draft {
  const hidden = own.filter(({ where }) =>
    ['deck', 'tent', 'hand', 'discard', 'continuum', 'bridge'].includes(where[0]),
  )
  const cards = termsOf(finder, dice.some(hidden, 1))
  const means = termsOf(finder, dice.some(inPlay, 1))
  const to = dice.one(
    inPlay.filter(card => ['ship', 'facility', 'mission', 'site'].includes(finder.typeOf(card) ?? '')),
  )
  const target = to && nameOn(finder, to.id)
  if (!cards.length) return undefined
  const place = target && dice.chance(0.7) ? { place: { prep: 'to', card: target } as const } : {}
  return { verb: 'downloads', cards, ...place, ...(means.length && dice.chance(0.8) ? { with: means } : {}) }
}

function discardOne({ finder, hand, inPlay, dice }: Here): Draft {
  const cards = termsOf(finder, dice.some([...hand, ...inPlay], 1))
  return cards.length ? { verb: 'discards', cards } : undefined
}

function commandeerOne({ finder, cards, inPlay, dice }: Here): Draft {
  const ships = cards.filter(card => ['ship', 'facility'].includes(finder.typeOf(card) ?? ''))
  const target = dice.one(ships)
  const crew = target ? inPlay.filter(({ where }) => where[1] === target.id) : []
  const [ship, people] = [termsOf(finder, target ? [target] : []), termsOf(finder, dice.some(crew, 2))]
  return ship.length && people.length ? { verb: 'commandeers', cards: ship, with: people } : undefined
}

function replaceOne({ finder, hand, inPlay, dice }: Here): Draft {
  const [old, fresh] = [termsOf(finder, dice.some(inPlay, 1)), termsOf(finder, dice.some(hand, 1))]
  return old.length && fresh.length ? { verb: 'replaces', cards: old, with: fresh } : undefined
}

function showOne({ finder, hand, dice }: Here): Draft {
  const cards = termsOf(finder, dice.some(hand, 1))
  return cards.length && dice.chance(0.3) ? { verb: 'shows', cards } : undefined
}

/** The cards by names that mean them and no others. */
export const termsOf = (finder: Finder, cards: readonly Card[]): Cards =>
  cards.flatMap(({ id }) => {
    const card: CardName | undefined = nameOn(finder, id)
    return card ? [{ card }] : []
  })
