import type { Act } from '../../../protocol/types.ts'
import { record } from '../../board/history.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { type Download, losesBySeedingIt } from '../../questions/downloading/questions.ts'
import { downloadsFaceDown, forgoesADrawAtAnyTime, namesTheTargetFirst } from '../../questions/downloading/settled.ts'
import type { UseText } from '../../text/in-play-text.ts'
import type { Context } from '../../text/selector.ts'
import type { Effect } from '../../text/text.ts'
import { reshuffle } from '../draws-and-discards/shuffle.ts'
import { ordersOf } from '../reporting/orders.ts'
import { checkAtHand, useText } from '../reporting/use.ts'
import { bringIn, isPlayable } from './inner/arrive.ts'
import { invalid } from './inner/invalid.ts'
import { chooseTargets } from './inner/targets.ts'
import { destinations } from './inner/where-to.ts'
import { fits, search, sourceOf } from './search.ts'
import type { DownloadText } from './words.ts'

/** Downloads with the text of a card in play, for a card that is named or chosen after the search. */
export function* download(game: Game, player: PlayerName, act: Act): Flow {
  const by = act.using ?? malformed('wrong-target', 'No card was named that allows the download')
  checkAtHand(game, player, by)
  if (game.card(by).face === 'down' && !game.decide(downloadsFaceDown, { by }))
    refuse('condition', `${by} is face down`, [by])
  const text =
    textFor(game, player, by, act.card) ?? refuse('forbidden', `${by} does not download that`, [by], 'choice')
  if (text.inPlaceOf === 'card draw' && !game.decide(forgoesADrawAtAnyTime, { by }))
    refuse('wrong-time', `${player} draws no card now`, [by])
  const wanted = { card: act.card, ...(act.to ? { to: act.to } : {}) }
  yield* useText(game, player, by, text, { wanted })
}

/** The text by which the card downloads, for choice the one that fits what is named. */
function textFor(game: Game, player: PlayerName, by: CardId, card: CardId | undefined): UseText | undefined {
  const texts = ordersOf(game, by).filter(t => t.effects.some(e => e.do === 'download'))
  const fitting = texts.find(t =>
    t.effects.some(e => e.do === 'download' && card !== undefined && mayTake(game, { player, by, text: e }, card)),
  )
  return fitting ?? (card === undefined ? texts[0] : undefined)
}

/** As an instruction of a text: the player searches, chooses, shows, and plays or reports at once; gives what was downloaded. */
export function* fetch(
  game: Game,
  text: Extract<Effect, { do: 'download' }>,
  context: Context,
): Flow<readonly CardId[]> {
  const { wanted } = context
  const download: Download = subject(text, context)
  if (game.decide(namesTheTargetFirst, { download }) && !wanted?.card)
    refuse('wrong-target', `${context.you} must say first what is downloaded`, [context.this])
  if (wanted?.card && !mayTake(game, download, wanted.card)) return []
  if (wanted?.card) checkNamed(game, download, context, wanted.card)
  const looked = yield* search(game, download, wanted?.card)
  const cards = yield* chooseTargets(game, download, context, looked)
  if (cards === 'none can be had') invalid(game, download, looked)
  else if (cards !== 'declined') {
    record(game, context.you, 'downloaded', context.this, cards)
    yield* bringIn(game, download, context, cards)
  }
  yield* reshuffle(game, context.you, looked)
  return typeof cards === 'string' ? [] : cards
}

/** Does the text fit the card, or does nobody see that it does not? */
function mayTake(game: Game, download: Download, card: CardId): boolean {
  return fits(game, download, card) || game.decide(losesBySeedingIt, { card, download })
}

export function subject(text: DownloadText, { you, this: by, inPlaceOf, targets }: Context): Download {
  return { player: you, by, text, ...(inPlaceOf ? { inPlaceOf } : {}), ...(targets ? { targets } : {}) }
}

/** Refuses a card that is named and cannot be had, or not there. */
function checkNamed(game: Game, download: Download, context: Context, card: CardId): void {
  const { player } = download
  if (!sourceOf(game, download, card)) refuse('wrong-place', `${player} cannot find ${card}`, [card], 'choice')
  if (!isPlayable(game, download, context, card))
    refuse('forbidden', `${card} cannot be played or reported so`, [card], 'choice')
  const to = context.wanted?.to?.[1]
  if (to !== undefined && !destinations(game, download, context, card).includes(to))
    refuse('wrong-place', `${card} may not go to ${to}`, [card, to], 'choice')
}
