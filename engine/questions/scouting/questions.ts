import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

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

/** Is there no scouting of it without an objective? */
export const needsAnObjective = question<{ target: CardId; what: Scouted }, boolean>()('needs an objective', false)

/** Does the objective let its player scout that? */
export const permitsScouting = question<
  { objective: CardId; target: CardId; what: Scouted; activated: boolean; aimed: boolean },
  boolean
>()('permits scouting', true)

/** May the location be scouted at all? */
export const mayBeScouted = flag<{ location: CardId; player: PlayerName }>()('may be scouted', true)

/** By whom a location is scouted. */
export const isScoutedBy = question<
  { location: CardId; as?: 'planet' | 'space' },
  'Away Team' | 'crew' | 'both' | 'anybody there'
>()('is scouted by', 'anybody there')

/** May the personnel, who was beamed down for it or was there before, scout? */
export const mayJoinInScouting = flag<{ card: CardId; sent: boolean }>()('may join in scouting', true)

/** Are the dilemmas met in such an attempt? `flash` = it is about a Q-Flash among them. */
export const meetsDilemmas = question<{ kind: 'attempt' | 'scout' | 'commandeer'; flash: boolean }, boolean>()(
  'meets dilemmas',
  ({ kind }) => kind !== 'scout',
)

/** Does a dilemma with this feature affect those who face it? */
export const affectsTheGroup = question<
  {
    dilemma: CardId
    borg: boolean
    scouting: boolean
    feature: 'gender' | 'classification' | 'personnel type' | 'mission attempt only'
  },
  boolean
>()('affects the group', true)

/** May this part of a text be chosen? */
export const choosable = flag<{
  card: CardId
  personnel: readonly CardId[]
  pointRelated: boolean
  another: boolean
}>()('may be chosen', true)

/** May the personnel be beamed to the planet? */
export const mayFormAnAwayTeam = question<
  { card: CardId; planet: CardId; objective?: CardId; completed: boolean; joins: boolean },
  boolean
>()('may form an Away Team', true)

/** May they be beamed aboard? */
export const mayBoard = question<Boarding, boolean>()('may board', true)

/** Does the card remain to be encountered? */
export const remainsToBeMet = question<{ card: CardId; inPlay: boolean }, boolean>()(
  'remains to be met',
  ({ inPlay }) => !inPlay,
)

/** Is scouting complete at the end of the turn? */
export const scoutingIsComplete = question<Scouting, boolean>()('scouting is complete', false)

/** Does completed scouting stay complete? */
export const staysComplete = question<Scouting, boolean>()('stays complete', true)

/** Has the mission been scouted, for cards that ask for one that has not? */
export const countsAsScouted = question<{ mission: CardId; completed: boolean; emptied: boolean }, boolean>()(
  'is scouted',
  false,
)

/** May its player probe for it? */
export const probingAllowed = question<Probing, boolean>()('may probe', true)

/** Is the personnel "there"? */
export const countsAsThere = question<{ card: CardId; location: CardId; onPlanet: boolean }, boolean>()(
  'is there',
  ({ onPlanet }) => onPlanet,
)

/** What becomes of an artifact, or of what counts as one, when the objective is completed. */
export const artifactGoes = question<Finding, 'acquired' | 'face up on the mission' | 'stays'>()(
  'artifact goes',
  'stays',
)

/** Is the seed acquired like an artifact? */
export const isAcquiredLikeAnArtifact = question<{ seed: CardId }, boolean>()(
  'is acquired like an artifact',
  ({ seed }, game) => game.facts(seed).type === 'artifact',
)

/** May the personnel acquire what lies there? */
export const mayAcquire = question<
  {
    by: CardId
    seed: CardId
    lies: 'under' | 'on' | 'in play'
    /** What was done at the mission where it lies. */
    after?: 'objective' | 'solved'
    surveys: boolean
    present: boolean
  },
  boolean
>()('may acquire', false)
