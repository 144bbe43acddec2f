import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardOf } from '../../../kernel/individual.ts'
import { isFirstListed, type Listed } from '../../../questions/skills/questions.ts'
import { isPassedOver } from '../../../questions/skills/settled.ts'
import { formerClassification } from '../changes.ts'
import { blank, type Entry } from '../entry.ts'

/** Where in the box the first-listed skill stands, or the blank that it left; -1 = nowhere. */
export const placeOfFirst = (game: Game, card: CardId, box: readonly Entry[]): number =>
  box.findIndex(({ skill }) =>
    skill === blank.skill
      ? !game.decide(isPassedOver, { card })
      : game.decide(isFirstListed, { card, skill, listed: howListed(game, card, skill) }),
  )

function howListed(game: Game, card: CardId, skill: string): Listed {
  if (skill === 'special') return 'printed as a sentence'
  if (game.state.modifiers.some(m => m.card === cardOf(card) && m.becomes === skill)) return 'transformed'
  return formerClassification(game, card) === skill ? 'former classification' : 'printed'
}
