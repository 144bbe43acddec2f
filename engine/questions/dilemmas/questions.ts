import type { Group } from '../../board/group.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What came of looking at a dilemma, or at one of its sections. */
export type Finding =
  | 'not triggered'
  | 'no target'
  | 'nullified'
  | 'overcome'
  | 'failed'
  | 'no conditions'
  | 'cured'
  | 'expired'
  | 'destroyed'
  /** In play, and done away with by a text. */
  | 'discarded'

/** Where a dilemma may end up; `stays` = where it lies. */
export type Destination = 'stays' | 'discard pile' | 'under the mission' | 'bonus point area' | 'into play'

/** The features of a dilemma for which cards count. */
export type Feature = 'trigger' | 'nullify' | 'overcome' | 'cure' | 'be targeted'

/** Words in the text of a dilemma that speak of what the group is about. */
export type Wording = 'mission continues' | 'abort mission' | 'mission attempt' | 'solving'

/** A dilemma that was looked at, and what its text says of its own end. */
export interface Met {
  readonly dilemma: CardId
  /** Who encountered it. */
  readonly player: PlayerName
  readonly finding: Finding
  /** Those who face it; absent = it is in play, and nobody does. */
  readonly group?: Group
  /** What they are about. */
  readonly kind?: 'attempt' | 'scout' | 'commandeer'
  /** A card that was played nullified it. */
  readonly byCard?: true
  /** What a player did nullified it. */
  readonly byAction?: true
  /** Its text says that the mission continues. */
  readonly continues: boolean
  /** Its text says that it is discarded. */
  readonly discards: boolean
  /** Its text puts it somewhere in play. */
  readonly enters: boolean
  /** It has a bonus point box. */
  readonly boxed: boolean
  /** It has a cure. */
  readonly curable: boolean
  /** Its text ends what the group is about. */
  readonly aborts: boolean
  /** Where it goes if no ruling sends it anywhere; absent = it stays. */
  readonly otherwise?: Destination
}

/** Who "you" is in the text of the dilemma. */
export const youInADilemma = question<{ dilemma: CardId; facing: PlayerName }, PlayerName>()(
  'you in a dilemma',
  ({ dilemma }, game) => game.card(dilemma).owner,
)

/** Does the card of the encountering player, at the location, count for this feature? */
export const countsInTheEncounter = question<
  { card: CardId; feature: Feature; dilemma: CardId; takesPart: boolean },
  boolean
>()('counts in the encounter', true)

/** Are the instructions of the dilemma carried out? */
export const instructionsAreCarriedOut = question<Met, boolean>()('instructions are carried out', false)

/** Where the dilemma goes. */
export const dilemmaGoes = question<Met, Destination>()('dilemma goes', ({ otherwise = 'stays' }) => otherwise)

/** Are the points of its box scored? */
export const scoresBox = question<Met, boolean>()('box is scored', false)

/** Does the attempt go on, if anybody is left for it? */
export const goesOnAfter = question<Met, boolean>()('goes on after', true)

/** What is true of one of several sections, is it true of that section alone? */
export const sectionStandsAlone = question<{ dilemma: CardId; finding: Finding }, boolean>()(
  'section stands alone',
  false,
)

/** Is the next section met by those who have failed one? */
export const goesOnToTheNextSection = flag<{ dilemma: CardId }>()('goes on to the next section')

/** Is a section that was done with in an earlier encounter met again? */
export const sectionIsMetAgain = question<{ dilemma: CardId; combo: boolean }, boolean>()('section is met again', true)

/** May it be answered as soon as it lies open, before this is done? */
export const isAnsweredAtOnce = question<
  { dilemma: CardId; before: 'targets are chosen' | 'conditions are looked at' },
  boolean
>()('is answered at once', false)

/** Do these words mean scouting, too? */
export const readsAsScouting = question<{ dilemma: CardId; words: Wording }, boolean>()('means scouting', false)

/** Is the part of the text that was not chosen left alone? */
export const otherChoiceIsIgnored = flag<{ card: CardId }>()('other choice is ignored', true)

/** On which ship a dilemma goes that is placed on one. */
export const shipForTheDilemma = question<{ dilemma: CardId; ship: CardId; others: readonly CardId[] }, CardId>()(
  'ship for the dilemma',
  ({ ship }) => ship,
)

/** Before whom a dilemma lies that is placed on the table. */
export const liesBefore = question<{ dilemma: CardId; facing: PlayerName }, PlayerName>()(
  'lies before',
  ({ dilemma }, game) => game.card(dilemma).owner,
)

/** Is a dilemma that lies on the card, which is discarded, discarded with it? */
export const isDiscardedWithItsHost = question<{ dilemma: CardId; host: CardId }, boolean>()(
  'is discarded with its host',
  true,
)
