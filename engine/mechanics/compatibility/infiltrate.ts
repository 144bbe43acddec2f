import type { Act } from '../../../protocol/types.ts'
import { remember, requireOwnCards } from '../../board/history.ts'
import { infiltrationIconsOf } from '../../board/infiltrating.ts'
import { impose } from '../../board/moves.ts'
import { inPlay, isEquipment, isPersonnel, presentWith, sideOf } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeginToInfiltrate, mayInfiltrateAs } from '../../questions/compatibility/infiltration.ts'
import { infiltratesInTheTurn, takesAlong, whoseAnInfiltratorIs } from '../../questions/compatibility/settled.ts'
import { chooseTerm } from '../selections/select.ts'
import { worksWith } from './cooperation.ts'
import { isPlaying } from './playing.ts'

/** Personnel in play begin to infiltrate those of the opponent's with whom they are present. */
export function* infiltrate(game: Game, player: PlayerName, { cards = [], targets = [] }: Act): Flow {
  if (!cards.length || !targets.length) malformed('wrong-target', 'Somebody infiltrates a crew or Away Team')
  const turnOf = game.state.turn.player
  if (!game.decide(infiltratesInTheTurn, { player, turnOf })) refuse('wrong-player', `It is ${turnOf}'s turn`)
  const [infiltrator] = cards.filter(id => isPersonnel(game, id))
  const equipment = cards.filter(id => isEquipment(game, id))
  for (const card of equipment)
    if (!infiltrator || !game.decide(takesAlong, { equipment: card, infiltrator }))
      refuse('wrong-target', `${card} is not taken along`, [card])
  for (const card of cards.filter(id => !equipment.includes(id))) {
    requireOwnCards(game, player, [card])
    if (!isPersonnel(game, card) || !inPlay(game.card(card)))
      malformed('wrong-target', `${card} is no personnel in play`, [card])
    if (game.card(card).is.includes('infiltrating')) malformed('no-effect', `${card} infiltrates already`, [card])
    yield* begin(game, player, card, targets, isWithThem(game, player, card, targets))
  }
}

/** Are they of a crew or Away Team of the opponent's that is present with the personnel? */
function isWithThem(game: Game, player: PlayerName, card: CardId, targets: readonly CardId[]): boolean {
  const present = presentWith(game, card)
  return targets.every(id => present.includes(id) && isPersonnel(game, id) && sideOf(game, game.card(id)) !== player)
}

function* begin(game: Game, player: PlayerName, card: CardId, company: readonly CardId[], isThere: boolean): Flow {
  const fitting = waysIn(game, player, card, company, 'is present', isThere)
  if (!fitting.length) refuse('requirement', `${card} may not infiltrate ${company.join(', ')}`, [card, ...company])
  become(game, card, yield* chooseTerm(player, fitting, card))
}

/** The affiliations and factions as one of which the personnel may begin to infiltrate them. */
export function waysIn(
  game: Game,
  player: PlayerName,
  card: CardId,
  company: readonly CardId[],
  way: 'reports there' | 'is present',
  isThere: boolean,
): readonly string[] {
  return infiltrationIconsOf(game, card).filter(as => {
    const played = isPlaying(game, opponentOf(game.state, player), as)
    if (!game.decide(mayInfiltrateAs, { card, as, played })) return false
    return game.decide(mayBeginToInfiltrate, { card, way, isThere, fits: wouldFit(game, card, as, company) })
  })
}

/** Would it work with all of them, if it infiltrated? */
function wouldFit(game: Game, card: CardId, as: string, company: readonly CardId[]): boolean {
  const { state } = game
  become(game, card, as)
  const fits = company.every(other => other === card || worksWith(game, card, other))
  game.state = state
  return fits
}

/** It infiltrates from now on, as one of those. */
export function become(game: Game, card: CardId, as: string): void {
  const { controller } = game.card(card)
  remember(game, { player: controller, kind: 'began to infiltrate', card, contents: [as] })
  impose(game, card, 'infiltrating')
  if (game.decide(whoseAnInfiltratorIs, { card }).isTheirs)
    game.change(card, { controller: opponentOf(game.state, controller) })
}
