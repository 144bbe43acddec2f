import type { ActKind } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** May he do this with them? */
export const mayBeDoneWithWhatWasTaken = flag<{ deed: ActKind }>()('may be done with what was taken', true)

/** What follows when he has finished, or when none of them can act any more. */
export const afterAnInterlude = question<
  { when: 'finished' | 'all stopped' },
  'the turn resumes' | 'the turn is over' | 'nothing'
>()('after an interlude', 'the turn resumes')

/** Do they go back when a text gives them away again? */
export const goesBackWhenTakenAgain = flag<{ by: CardId }>()('goes back when taken again', true)

/** Whose the card is for texts that say so. */
export const countsAsTheirs = question<{ card: CardId }, PlayerName>()(
  'counts as theirs',
  ({ card }, game) => game.card(card).controller,
)

/** Who scores the mission that the player solved. */
export const missionScoresFor = question<{ mission: CardId; player: PlayerName }, PlayerName>()(
  'mission scores for',
  ({ player }) => player,
)
