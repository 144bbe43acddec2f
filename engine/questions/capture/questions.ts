import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What follows when he has finished, or when none of them can act any more. */
export const afterAnInterlude = question<
  { when: 'finished' | 'all stopped' },
  'the turn resumes' | 'the turn is over' | 'nothing'
>()('after an interlude', 'the turn resumes')

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

/** Does a captive come at once to cards of the captor's? `there` = some are at the location. */
export const joinsItsCaptors = flag<{ captive: CardId; captor: PlayerName; there: boolean }>()('joins its captors')

/** Whose captive is it whom a card captures that the player plays or uses? */
export const becomesCaptiveOf = question<{ card: CardId; player: PlayerName }, PlayerName>()(
  'becomes captive of',
  ({ player }) => player,
)

/** May the card interrogate the captive now? `isItsOwn` = it was played on him, `others` = how often the player's other cards did so this turn. */
export const mayBeInterrogated = flag<{ captive: CardId; by: CardId; isItsOwn: boolean; others: number }>()(
  'may be interrogated',
  true,
)

/** Are the points that an interrogation has yielded kept when its captive is free? */
export const keepsWhatItYielded = flag<{ interrogation: CardId; how: 'gave in' | 'rescued' }>()(
  'keeps what it yielded',
  true,
)

/** May a player who comes upon equipment of the other one's take it along? */
export const mayBeTakenAlong = flag<{ equipment: CardId; player: PlayerName; attended: boolean }>()(
  'may be taken along by the opponent',
)

/** May the card be stolen by the text of that one? `isOwn` = the thief controls it. */
export const mayBeStolen = flag<{ card: CardId; thief: PlayerName; by: CardId; isOwn: boolean }>()('may be stolen')

/** Who controls what was stolen? */
export const stolenBelongsTo = question<{ card: CardId; thief: PlayerName }, PlayerName>()(
  'stolen belongs to',
  ({ card }, game) => game.card(card).controller,
)

/** What becomes of a card that is stolen while it is being played? */
export const becomesOfWhatIsUsurped = question<{ card: CardId; thief: PlayerName }, 'taken into hand' | 'discarded'>()(
  'what is usurped is',
  'taken into hand',
)

/** Where a thief may come upon an artifact. */
export type Find = 'in play' | 'just played' | 'in hand' | 'undiscovered' | 'elsewhere'

/** Is an artifact there within the reach of thieves? */
export const isInReachOfThieves = question<{ artifact: CardId; where: Find }, boolean>()(
  'is in reach of thieves',
  ({ where }) => where === 'in play' || where === 'just played',
)

/** Does what was stolen enhance those, too, of whom its text does not speak? */
export const enhancesAnybody = flag<{ equipment: CardId; user: CardId }>()('enhances anybody')

/** Must what the equipment needs to work be there? */
export const needsWhatItAsksFor = flag<{ equipment: CardId; ship: CardId }>()('needs what it asks for', true)
