import { carriedBy } from '../../../board/places.ts'
import { type CardId, opponentOf } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { endInterlude } from '../../capture/interlude.ts'
import { goesBackWhenTakenAgain } from '../../capture/questions.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The opponent of those who face the dilemma controls the ships and all aboard, and acts with them at once. */
    'hand over': { readonly who: Who }
  }
}

export const alienParasites: CardText = {
  title: 'Alien Parasites',
  dilemma: {
    ruling: 'faq96-322-alien-parasites-01',
    conditions: { total: 'integrity', over: 32 },
    effects: [
      { do: 'select', as: 'ship', count: 1, by: 'you', from: { all: { type: 'ship', whose: 'yours' }, here: true } },
      { ruling: 'faq96-322-alien-parasites-01', do: 'relocate', who: 'facing', to: { chosen: 'ship' } },
      { ruling: 'faq96-322-alien-parasites-01', do: 'hand over', who: { chosen: 'ship' } },
    ],
  },
}

export const effects: EffectHandlers<'hand over'> = {
  'hand over'(game, { who }, context) {
    handOver(game, resolve(game, who, context), context)
  },
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
