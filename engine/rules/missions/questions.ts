import type { CardId, PlayerName } from '../../state/state.ts'
import type { ArtifactQuestions } from '../artifacts/questions.ts'
import type { BeginningQuestions } from './beginning-questions.ts'

/** What stands on each end of a mission. */
export type MissionItem = 'requirements' | 'instructions' | 'attempted by' | 'points' | 'span'

/** What is listed among the requirements of a mission. */
export type Listing = 'skill' | 'attribute' | 'card' | 'characteristics' | 'lack'

/** What is done when a mission is solved. */
export type SolvingStep = 'texts' | 'seeded personnel' | 'artifacts' | 'points'

/** What missions ask of the law. */
export interface MissionQuestions extends ArtifactQuestions, BeginningQuestions {
  /** Does the item concern the player only as it stands on the end that faces him? By default the seeder's end counts. */
  'reads the facing end': { about: { location: CardId; player: PlayerName; item: MissionItem }; answer: boolean }
  /** Does a player who has a card of the location read it from there? By default from the card beneath. */
  'reads the own card': { about: { location: CardId; player: PlayerName; own: CardId }; answer: boolean }
  /** Does the icon that only the end of the seeder shows concern the other player, too? By default it does. */
  'icon is shared': { about: { location: CardId; player: PlayerName }; answer: boolean }
  /** Are the two instances of one mission persona? By default they are not. */
  'same mission persona': { about: { a: string; b: string }; answer: boolean }
  /** May a player who has seeded the one seed the other? By default he may. */
  'may be seeded besides': { about: { mission: CardId; seeded: CardId }; answer: boolean }
  /** May it be seeded when the opponent has seeded that one? By default it may. */
  "may be seeded besides the opponent's": { about: { mission: CardId; seeded: CardId }; answer: boolean }
  /** Is the mission put on the opponent's, so that there is one location? By default it is another location. */
  'is one location with': { about: { mission: CardId; seeded: CardId }; answer: boolean }
  /** As how many requirements a listing counts, for texts that speak of those. By default as none. */
  'counts as requirements': { about: { mission: CardId; listing: Listing; level: number }; answer: number }
  /** What is required where a replacement asks again for what is required already. By default the larger number. */
  'is required twice': { about: { mission: CardId; listing: Listing }; answer: 'larger' | 'sum' }
  /** Must every alternative be met? By default one will do. */
  'needs all alternatives': { about: { mission: CardId }; answer: boolean }
  /** Must one personnel have all characteristics that are named together? By default several may. */
  'characteristics of one personnel': { about: { mission: CardId }; answer: boolean }
  /** Who has the type of personnel that a mission asks for? By default who has the classification or the skill. */
  'type for the mission': {
    about: { mission: CardId; type: string }
    answer: 'classification or skill' | 'classification'
  }
  /** When a mission is completed. By default when its requirements are met. */
  'is completed': { about: { mission: CardId }; answer: 'requirements met' | 'points scored' }
  /** The place of a step among those that follow when a mission is solved: lower first. By default points come first. */
  'comes in solving': { about: { mission: CardId; step: SolvingStep }; answer: number }
  /** What becomes of a personnel seeded under a mission that is solved. By default it stays there. */
  'seeded personnel': {
    about: {
      card: CardId
      player: PlayerName
      own: boolean
      compatible: boolean
      to: 'crew' | 'Away Team'
      under: CardId
    }
    answer: 'stays' | 'joins' | 'discarded' | 'captured' | 'house arrest' | 'separate Away Team' | "its player's choice"
  }
  /** Do the restrictions of Borg bind another player who controls the card? By default they do. */
  'binds Borg of another': { about: { card: CardId }; answer: boolean }
  /** Is the number that decides what a dilemma requires drawn at every encounter? By default it is drawn once. */
  'number is drawn anew': { about: { dilemma: CardId }; answer: boolean }
  /** Does the crew of the facility attempt space missions? By default only crews of ships do. */
  'crew attempts from': { about: { facility: CardId }; answer: boolean }
  /** Do the player's other crews there take part in the attempt of a space mission? By default not. */
  'crews join': { about: { mission: CardId }; answer: boolean }
  /** May some of those who are there be left out of an attempt? By default they may. */
  'may be held back': { about: { mission: CardId; kind: 'Away Team' | 'crew' }; answer: boolean }
  /** May a player attempt a mission that he has attempted earlier in the turn? By default he may. */
  'may be attempted again': { about: { mission: CardId; kind: 'Away Team' | 'crew' }; answer: boolean }
  /** Are the points scored when those who solved it are not there any more? By default they are. */
  'scores from afar': { about: { mission: CardId }; answer: boolean }
}
