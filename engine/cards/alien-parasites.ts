import { leftLast } from '../board/history.ts'
import { carriedBy, inPlay, locationOf } from '../board/places.ts'
import { type CardId, opponentOf } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { endInterlude } from '../mechanics/capture/interlude.ts'
import { relocate } from '../mechanics/movement/relocate.ts'
import { select } from '../mechanics/selections/select.ts'
import { goesBackWhenTakenAgain } from '../questions/capture/settled.ts'
import { affectsAllShipsBeamedFrom } from '../questions/dilemmas/settled.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Each to the ship from which he was beamed, if the law has the dilemma affect them all; else all to one ship of theirs there. */
  'carry back': { readonly who: Who; readonly as: string }
  /** The opponent of those who face the dilemma controls the ships and all aboard, and acts with them at once. */
  'hand over': { readonly who: Who }
}

export const card: Card = {
  title: 'Alien Parasites',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'faq96-322-alien-parasites-01',
      conditions: { total: 'integrity', over: 32 },
      effects: [
        { ruling: 'faq96-322-alien-parasites-01', do: 'carry back', who: 'facing', as: 'ships' },
        { ruling: 'faq96-322-alien-parasites-01', do: 'hand over', who: { chosen: 'ships' } },
      ],
    },
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-242',
      conditions: { total: 'integrity', over: 32 },
      effects: [
        { do: 'carry back', who: 'facing', as: 'ships' },
        { do: 'hand over', who: { chosen: 'ships' } },
      ],
    },
  },
}

/** The ship to which each of them goes; those of whom nobody saw where they came from go to one that their player chooses. */
function* homesOf(
  game: Game,
  cards: readonly CardId[],
  { you, this: by }: Context,
): Flow<readonly (readonly [CardId, CardId])[]> {
  const there = shipsThere(game, cards[0])
  const all = game.decide(affectsAllShipsBeamedFrom, { dilemma: by })
  const known = (card: CardId): CardId | undefined => {
    const left = all ? leftLast(game, card) : undefined
    return left !== undefined && there.includes(left) ? left : undefined
  }
  const [one] = cards.every(known) ? [] : yield* select(game, { who: you, from: there, count: 1, by })
  return cards.flatMap(card => {
    const ship = known(card) ?? one
    return ship === undefined ? [] : [[card, ship] as const]
  })
}

/** The ships of its player at the location of the card. */
function shipsThere(game: Game, card: CardId | undefined): readonly CardId[] {
  if (card === undefined) return []
  const at = locationOf(game, card)
  const { controller } = game.card(card)
  return game.state.cards.flatMap(c =>
    c.controller === controller && inPlay(c) && game.facts(c.id).type === 'ship' && locationOf(game, c.id) === at
      ? c.id
      : [],
  )
}

/** The opponent of those who face a dilemma controls the ships and all aboard, and may act with them now; then the turn goes on. */
function handOver(game: Game, ships: readonly CardId[], { group, this: by }: Context): void {
  if (!group || !ships.length) return
  if (game.state.interlude) return handBack(game, by)
  const cards = ships.flatMap(ship => [ship, ...carriedBy(game, ship)])
  const taken = cards.filter(id => game.card(id).controller === group.player)
  const player = opponentOf(game.state, group.player)
  for (const card of taken) game.change(card, { controller: player })
  const interlude = { turnOf: group.player, cards: taken, by }
  game.state = { ...game.state, interlude, turn: { ...game.state.turn, player } }
}

/** Taken away from the player who had taken them, they are where they came from. */
function handBack(game: Game, by: CardId): void {
  if (game.decide(goesBackWhenTakenAgain, { by })) endInterlude(game)
}

export const effects: EffectHandlers<'carry back' | 'hand over'> = {
  *'carry back'(game, { who, as }, context) {
    const ships: CardId[] = []
    for (const [card, ship] of yield* homesOf(game, susceptible(game, who, context), context)) {
      relocate(game, card, ship, context)
      if (!ships.includes(ship)) ships.push(ship)
    }
    return { ...context, chosen: { ...context.chosen, [as]: ships } }
  },
  'hand over'(game, { who }, context) {
    handOver(game, resolve(game, who, context), context)
  },
}
