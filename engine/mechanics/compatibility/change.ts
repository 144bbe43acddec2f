import type { Act } from '../../../protocol/types.ts'
import { remember, requireOwnCards } from '../../board/history.ts'
import { individualsOf } from '../../board/individuals.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { mayBeSwitched } from '../../questions/compatibility/mode.ts'
import { mayBeSwitchedAgain, takesAnyMode } from '../../questions/compatibility/settled.ts'
import { sharesAffiliation } from '../../questions/dual-personnel/questions.ts'
import type { Response } from '../timing/window.ts'
import { modeOf } from './affiliations.ts'

/** Uses a card with several affiliations in another of its modes. */
export function* change(game: Game, player: PlayerName, act: Act): Flow {
  checkSwitch(game, player, act)
  carryOut(game, player, act.card!, act.word!)
}

/** Refuses what is no switch that may be made now. */
function checkSwitch(game: Game, player: PlayerName, { card, word: mode }: Act, during?: Trigger): void {
  if (card === undefined) malformed('wrong-target', 'No card was named')
  if (mode === undefined) malformed('wrong-target', `${card} is switched into a mode`, [card])
  requireOwnCards(game, player, [card])
  if (!inPlay(game.card(card))) malformed('wrong-place', `${card} is not in play`, [card])
  if (!game.facts(card).affiliations?.includes(mode) && !game.decide(takesAnyMode, { card, mode }))
    refuse('affiliation', `${card} has no ${mode} mode`, [card], 'choice')
  if (modeOf(game, card) === mode) malformed('no-effect', `${card} is in ${mode} mode`, [card])
  if (!game.decide(mayBeSwitched, { card: cardOf(card), ...(during ? { during } : {}) }))
    refuse('wrong-time', `${card} may not be switched now`, [card])
  const earlier = switchesOf(game, card)
  if (earlier && !game.decide(mayBeSwitchedAgain, { card: cardOf(card), earlier }))
    refuse('limit', `${card} was switched before`, [card])
}

const switchesOf = (game: Game, card: CardId): number =>
  game.state.history.filter(d => d.kind === 'mode switched' && d.card === cardOf(card)).length

function carryOut(game: Game, player: PlayerName, card: CardId, mode: string): void {
  remember(game, { player, kind: 'mode switched', card: cardOf(card), contents: [mode] })
  const whole = individualsOf(game, card).length > 1 || !card.includes('/')
  if (whole || game.decide(sharesAffiliation, { individual: card, by: 'its player' })) game.change(card, { mode })
  else game.change(card, { modes: { ...game.card(card).modes, [card]: mode } })
}

/** In the midst of an action, cards are switched only where rules let them be. */
export const responses: readonly Response[] = [
  {
    options: (game, player, during) =>
      game.state.cards
        .filter(c => c.controller === player && c.mode !== undefined && inPlay(c))
        .filter(c => game.decide(mayBeSwitched, { card: c.id, during }))
        .map(c => c.id),
    isOne: (_, { kind }) => kind === 'change',
    check: checkSwitch,
    *carryOut(game, player, { card, word }) {
      carryOut(game, player, card!, word!)
    },
  },
]
