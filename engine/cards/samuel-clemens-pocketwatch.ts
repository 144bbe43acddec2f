import { record } from '../board/history.ts'
import { inPlay } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { countOnce, isCounted } from '../mechanics/draws-and-discards/count-down.ts'
import { draw } from '../mechanics/draws-and-discards/draw.ts'
import { dutyBy } from '../mechanics/duties/bring-forward.ts'
import { carryOutDuty } from '../mechanics/duties/duties.ts'
import { show } from '../mechanics/duties/showing.ts'
import { scheduledFor } from '../mechanics/timing/due.ts'
import type { Card, Text } from '../text/card.ts'
import { carryOut } from '../text/carry-out.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { TimedText } from '../text/in-play-text.ts'
import { speaksTo } from '../text/you.ts'

export interface AddedEffectWords {
  /** It happens now, and not then: what the target has scheduled for the player's next turn or, without one, his card draw. */
  'bring forward': object
}

/** Samuel Clemens' Pocketwatch, with what a document rules on the card draw and on whatever else must happen. */
const pocketwatch = (draw: string, others: string): Text => ({
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  plays: [
    { ruling: draw, as: 'interrupt', effects: [{ do: 'bring forward' }] },
    { ruling: others, as: 'interrupt', on: {}, effects: [{ do: 'bring forward' }] },
  ],
})

export const card: Card = {
  title: "Samuel Clemens' Pocketwatch",
  print: 'whole',
  faq1996: pocketwatch('faq96-33-samuel-clemens-pocketwatch-02', 'faq96-33-samuel-clemens-pocketwatch-01'),
  glossary: pocketwatch('1eS-samuel-clemens-pocketwatch-03', '1eS-samuel-clemens-pocketwatch-01'),
}

/** It happens now; on his next turn it does not. */
function* bringForward(game: Game, player: PlayerName, card: CardId | undefined): Flow {
  if (card === undefined) yield* draw(game, player, 1)
  else if (game.card(card).place === 'hand') yield* show(game, player, card)
  else yield* happenNow(game, player, card)
  record(game, player, 'brought forward', card)
}

function* happenNow(game: Game, player: PlayerName, card: CardId): Flow {
  const bound = dutyBy(game, player, card)
  if (!bound && isCounted(game, game.card(card), player)) return yield* countOnce(game, game.card(card))
  if (!bound) return yield* carryOutNow(game, card, scheduledFor(game, card, player))
  const { 'range-used': used, ...count } = game.card(bound.ship).count
  game.change(bound.ship, { count })
  yield* carryOutDuty(game, player, bound)
  if (used && inPlay(game.card(bound.ship))) game.change(bound.ship, { count: { ...count, 'range-used': used } })
}

/** Carries out texts of the card before they are due. */
function* carryOutNow(game: Game, card: CardId, texts: readonly TimedText[]): Flow {
  for (const text of texts) {
    game.credit(text)
    yield* carryOut(game, text.effects, { you: speaksTo(game, card), this: card })
  }
}

export const effects: EffectHandlers<'bring forward'> = {
  'bring forward': (game, _, context) => bringForward(game, context.you, context.targets?.[0]),
}
