import { can, is } from '../../../board/can.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId, Deed, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import {
  type Changes,
  countsAsADraw,
  type Download,
  mayBeTriedAgain,
  suspendsPlay,
} from '../../../questions/downloading/questions.ts'
import { mayRepeat } from '../../../questions/downloading/settled.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import { matches } from '../../../text/match.ts'
import { mayDraw } from '../../draws-and-discards/may-draw.ts'
import { contentsOf, isOpen } from '../search.ts'

/** Refuses the use of a text for a download that may not be made now. */
function checkDownloads(game: Game, player: PlayerName, by: CardId, text: UseText): void {
  const { inPlaceOf } = text
  for (const effect of text.effects) {
    if (effect.do !== 'download') continue
    const download: Download = { player, by, text: effect, ...(inPlaceOf ? { inPlaceOf } : {}) }
    checkForbidden(game, download)
    if (!text.answers) checkTime(game, download)
    checkRetry(game, download)
    if (!mayDraw(game, player) && game.decide(countsAsADraw, { download }))
      refuse('forbidden', `${player} draws no more cards this turn`, [by])
    if (inPlaceOf === 'card draw' && hasRepeated(game, download) && !game.decide(mayRepeat, { download }))
      refuse('limit', `${by} was used in place of a draw already this turn`, [by])
  }
}

const forbidding = cardsWith(text => text.prevents?.downloading)

/** Refuses what a card in play forbids, unless the text goes on in spite of that. */
function checkForbidden(game: Game, { player, by, text: { inSpiteOf } }: Download): void {
  for (const { id } of forbidding(game)) {
    const clause = game.text(id).prevents
    if (!clause || !game.inForce(clause) || !can(game, id, 'keep text in force')) continue
    game.credit(clause)
    if (inSpiteOf && game.inForce(inSpiteOf) && matches(game, id, inSpiteOf.what, player)) continue
    refuse('forbidden', `${id} lets nobody download`, [id], 'start', by)
  }
}

/** What does not suspend play is done on the player's own turn. */
function checkTime(game: Game, download: Download): void {
  const { player, by } = download
  if (game.state.turn.player === player || game.decide(suspendsPlay, { download })) return
  refuse('wrong-player', `It is ${game.state.turn.player}'s turn`, [by])
}

function hasRepeated(game: Game, { player, by }: Download): boolean {
  const { number } = game.state.turn
  return game.state.history.some(d => d.kind === 'use' && d.player === player && d.card === by && d.turn === number)
}

/** A download that failed is not tried again where rules forbid it. */
function checkRetry(game: Game, download: Download): void {
  const failed = game.state.history.findLast(d => d.kind === 'download failed' && isSame(game, download, d))
  if (!failed) return
  const since = changesSince(game, download.player, failed)
  if (!game.decide(mayBeTriedAgain, { download, since }))
    refuse('limit', `${download.by} found nothing, and nothing has changed since`, [download.by])
}

function isSame(game: Game, { player, by }: Download, { player: who, card }: Deed): boolean {
  return who === player && card !== undefined && game.card(card).title === game.card(by).title
}

/** Cards that lay in the discard pile are in the deck now; the Tent was not open then and is now. */
function changesSince(game: Game, player: PlayerName, { cards = [], contents = [] }: Deed): Changes {
  const discarded = cards.filter(id => game.find(id)?.place === 'deck')
  const closed = cards.filter(id => game.text(id).opens === 'tent')
  const tentReopened = closed.length > 0 && isOpen(game, player, 'tent')
  const before = new Set(contents)
  const now = contentsOf(game, player)
  const moved = now.length !== before.size || now.some(card => !before.has(card))
  return { deckRenewed: discarded.length > 0, tentReopened, any: moved || tentReopened }
}

/** The cards to remember of a failure: the discard pile, and the doorway of a Tent that is closed. */
export function markOf(game: Game, player: PlayerName): readonly CardId[] {
  return game.state.cards
    .filter(
      c =>
        (c.place === 'discard' && c.holder === player) ||
        (c.controller === player && inPlay(c) && game.text(c.id).opens === 'tent' && is(game, c.id, 'closed')),
    )
    .map(c => c.id)
}

export const useChecks: Language['useChecks'] = [checkDownloads]
