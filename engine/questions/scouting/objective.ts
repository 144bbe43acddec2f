import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Scouted } from './questions.ts'

/** Does scouting that was completed for one objective count for another one? */
export const countsForTheObjective = question<{ objective: CardId; completedFor: CardId }, boolean>()(
  'counts for the objective',
  true,
)

/** As which kinds of location an objective may target the mission. */
export const targetedAs = question<{ mission: CardId; as: 'planet' | 'space' }, boolean>()(
  'is targeted as',
  ({ mission, as }, game) => game.facts(mission).kind === as,
)

/** Does its player probe for it when the turn ends? */
export const probesAtEnd = flag<{ objective: CardId; what: Scouted }>()('probes at the end')

/** Must what the objective asks for be there at the probe? */
export const asksForItsNeeds = flag<{ objective: CardId; what: Scouted }>()('asks for its needs', true)

/** May a Borg objective be completed that targets the mission? */
export const completable = flag<{ objective: CardId; mission: CardId; before: boolean }>()('may be completed', true)

/** Is the box of the completed objective scored? */
export const objectiveScores = question<{ objective: CardId; results: boolean }, boolean>()('objective scores', false)

/** May its player leave undone the search that a completed objective allows? */
export const mayForgoTheSearch = flag<{ objective: CardId }>()('may forgo the search', true)

/** May the objective be nullified? */
export const objectiveMayBeNullified = flag<{ objective: CardId; completed: boolean }>()(
  'objective may be nullified',
  true,
)

/** Does the objective score only where what else it does was done? */
export const scoresForItsResults = flag<{ objective: CardId }>()('scores for its results')
