import { move } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { mayBeSeededUnderBothIcons } from '../../../questions/missions/dual-icon.ts'
import { isRefusedAtOnce } from '../../../questions/seeding/questions.ts'
import {
  artifactsAtMost,
  dilemmasAtMost,
  liftsTheLimit,
  mayBeSeededUnder,
  tooManyAre,
} from '../../../questions/seeding/settled.ts'
import { matches } from '../../../text/match.ts'
import { isACopyTooMany, liesAsACopyTooMany } from './copies-under.ts'

/** Refuses a card that the law does not let be seeded under the mission, not even to be found out. */
export function checkSeedUnder(game: Game, player: PlayerName, card: CardId, mission: CardId): void {
  if (game.facts(mission).kind === 'dual' && !game.decide(mayBeSeededUnderBothIcons, { card, mission }))
    refuse('wrong-place', `${card} is not seeded under ${mission}`, [card, mission], 'choice')
  const seededBy = game.card(mission).owner
  if (!game.decide(mayBeSeededUnder, { player, mission, seededBy }))
    refuse('wrong-place', `${player} seeds nothing under a mission of ${seededBy}`, [card, mission], 'choice')
  checkDilemmas(game, player, card, mission)
  const isTooMany = isACopyTooMany(game, player, card, mission)
  if (!(isTooMany || game.facts(card).type === 'artifact') || !game.decide(isRefusedAtOnce, { card, mission })) return
  if (isTooMany) refuse('limit', `${player} has seeded a copy of ${card} under ${mission}`, [card, mission], 'choice')
  if (game.facts(card).type !== 'artifact') return
  if (areTooMany(game, player, mission, [...artifactsOf(game, player, mission), card]))
    refuse('limit', `${player} has seeded an artifact under ${mission}`, [card, mission], 'choice')
}

function checkDilemmas(game: Game, player: PlayerName, card: CardId, mission: CardId): void {
  const isDilemma = (id: CardId): boolean => game.facts(id).type === 'dilemma'
  if (!isDilemma(card)) return
  const there = cardsIn(game, 'under', mission).filter(({ id, owner }) => owner === player && isDilemma(id))
  if (there.length >= game.decide(dilemmasAtMost, { player, mission }))
    refuse('limit', `${player} has seeded ${there.length} dilemmas under ${mission}`, [card, mission], 'choice')
}

/** Puts artifacts under the mission out of play where their player has seeded more than he may. */
function findMisSeeds(game: Game, mission: CardId): void {
  for (const { name } of game.state.players) {
    const seeded = artifactsOf(game, name, mission)
    if (!seeded.length) continue
    if (!areTooMany(game, name, mission, seeded)) {
      for (const id of seeded.filter(id => liesAsACopyTooMany(game, id, mission))) move(game, id, 'removed', name)
      continue
    }
    const all = game.decide(tooManyAre, { player: name, mission }) === 'all'
    for (const id of all ? seeded : seeded.slice(0, 1)) move(game, id, 'removed', name)
  }
}

const artifactsOf = (game: Game, player: PlayerName, mission: CardId): readonly CardId[] =>
  cardsIn(game, 'under', mission)
    .filter(c => c.owner === player && game.facts(c.id).type === 'artifact')
    .map(c => c.id)

/** Are they more than the law, and the texts of the mission and of themselves, let their player seed there? */
function areTooMany(game: Game, player: PlayerName, mission: CardId, artifacts: readonly CardId[]): boolean {
  const texts = [mission, ...artifacts].flatMap(id => game.text(id).artifactsHere ?? [])
  const free = texts.flatMap(({ anyNumber }) => anyNumber ?? [])
  const { letsSeed } = game.text(mission)
  const isFree = (artifact: CardId): boolean =>
    free.some(filter => matches(game, artifact, filter, player)) ||
    (!!letsSeed && matches(game, artifact, letsSeed.where, player) && game.decide(liftsTheLimit, { mission, artifact }))
  const counted = artifacts.filter(id => !isFree(id))
  const more = texts.reduce((sum, text) => sum + (text.more ?? 0), 0)
  return counted.length > game.decide(artifactsAtMost, { player, mission }) + more
}

export const uncoverings: Language['uncoverings'] = [findMisSeeds]
