import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { areAlikeWithout } from '../../questions/skills/settled.ts'
import { blank } from './entry.ts'
import { placeOfFirst } from './inner/first-listed.ts'
import { skillsBox } from './sharing.ts'

/** Is the first-listed skill of both the same? */
export function isFirstListedAlike(game: Game, card: CardId, other: CardId): boolean {
  if (!isPersonnel(game, other)) return false
  const [one, two] = [firstListed(game, card), firstListed(game, other)]
  if (one === undefined || two === undefined) return one === two && game.decide(areAlikeWithout, { card, other })
  return one === two && one !== 'special'
}

/** Its name; none where it was lost. */
function firstListed(game: Game, card: CardId): string | undefined {
  const box = skillsBox(game, card)
  const first = box[placeOfFirst(game, card, box)]?.skill
  return first === blank.skill ? undefined : first
}
