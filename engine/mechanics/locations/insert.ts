import type { Act } from '../../../protocol/types.ts'
import { isLocation, putInLine } from '../../board/locations.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeginASpaceline, mayBeInsertedThere, regionOf } from '../../questions/locations/questions.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'
import { matches } from '../../text/match.ts'

/** A place in a spaceline, with the locations on both sides. */
interface Gap {
  readonly line: string
  readonly at: number
  readonly left: CardId | undefined
  readonly right: CardId | undefined
}

/** Refuses a card that is put in a spaceline where its text, or the law, does not let it. */
export function checkInsertion(game: Game, player: PlayerName, act: Act): void {
  const card = act.card!
  const gap = gapFor(game, act)
  const { quadrants } = game.text(card).inserts ?? {}
  if ((quadrants && gap.line !== lineFor(game, card)) || !fits(game, player, card, gap))
    refuse('wrong-place', `${card} is not put there`, [card], 'choice')
}

/** Puts the card where its player said. */
export function insert(game: Game, act: Act): void {
  const { line, at } = gapFor(game, act)
  putInLine(game, act.card!, line, at)
}

/** Is there a place where the card may be put? */
export const canBeInserted = (
  game: Game,
  player: PlayerName,
  card: CardId,
  line: string = lineFor(game, card),
): boolean => gapsIn(game, line, player, card).length > 0

/** The spaceline where the card goes that says in which quadrants it lies: the first without a copy of it. */
export function lineFor(game: Game, card: CardId): string {
  const { quadrants = ['alpha'] } = game.text(card).inserts ?? {}
  const isFree = (line: string): boolean =>
    !cardsIn(game, 'spaceline', line).some(c => c.id !== card && c.title === game.card(card).title)
  return quadrants.find(isFree) ?? quadrants[0]!
}

/** The act by which the player puts the card in its spaceline, where he says. */
export function* choosePlace(game: Game, player: PlayerName, card: CardId, by: CardId): Flow<Act> {
  const line = lineFor(game, card)
  const gaps = gapsIn(game, line, player, card)
  const at = gaps.length > 1 ? yield* choose(game, player, card, by, line, gaps) : (gaps[0]?.at ?? 0)
  return { kind: 'play', card, to: ['spaceline', line], position: at }
}

/** The player says in which order they lie then. */
function* choose(
  game: Game,
  player: PlayerName,
  card: CardId,
  by: CardId,
  line: string,
  gaps: readonly Gap[],
): Flow<number> {
  const row = cardsIn(game, 'spaceline', line).map(c => c.id)
  const given = yield {
    who: player,
    kind: 'order',
    of: [...row, card],
    by,
    check: answer => {
      if ('keep' in answer) return
      const others = 'order' in answer ? answer.order.filter(id => id !== card) : []
      const at = 'order' in answer ? answer.order.indexOf(card) : -1
      if (others.join() !== row.join() || !gaps.some(gap => gap.at === at))
        malformed('not-a-choice', `${card} is not put there`, [card], 'answer')
    },
  }
  return 'order' in given ? given.order.indexOf(card) : gaps.at(-1)!.at
}

function gapsIn(game: Game, line: string, player: PlayerName, card: CardId): readonly Gap[] {
  const row = cardsIn(game, 'spaceline', line)
  return [...row.keys(), row.length]
    .map(position => gapFor(game, { kind: 'play', card, to: ['spaceline', line], position }))
    .filter(gap => fits(game, player, card, gap))
}

function fits(game: Game, player: PlayerName, card: CardId, { line, left, right }: Gap): boolean {
  const { between, quadrants, region } = game.text(card).inserts ?? {}
  if (quadrants && !quadrants.includes(line)) return false
  if (!game.decide(mayBePlayedBesideOthers, { card, player, line })) return false
  if (between && game.inForce(between)) {
    game.credit(between)
    const isMeant = (id: CardId | undefined): boolean => id !== undefined && matches(game, id, between.what, player)
    return isMeant(left) && isMeant(right)
  }
  if (left === undefined && right === undefined) return game.decide(mayBeginASpaceline, { card, line })
  const regional = cardsIn(game, 'spaceline', line)
    .map(c => c.id)
    .filter(id => region !== undefined && game.decide(regionOf, { location: id }) === region)
  return game.decide(mayBeInsertedThere, { card, line, regional, ...sides(left, right) })
}

const sides = (left: CardId | undefined, right: CardId | undefined): { left?: CardId; right?: CardId } => ({
  ...(left === undefined ? {} : { left }),
  ...(right === undefined ? {} : { right }),
})

function gapFor(game: Game, { card = '', to, position }: Act): Gap {
  if (to?.[0] !== 'spaceline') return malformed('wrong-place', `${card} is put in a spaceline`, [card], 'choice')
  const row = cardsIn(game, 'spaceline', to[1]).map(c => c.id)
  const at = position ?? row.length
  if (at < 0 || at > row.length) malformed('wrong-place', `${to[1]} has no place ${at}`, [card], 'choice')
  const isOne = (id: CardId): boolean => isLocation(game, id)
  return { line: to[1], at, left: row.slice(0, at).findLast(isOne), right: row.slice(at).find(isOne) }
}
