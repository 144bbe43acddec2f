import { findCard } from '../../../../cards/catalogue.ts'
import { outOfPlay } from '../../../../protocol/out-of-play.ts'
import type { Card } from '../../../../protocol/types.ts'
import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import { type Cards, type CardTerm, type Deed, type Pile, type Player, pileNames } from '../../../../steps/operation.ts'
import { termsOf } from '../../deeds.ts'
import type { Dice } from '../../dice.ts'

const other = (player: Player): Player => (player === 'Alice' ? 'Bob' : 'Alice')

const controllerOf = ({ controller, owner }: Card): string => controller ?? owner

const isPerson =
  (finder: Finder) =>
  (card: Card): boolean =>
    finder.typeOf(card) === 'personnel'

/** Questions, looks into piles, and cards that are shown. */
export function askingDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const { cards } = finder.board
  const inPlay = cards.filter(({ where }) => !outOfPlay.has(where[0]))
  const theirs = inPlay.filter(card => controllerOf(card) !== player)
  const hand = cards.filter(({ where: [place, of] }) => place === 'hand' && of === player)
  const means = termsOf(finder, dice.some(hand, 1))
  const asked: Cards = dice.chance(0.5) ? groupOf(finder, theirs, dice) : termsOf(finder, dice.some(theirs, 1))
  const question: Deed = {
    player,
    verb: 'asks about',
    cards: asked,
    ...(means.length && dice.chance(0.7) ? { with: means } : {}),
  }
  return [...(asked.length ? [question] : []), ...lookingDeeds(finder, player, dice)]
}

/** The Away Team or crew of which somebody is. */
function groupOf(finder: Finder, cards: readonly Card[], dice: Dice): Cards {
  const one = dice.one(cards.filter(card => isPerson(finder)(card) && ['planet', 'aboard'].includes(card.where[0])))
  const at = one && nameOn(finder, one.where[1])
  if (!one || !at) return []
  return [{ group: one.where[0] === 'planet' ? 'Away Team' : 'crew', of: controllerOf(one) as Player, at }]
}

function lookingDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const of = dice.chance(0.4) ? player : other(player)
  const seeded = dice.one(finder.board.cards.filter(({ where }) => where[0] === 'under'))
  const under = seeded && nameOn(finder, seeded.where[1])
  const piles: readonly Pile[] = [
    ...dice.some(pileNames.slice(0, 7), 2).map((pile): Pile => ({ pile, of })),
    ...(under ? [{ pile: 'seeds', under } as const] : []),
  ]
  return piles.map(pile => ({ player, verb: 'looks at', cards: [{ pile }] }))
}

/** Draws and discards, of several cards at once, and whatever lies in piles. */
export function drawingDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const { cards } = finder.board
  const hand = cards.filter(({ where: [place, of] }) => place === 'hand' && of === player)
  const own = cards.filter(card => controllerOf(card) === player && !outOfPlay.has(card.where[0]))
  const discarded = [dice.some(hand, 1), dice.some(hand, 2), dice.some(own, 1)].flatMap(some => {
    const terms: readonly CardTerm[] = termsOf(finder, some)
    return terms.length ? [{ player, verb: 'discards', cards: terms }] : []
  })
  return [
    ...discarded,
    { player, verb: 'draws', word: String(1 + dice.below(2)) },
    { player, verb: 'ends the turn' },
    { player, verb: 'ends the turn' },
    ...lookingDeeds(finder, player, dice),
  ]
}

/** Reports in one mode or another, to facilities of either player, and infiltrations. */
export function mixingDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const { cards } = finder.board
  const inPlay = cards.filter(({ where }) => !outOfPlay.has(where[0]))
  const hosts = inPlay.filter(card => ['ship', 'facility'].includes(finder.typeOf(card) ?? ''))
  const reporting = dice.some(
    cards.filter(card => card.where[0] === 'hand' && card.where[1] === player && isPerson(finder)(card)),
    2,
  )
  const reports = reporting.flatMap(card => reportsOf(finder, card, dice.some(hosts, 2), player, dice))
  const spies = termsOf(
    finder,
    dice.some(
      inPlay.filter(card => controllerOf(card) === player && isPerson(finder)(card)),
      1,
    ),
  )
  const theirs = groupOf(
    finder,
    inPlay.filter(card => controllerOf(card) !== player),
    dice,
  )
  const infiltration: Deed = { player, verb: 'infiltrates', cards: theirs, with: spies }
  return [...reports, ...(spies.length && theirs.length ? [infiltration] : [])]
}

function reportsOf(finder: Finder, card: Card, hosts: readonly Card[], player: Player, dice: Dice): readonly Deed[] {
  const cards = termsOf(finder, [card])
  const { affiliations = [] } = findCard(card.title ?? '') ?? {}
  const word = affiliations.length > 1 && dice.chance(0.7) ? dice.one(affiliations) : undefined
  return hosts.flatMap((host): readonly Deed[] => {
    const to = nameOn(finder, host.id)
    if (!to || !cards.length) return []
    return [
      { player, verb: 'reports', cards, place: { prep: 'to', card: to }, ...(word === undefined ? {} : { word }) },
    ]
  })
}
