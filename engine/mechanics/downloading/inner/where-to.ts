import type { Act } from '../../../../protocol/types.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { refusalOf } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { type Download, goesOnTheTable } from '../../../questions/downloading/questions.ts'
import { obeysRequirements } from '../../../questions/downloading/settled.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import { requireDoorway } from '../../doorways/admission.ts'
import { playableText } from '../../reporting/may-play.ts'
import { checkCoexistence } from '../../reporting/report.ts'
import { buildingPlaces } from '../build.ts'
import { isReportedCard, placesFor, statedPlaces } from './place.ts'
import { seedingPlaces } from './seed.ts'
import { isServed } from './served.ts'

/** The download itself, which is no play to answer. */
export const quiet = ({ player }: Download): Trigger => ({ on: 'quiet', by: player })

/** The play of the card on that target. */
export const aimedAt = (card: CardId, target: CardId | undefined): Act => ({
  kind: 'play',
  card,
  ...(target === undefined ? {} : { targets: [target] }),
})

/** Does the card go to, or is it played on, another one? */
export function goesSomewhere(game: Game, { text }: Download, card: CardId): boolean {
  if (text.seeds || isReportedCard(game, card) || game.facts(card).type === 'facility') return true
  const { plays = [] } = game.text(card)
  return plays.some(p => p.on) && plays.every(p => p.on || p.answers)
}

/** Where the card may go, or what it may be played on. */
export const destinations = (game: Game, download: Download, context: Context, card: CardId): readonly CardId[] =>
  possible(game, download, context, card).filter(place => isServed(game, download, card, place))

function possible(game: Game, download: Download, context: Context, card: CardId): readonly CardId[] {
  if (download.text.seeds) return seedingPlaces(game, download, context)
  if (game.facts(card).type === 'facility') return buildingPlaces(game, download, context, card)
  if (isReportedCard(game, card)) {
    const duplicate = refusalOf(() => checkCoexistence(game, download.player, card))
    return duplicate && obeys(game, download, card) ? [] : placesFor(game, download, context, card)
  }
  const { to } = download.text
  const stated = to && statedPlaces(game, to, context)
  const isElsewhere = (id: CardId): boolean =>
    game.facts(id).type === 'mission' && stated !== undefined && !stated.includes(id)
  const others = game.state.cards
    .filter(c => inPlay(c) && !isElsewhere(c.id) && isAllowed(game, download, card, c.id))
    .map(c => c.id)
  return liesOnTable(game, download, card) ? [...others, download.player] : others
}

/** May a card that is seeded on the table go there by a download, too? */
function liesOnTable(game: Game, download: Download, card: CardId): boolean {
  const { seeds } = game.text(card)
  return !!seeds && !seeds.on && game.decide(goesOnTheTable, { card, download })
}

/** May the text that downloads have it played on what its own text does not name? */
function isExcepted(game: Game, { text: { evenOn }, player }: Download, target: CardId): boolean {
  if (!evenOn || !game.inForce(evenOn)) return false
  if (!matches(game, target, evenOn.on, player)) return false
  game.credit(evenOn)
  return true
}

/** May the card be played so, or does the download not ask? */
export function isAllowed(game: Game, download: Download, card: CardId, target: CardId | undefined): boolean {
  if (target !== undefined && isExcepted(game, download, target)) return true
  const refusal = refusalOf(() => {
    requireDoorway(game, { card, player: download.player, way: 'play' })
    playableText(game, download.player, aimedAt(card, target), quiet(download))
  })
  return !refusal || !obeys(game, download, card)
}

const obeys = (game: Game, download: Download, card: CardId): boolean =>
  game.decide(obeysRequirements, { card, download })
