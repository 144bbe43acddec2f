import { isLost } from '../../board/lost.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isMisSeed } from '../../questions/seeding/questions.ts'
import { matches } from '../../text/match.ts'
import type { CardText } from '../../text/text.ts'
import { liesAsACopyTooMany } from './inner/copies-under.ts'

/** Mis-seeds that come up before the next card that is met are revealed, and leave the game. */
export function uncoverMisSeeds(
  game: Game,
  mission: CardId,
  nextOf: (game: Game, mission: CardId) => { readonly id: CardId } | undefined,
): void {
  for (const { id, owner } of cardsIn(game, 'under', mission)) {
    if (isMisSeeded(game, id, mission) || isCopyOfASeed(game, id, mission)) {
      game.tell({ event: 'revealed', cards: [id] })
      move(game, id, 'removed', owner)
    } else if (nextOf(game, mission)?.id === id) return
  }
}

/** Is it a copy of what its player has seeded there? Of artifacts that is found out with the artifacts. */
const isCopyOfASeed = (game: Game, card: CardId, mission: CardId): boolean =>
  game.facts(card).type !== 'artifact' && liesAsACopyTooMany(game, card, mission)

/** May the card not be seeded where it lies? */
export function isMisSeeded(game: Game, card: CardId, mission: CardId): boolean {
  if (isLost(game, card)) return false
  const { type, kind, icons = [] } = game.facts(card)
  const of = type === 'dilemma' ? kind : undefined
  const { kind: under } = game.facts(mission)
  const { dilemma, flash, seedsUnder, inSpace } = game.text(card)
  if (isElsewhere(game, card, mission, seedsUnder)) return true
  return game.decide(isMisSeed, {
    card,
    mission,
    type,
    of,
    under,
    isMet: type === 'dilemma' || !!dilemma || !!flash,
    ofQ: type === 'dilemma' && icons.includes('q'),
    itself: saysItself(game, card, mission, seedsUnder),
    letBy: !!inSpace || isLet(game, card, mission),
  })
}

/** Does its own text let it be seeded there? */
function saysItself(game: Game, card: CardId, mission: CardId, said: CardText['seedsUnder']): boolean {
  if (said === undefined || said === 'missions') return !!said
  if (!game.inForce(said) || said.only) return false
  game.credit(said)
  return matches(game, mission, said.where, game.card(card).owner)
}

/** Does its own text have it seeded elsewhere alone? */
function isElsewhere(game: Game, card: CardId, mission: CardId, said: CardText['seedsUnder']): boolean {
  if (typeof said !== 'object' || !said.only || !game.inForce(said)) return false
  game.credit(said)
  return !matches(game, mission, said.where, game.card(card).owner)
}

/** May what its text lets its player seed go under any mission? What is said of a mission or a facility is of that one. */
const letsSeedUnder = (game: Game, card: CardState): boolean =>
  inPlay(card) && !['mission', 'facility'].includes(game.facts(card.id).type)

/** Does another card let it be seeded there? */
function isLet(game: Game, card: CardId, mission: CardId): boolean {
  const { owner } = game.card(card)
  const { letsSeed, artifactsHere } = game.text(mission)
  const fits = (filter: Parameters<typeof matches>[2] | undefined): boolean =>
    !!filter && matches(game, card, filter, owner)
  if (fits(letsSeed?.where) || fits(artifactsHere?.anyNumber)) return true
  const withIt = cardsIn(game, 'under', mission).filter(c => c.owner === owner && !!game.text(c.id).artifactsHere?.more)
  if (game.facts(card).type === 'artifact' && withIt.length > 0) return true
  return game.state.cards.some(
    c => c.owner === owner && letsSeedUnder(game, c) && fits(game.text(c.id).letsSeed?.where),
  )
}
