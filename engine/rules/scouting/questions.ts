import type { CardId, PlayerName } from '../../state/state.ts'

export type Scouted = 'location' | 'ship'

/** The scouting of a target for an objective, as it stands at the end of a turn. */
export interface Scouting {
  readonly objective: CardId
  readonly player: PlayerName
  readonly target: CardId
  readonly what: Scouted
  /** It was announced for this objective. */
  readonly announced: boolean
  /** Dilemmas and the like that remain to be encountered. */
  readonly left: readonly CardId[]
  /** Borg of the player there. */
  readonly present: readonly CardId[]
  /** Those of them who may scout. */
  readonly active: readonly CardId[]
  /** Those of them who were beamed there to scout. */
  readonly sent: readonly CardId[]
}

/** A probe for the outcome of an objective. */
export interface Probing {
  readonly objective: CardId
  readonly player: PlayerName
  readonly target: CardId
  readonly what: Scouted
  readonly complete: boolean
  /** Scouting was completed this turn. */
  readonly justNow: boolean
  /** When Borg of the player battled there last, counted in turns; absent = not lately. */
  readonly battled?: 'this turn' | 'the turn before'
}

/** Borg who are beamed to a ship of the opponent's. */
export interface Boarding {
  readonly cards: readonly CardId[]
  readonly ship: CardId
  readonly player: PlayerName
  /** A card of the player's lets his transporters beam through SHIELDS. */
  readonly through: boolean
  /** Borg of his aboard who may scout. */
  readonly active: readonly CardId[]
  /** A scout was beamed there before. */
  readonly again: boolean
  /** The opponent attacked Borg of his there in the turn before, and the ship has moved since or not. */
  readonly attacked?: 'here' | 'elsewhere'
}

/** An artifact or other seed under or on a mission for which an objective is completed. */
export interface Finding {
  readonly seed: CardId
  readonly objective: CardId
  readonly location: CardId
  /** The objective targets the location as this. */
  readonly as: 'planet' | 'space'
  /** Who acquires artifacts there for the player. */
  readonly drone?: CardId
}

/** What scouting asks of the law. */
export interface ScoutingQuestions {
  /** Is there no scouting of it without an objective? By default there is. */
  'needs an objective': { about: { target: CardId; what: Scouted }; answer: boolean }
  /** Does the objective let its player scout that? By default it does. */
  'permits scouting': {
    about: { objective: CardId; target: CardId; what: Scouted; activated: boolean; aimed: boolean }
    answer: boolean
  }
  /** May the location be scouted at all? By default it may. */
  'may be scouted': { about: { location: CardId; player: PlayerName }; answer: boolean }
  /** By whom a location is scouted. By default by anybody there. */
  'is scouted by': {
    about: { location: CardId; as?: 'planet' | 'space' }
    answer: 'Away Team' | 'crew' | 'both' | 'anybody there'
  }
  /** May the personnel, who was beamed down for it or was there before, scout? By default they may. */
  'may join in scouting': { about: { card: CardId; sent: boolean }; answer: boolean }
  /** Are the dilemmas met in such an attempt? By default not in scouting. */
  'meets dilemmas': { about: { kind: 'attempt' | 'scout' | 'commandeer' }; answer: boolean }
  /** What becomes of the artifact that is met. By default it stays where it is. */
  'artifact is met': { about: { artifact: CardId; kind: string }; answer: 'stays' | 'goes to the back' }
  /** Does a dilemma with this feature affect those who face it? By default it does. */
  'affects the group': {
    about: {
      dilemma: CardId
      borg: boolean
      scouting: boolean
      feature: 'gender' | 'classification' | 'personnel type' | 'mission attempt only'
    }
    answer: boolean
  }
  /** May this part of a text be chosen? By default it may. */
  'may be chosen': {
    about: { card: CardId; borg: boolean; pointRelated: boolean; another: boolean }
    answer: boolean
  }
  /** May the personnel be beamed to the planet? By default it may. */
  'may form an Away Team': {
    about: { card: CardId; planet: CardId; objective?: CardId; completed: boolean; joins: boolean }
    answer: boolean
  }
  /** May whoever scouted this turn be beamed away? By default he may. */
  'is free after scouting': { about: { card: CardId }; answer: boolean }
  /** May they be beamed aboard? By default they may. */
  'may board': { about: Boarding; answer: boolean }
  /** Does the card remain to be encountered? By default it does where it is seeded, and not in play. */
  'remains to be met': { about: { card: CardId; inPlay: boolean }; answer: boolean }
  /** Is scouting complete at the end of the turn? By default not. */
  'scouting is complete': { about: Scouting; answer: boolean }
  /** Does completed scouting stay complete? By default it does. */
  'stays complete': { about: Scouting; answer: boolean }
  /** Does scouting that was completed for one objective count for another one? By default it does. */
  'counts for the objective': { about: { objective: CardId; completedFor: CardId }; answer: boolean }
  /** Has the mission been scouted, for cards that ask for one that has not? By default not. */
  'is scouted': { about: { mission: CardId; completed: boolean; emptied: boolean }; answer: boolean }
  /** As which kinds of location an objective may target the mission. By default as its own. */
  'is targeted as': { about: { mission: CardId; as: 'planet' | 'space' }; answer: boolean }
  /** Does the objective lose its target when the opponent completes scouting it? By default not. */
  'is lost to the opponent': { about: { objective: CardId; target: CardId }; answer: boolean }
  /** Does its player probe for it when the turn ends? By default not. */
  'probes at the end': { about: { objective: CardId; what: Scouted }; answer: boolean }
  /** May its player probe for it? By default he may. */
  'may probe': { about: Probing; answer: boolean }
  /** Must what the objective asks for be there at the probe? By default it must. */
  'asks for its needs': { about: { objective: CardId; what: Scouted }; answer: boolean }
  /** Is the personnel "there"? By default only on the planet, where there is one. */
  'is there': { about: { card: CardId; location: CardId; onPlanet: boolean }; answer: boolean }
  /** May a Borg objective be completed that targets the mission? By default it may. */
  'may be completed': { about: { objective: CardId; mission: CardId; before: boolean }; answer: boolean }
  /** Does an objective that was probed for in vain leave play? By default not. */
  'leaves after a probe in vain': { about: { objective: CardId }; answer: boolean }
  /** Is the box of the completed objective scored? By default not. */
  'objective scores': { about: { objective: CardId; results: boolean }; answer: boolean }
  /** May the objective be nullified? By default it may. */
  'objective may be nullified': { about: { objective: CardId; completed: boolean }; answer: boolean }
  /** What becomes of an artifact, or of what counts as one, when the objective is completed. By default it stays. */
  'artifact goes': { about: Finding; answer: 'acquired' | 'face up on the mission' | 'stays' }
  /** Is the seed acquired like an artifact? By default only if it is one. */
  'is acquired like an artifact': { about: { seed: CardId }; answer: boolean }
  /** May the personnel acquire what lies there? By default not. */
  'may acquire': {
    about: {
      by: CardId
      seed: CardId
      lies: 'under' | 'on' | 'in play'
      surveys: boolean
      present: boolean
    }
    answer: boolean
  }
}
