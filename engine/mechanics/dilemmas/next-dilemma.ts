import { cardsIn } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isMetWhereItLies } from '../../questions/dilemmas/procedure.ts'
import { areRevealedTogether, isMetNext } from '../../questions/dilemmas/settled.ts'

/** The dilemma under the mission or facility that is met next; what went back is not met again in the same attempt. */
export function nextDilemma(game: Game, mission: CardId): CardState | undefined {
  const beneath = game.facts(mission).type === 'facility' ? 'facility' : 'mission'
  const met = dilemmasUnder(game, mission).filter(({ id }) => {
    if (game.notes.met?.has(id)) return false
    const ofQ = !!game.facts(id).icons?.includes('q')
    return game.decide(isMetWhereItLies, { dilemma: id, beneath, ofQ })
  })
  return game.decide(isMetNext, { mission }) === 'bottom' ? met[0] : met.at(-1)
}

/** Turns all dilemmas face up, where the law wants that. */
export function revealTogether(game: Game, mission: CardId): void {
  if (!game.decide(areRevealedTogether, { mission })) return
  for (const { id } of dilemmasUnder(game, mission)) game.change(id, { face: 'up' })
}

const dilemmasUnder = (game: Game, mission: CardId): readonly CardState[] =>
  cardsIn(game, 'under', mission).filter(c => isMet(game, c.id))

function isMet(game: Game, id: CardId): boolean {
  const { dilemma, flash } = game.text(id)
  return game.facts(id).type === 'dilemma' || !!dilemma || !!flash
}
