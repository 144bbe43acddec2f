import type { CardType } from '../../../cards/facts.ts'
import { discard } from '../../board/moves.ts'
import { hostOf, inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { fallsWithItsTarget, fallsWithoutAValidTarget, targetsWithoutTheWord } from '../../questions/timing/settled.ts'
import { matches } from '../../text/match.ts'
import type { PlayText } from '../../text/play-text.ts'
import type { Filter } from '../../text/text.ts'

/** Types of cards that require what they have their player target. */
const requiring: ReadonlySet<CardType> = new Set(['objective', 'incident', 'event'])

/** What a card in play was to be aimed at, and what it is aimed at. */
interface Aim {
  readonly targets: readonly CardId[]
  /** Each way in which it may have been played. */
  readonly filters: readonly Filter[]
  /** Its text says "target", and not only that it plays on something. */
  readonly inSoManyWords: boolean
}

/** Discards every card in play whose target has left play or is no target for it any more, where the law does. */
export function discardForWantOfTargets(game: Game): void {
  for (const { id } of game.state.cards) {
    const card = game.find(id)
    if (!card || !inPlay(card) || !requiring.has(game.facts(id).type)) continue
    if (aimsOf(game, id).some(aim => isLost(game, id, aim))) discard(game, id)
  }
}

function isLost(game: Game, card: CardId, { targets, filters, inSoManyWords }: Aim): boolean {
  return targets.some(target => {
    const gone = !inPlay(game.card(target))
    const fits = (filter: Filter): boolean => matches(game, target, filter, game.card(card).controller)
    if (!gone && filters.some(fits)) return false
    if (!inSoManyWords && !game.decide(targetsWithoutTheWord, { card, target })) return false
    const about = { card, target }
    return gone ? game.decide(fallsWithItsTarget, about) : game.decide(fallsWithoutAValidTarget, about)
  })
}

/** At most one: what lies on a card, as it was played, or targets one from where it lies. */
function aimsOf(game: Game, card: CardId): readonly Aim[] {
  const texts = (game.text(card).plays ?? []).filter(text => text.stays && game.inForce(text))
  const host = hostOf(game, card)
  const aiming = texts.filter(text => !!text.aims === (host === undefined))
  const filters = aiming.flatMap(text => [filterOf(text) ?? []].flat())
  if (!filters.length) return []
  return [
    { targets: host === undefined ? game.card(card).targets : [host], filters, inSoManyWords: host === undefined },
  ]
}

/** What the target must be like. What has happened to it or at it counts when it is targeted, and not afterwards. */
function filterOf({ aimsAt, on }: PlayText): Filter | undefined {
  const filter = aimsAt ?? on
  return filter && lasting(filter)
}

function lasting(filter: Filter): Filter {
  const { unscouted: _, noBorgObjective: _b, newGroundFor: _n, defeated: _d, wreck: _w, any, ...rest } = filter
  return any ? { ...rest, any: any.map(lasting) } : rest
}
