import type { CardType } from '../../../cards/facts.ts'
import type { Site } from '../../board/group.ts'
import { record } from '../../board/history.ts'
import { discard, move } from '../../board/moves.ts'
import { cardsIn, inPlay, isEquipment } from '../../board/places.ts'
import { score } from '../../board/score.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isEarnedToo } from '../../questions/artifacts/questions.ts'
import { isTakenIntoHandFirst } from '../../questions/artifacts/settled.ts'
import { comesThrough } from '../../questions/doorways/questions.ts'
import { mayCoexist } from '../../questions/names/questions.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'
import { isScoredEveryTurn } from '../../questions/scoring/settled.ts'
import { matches } from '../../text/match.ts'
import { isDuplicate } from '../names/duplicates.ts'
import { countedNow, worthOf } from '../scoring/points.ts'
import { window } from '../timing/window.ts'
import { earnAnew } from './earned-anew.ts'

/** Takes the artifacts under the mission; those that were earned, where nothing has answered that. */
export function* earn(game: Game, player: PlayerName, site: Site): Flow<readonly CardId[]> {
  const earned: CardId[] = []
  for (const { id } of cardsIn(game, 'under', site.mission)) {
    if (!isEarned(game, id)) continue
    const isOneTooMany = hasOneAlready(game, player, id) || !mayBeBesidesOthers(game, player, id)
    if (isDuplicate(game, player, id, site.mission) || isOneTooMany) discard(game, id)
    else if (yield* take(game, player, id, site)) earned.push(id)
  }
  return earned
}

const mayBeBesidesOthers = (game: Game, player: PlayerName, card: CardId): boolean =>
  game.decide(mayBePlayedBesideOthers, { card, player })

/** Has the player a copy in play, of which the law lets him have one alone? */
const hasOneAlready = (game: Game, player: PlayerName, id: CardId): boolean =>
  game.state.cards.some(
    c =>
      c.controller === player &&
      inPlay(c) &&
      c.title === game.card(id).title &&
      !game.decide(mayCoexist, { a: c.title, b: c.title, player }),
  )

function isEarned(game: Game, card: CardId): boolean {
  const { type } = game.facts(card)
  if (type === 'equipment') return game.decide(isEarnedToo, { card, type })
  const { owner } = game.card(card)
  return type === 'artifact' && game.decide(comesThrough, { card, player: owner, way: 'is earned' })
}

function* take(game: Game, player: PlayerName, id: CardId, site: Site): Flow<boolean> {
  move(game, id, site.place, site.holder)
  game.change(id, { controller: player })
  earnAnew(game, player, id)
  rememberWorth(game, player, id)
  if (isEquipment(game, id) && game.decide(isTakenIntoHandFirst, { card: id })) {
    move(game, id, 'hand', player)
    game.change(id, { holder: player, controller: player })
  }
  return yield* isUnanswered(game, player, id, site)
}

/** Keeps what it was worth when it was earned. */
function rememberWorth(game: Game, player: PlayerName, id: CardId): void {
  for (const each of countedFor(game, id)) record(game, player, 'earned', id, countedNow(game, id, each))
}

/** Of what is in play it counts these for what it is worth. */
const countedFor = (game: Game, id: CardId) =>
  (game.text(id).worth ?? []).flatMap(({ each }) => (each === 'skill dot' ? [] : [each]))

const answerable: readonly CardType[] = ['event', 'interrupt']

/** What takes effect at once is answered where it counts as played. */
function* isUnanswered(game: Game, player: PlayerName, id: CardId, { place, holder }: Site): Flow<boolean> {
  const { plays, timed } = game.text(id)
  if (plays?.some(p => p.as) || !timed?.some(t => t.at === 'earned')) return true
  const as = answerable.filter(type => matches(game, id, { type }, player))
  if (!as.length) return true
  move(game, id, 'play', player)
  yield* window(game, { on: 'played', card: id, by: player, as: as[0]! })
  if (game.card(id).place !== 'play') return false
  move(game, id, place, holder)
  return true
}

/** Scores again what cards of the player's are worth, where the law has it so. */
export function scoreAgain(game: Game, player: PlayerName): void {
  for (const card of game.state.cards) {
    if (!countedFor(game, card.id).length || card.controller !== player || !inPlay(card)) continue
    if (game.decide(isScoredEveryTurn, { card: card.id }))
      score(game, player, worthOf(game, card.id) ?? 0, false, card.id)
  }
}
