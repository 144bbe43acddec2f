import { standBy } from '../../../board/group.ts'
import { move } from '../../../board/moves.ts'
import { type CardId, opponentOf } from '../../../board/state.ts'
import { type Flow, refusalOf } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import {
  countsAsPlayedFrom,
  countsAsTheCardPlay,
  type Download,
  goesTogether,
  goesToHand,
  isActivatedAtOnce,
  isShownWhenDownloaded,
  joinsTheAttempt,
} from '../../../questions/downloading/questions.ts'
import type { PlayText } from '../../../text/play-text.ts'
import type { Context } from '../../../text/selector.ts'
import { choosePlace } from '../../locations/insert.ts'
import { rowOf } from '../../locations/lay.ts'
import { payTolls } from '../../reporting/free-play.ts'
import { playableText } from '../../reporting/may-play.ts'
import { forgoCardPlay } from '../../reporting/pay.ts'
import { carryOutPlay, type Origin } from '../../reporting/play.ts'
import { layTimeLocation } from '../../reporting/play-time-location.ts'
import { carryOutReport } from '../../reporting/report.ts'
import { chooseWord, select } from '../../selections/select.ts'
import { build } from '../build.ts'
import { sourceOf } from '../search.ts'
import { deckFor, goesAtop } from './atop.ts'
import { isReportedCard } from './place.ts'
import { putUnder } from './seed.ts'
import { aimedAt, destinations, goesSomewhere, isAllowed, quiet } from './where-to.ts'

/** Can the card be played, reported or taken into hand? */
export function isPlayable(game: Game, download: Download, context: Context, card: CardId): boolean {
  if (deckFor(download)) return true
  return handRule(game, download, card) !== 'no' || isPlayableNow(game, download, context, card)
}

function handRule(game: Game, download: Download, card: CardId): 'no' | 'may' | 'must' {
  return game.decide(goesToHand, { card, download })
}

/** Shows the cards, then plays or reports each at once, or takes it into hand. */
export function* bringIn(game: Game, download: Download, context: Context, cards: readonly CardId[]): Flow {
  const together = cards.length > 1 && game.decide(goesTogether, { download })
  const common = together ? yield* destination(game, download, context, cards) : undefined
  for (const card of cards) {
    show(game, download, card)
    if (goesAtop(game, download, card)) continue
    if (yield* intoHand(game, download, context, card)) continue
    yield* playNow(game, download, card, common ?? (yield* destination(game, download, context, [card])))
  }
}

function show(game: Game, download: Download, card: CardId): void {
  if (!game.decide(isShownWhenDownloaded, { card, download })) return
  game.tell({ event: 'revealed', cards: [card], player: opponentOf(game.state, download.player), by: download.by })
}

/** What may be done with a card that may or may not, or must, go to hand. */
const ways: Readonly<Record<'no' | 'may' | 'must', readonly ('play' | 'take into hand')[]>> = {
  no: ['play'],
  may: ['play', 'take into hand'],
  must: ['take into hand'],
}

/** True when the card went to hand. */
function* intoHand(game: Game, download: Download, context: Context, card: CardId): Flow<boolean> {
  const rule = handRule(game, download, card)
  const playable = isPlayableNow(game, download, context, card)
  const words = ways[rule].filter(word => playable || word !== 'play')
  const word = words.length ? yield* chooseWord(download.player, words, download.by) : 'take into hand'
  if (word === 'play') return false
  move(game, card, 'hand', download.player)
  game.tell({ event: 'downloaded', cards: [card], player: download.player, by: download.by })
  return true
}

function isPlayableNow(game: Game, download: Download, context: Context, card: CardId): boolean {
  if (!goesSomewhere(game, download, card)) return isAllowed(game, download, card, undefined)
  return destinations(game, download, context, card).length > 0
}

/** Where all of the cards go. */
function* destination(
  game: Game,
  download: Download,
  context: Context,
  cards: readonly CardId[],
): Flow<CardId | undefined> {
  const named = context.wanted?.to?.[1]
  const [first] = cards
  if (first === undefined || !goesSomewhere(game, download, first))
    return named !== undefined && game.find(named) ? named : undefined
  const from = destinations(game, download, context, first).filter(place =>
    cards.every(card => card === first || destinations(game, download, context, card).includes(place)),
  )
  if (named !== undefined && from.includes(named)) return named
  const [to] = yield* select(game, { who: download.player, from, count: 1, by: download.by, why: 'destination' })
  return to
}

/** The play or the report, which may be answered as any other. */
function* playNow(game: Game, download: Download, card: CardId, to: CardId | undefined): Flow {
  const { player, by } = download
  const found = sourceOf(game, download, card) ?? 'hand'
  const origin: Origin = { from: game.decide(countsAsPlayedFrom, { card, found }), downloadedBy: by }
  if (game.decide(countsAsTheCardPlay, { download })) forgoCardPlay(game, player, by)
  game.tell({ event: 'downloaded', cards: [card], player, by })
  if (game.underway.facesDilemmas && !game.decide(joinsTheAttempt, { card, download })) standBy(game, [card])
  if (download.text.seeds) return putUnder(game, download, card, to)
  if (to === player) return move(game, card, 'core', player)
  const { type } = game.facts(card)
  if (type === 'facility') return yield* build(game, player, card, to, origin)
  if (type === 'time location') return yield* layTimeLocation(game, player, card, rowOf(game, card), origin)
  if (isReportedCard(game, card)) {
    if (to === undefined) return
    yield* payTolls(game, player, card, true)
    return yield* carryOutReport(game, player, card, to, origin)
  }
  if (isHidden(game, card)) {
    layFaceDown(game, player, card)
    if (!game.decide(isActivatedAtOnce, { card, download })) return
    game.change(card, { face: 'up' })
  }
  const text = download.text.as ? usedAs : textOf(game, download, card, to)
  const act = game.text(card).inserts ? yield* choosePlace(game, player, card, by) : aimedAt(card, to)
  yield* carryOutPlay(game, player, act, text, quiet(download), 0, origin)
}

/** A card that a text lets be used as an event stays in play. */
const usedAs: PlayText = { as: 'event', stays: true }

const isHidden = (game: Game, card: CardId): boolean => !!game.facts(card).icons?.includes('hidden agenda')

function layFaceDown(game: Game, player: string, card: CardId): void {
  move(game, card, 'core', player)
  game.change(card, { face: 'down' })
}

function textOf(game: Game, download: Download, card: CardId, to: CardId | undefined): PlayText | undefined {
  const found: { text?: PlayText | undefined } = {}
  const refused = refusalOf(() => {
    found.text = playableText(game, download.player, aimedAt(card, to), quiet(download))
  })
  return refused ? game.text(card).plays?.[0] : found.text
}
