import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does the card in play lie on the spaceline? */
export const liesOnSpaceline = flag<{ card: CardId }>()('on the spaceline')

const quadrants = ['gamma', 'mirror', 'beta'] as const

/** From which quadrant is the card? By its icon; without one from the Alpha Quadrant. */
export const nativeQuadrant = question<{ printed: CardFacts }, string>()(
  'native quadrant',
  ({ printed: { quadrant, icons = [] } }) =>
    quadrant ?? quadrants.find(q => icons.includes(q === 'mirror' ? 'mirror universe' : `${q} quadrant`)) ?? 'alpha',
)

/** Is the location a nebula? */
export const isNebula = question<{ printed: CardFacts }, boolean>()('is a nebula', ({ printed: { keywords = [] } }) =>
  keywords.some(keyword => keyword.toLowerCase() === 'nebula'),
)

/** Is the mission at the home of that affiliation? */
export const isHomeworld = question<{ printed: CardFacts; affiliation: string }, boolean>()(
  'is a homeworld',
  ({ printed: { keywords = [], attemptedBy = [] }, affiliation }) =>
    keywords.includes('Homeworld') && attemptedBy.includes(affiliation),
)

/** Does the place correspond to the time location? `quadrant` = where the place lies. */
export const corresponds = question<{ place: CardFacts; time: CardFacts; quadrant: string }, boolean>()(
  'corresponds',
  false,
)

/** Is the location a planet, or in space? */
export const kindOfLocation = question<{ location: CardId }, CardFacts['kind']>()(
  'kind of location',
  ({ location }, game) => game.facts(location).kind,
)

/** May ships stop, or fight, at a location that a card has made? */
export const mayBeDoneThere = question<{ location: CardId; deed: 'stop' | 'fight' }, boolean>()(
  'may be done there',
  true,
)

/** May cards that are played on locations be played on this one? */
export const takesWhatIsPlayedOnLocations = flag<{ location: CardId }>()('takes what is played on locations', true)

/** Does a card that lies on a location leave play with it? */
export const leavesWithItsLocation = flag<{ card: CardId; location: CardId }>()('leaves with its location', true)

/** Is the card on the spaceline: a location, or something at one? */
export const isOnTheSpaceline = question<{ card: CardId; location: CardId | undefined }, boolean>()(
  'is on the spaceline',
  ({ card }, game) => game.card(card).place === 'spaceline',
)

/** May the mission be attempted, or scouted, at all? */
export const mayBeAttempted = question<{ mission: CardId; how: string }, boolean>()(
  'may be attempted',
  ({ mission }, game) => game.left(mission)?.facts.title !== '',
)

/** Are those at the time location at the place that corresponds to it as well, for that? */
export const areThereToo = question<
  { time: CardId; place: CardId; for: 'an attempt' | 'what befalls the place' },
  boolean
>()('are there too', false, 'for')

/** May a card report at a time location? `native` = the text of that calls it so. */
export const reportsAsNative = flag<{ card: CardId; location: CardId; native: boolean }>()('reports as native')

/** How a native comes into play at its time location. */
export type NativeWay = 'on the planet' | 'in space' | "aboard its player's" | "aboard the opponent's"

/** May a native come into play there in that way? `mayUse` = its player may use what it would come aboard. */
export const nativeGoes = question<{ card: CardId; to: CardId; way: NativeWay; mayUse: boolean }, boolean>()(
  'a native goes',
  false,
  'way',
)

/** May a native of a time location report elsewhere? `inPlay` = its time location is in play. */
export const nativeMayReportElsewhere = question<{ card: CardId; inPlay: boolean }, boolean>()(
  'a native may report elsewhere',
  true,
)

/** In which region is the location? */
export const regionOf = question<{ location: CardId }, string | undefined>()(
  'region of',
  ({ location }, game) => game.facts(location).region,
)

/** May the mission be placed at an end of its spaceline? */
export const mayBePlacedAtAnEnd = flag<{ mission: CardId }>()('may be placed at an end', true)

/** Does a ship that passes a location that a card has made suffer what befalls those that stop there? */
export const suffersInPassing = flag<{ ship: CardId; location: CardId }>()('suffers in passing')

/** Does a card that is put in a spaceline begin one where no mission lies? */
export const mayBeginASpaceline = flag<{ card: CardId; line: string }>()('may begin a spaceline')

/** May the card be put between these two? Absent = at an end; `regional` = the locations there of the region that it names. */
export const mayBeInsertedThere = question<
  { card: CardId; line: string; left?: CardId; right?: CardId; regional: readonly CardId[] },
  boolean
>()('may be inserted there', true)

/** Must the other end of a wormhole be downloaded when the one is brought into play so? */
export const otherEndComes = question<{ card: CardId; how: 'played' | 'downloaded' }, 'must' | 'may'>()(
  'the other end comes',
  'may',
)

/** What a location keeps that is destroyed and stays for its span: the kind of place that it is, or all else that is on its face. */
export const keepsWhenDestroyed = question<{ location: CardId; what: 'kind' | 'the rest' }, boolean>()(
  'keeps when destroyed',
  true,
  'what',
)

/** Is the card destroyed with the location where it is? */
export const isDestroyedThere = flag<{ card: CardId; location: CardId; by: CardId }>()('is destroyed there', true)

/** Is a mission that was destroyed and is restored what it was: completed, or assimilated? */
export const isRestoredAs = question<{ mission: CardId; what: 'completed' | 'assimilated' }, boolean>()(
  'is restored as',
  false,
  'what',
)

/** What may be asked of a place where a facility is to stand. */
export type PlacingDemand = 'a homeworld' | 'no homeworld' | 'matching affiliation' | 'no other facility'

/** Must that be so of the place where a player puts a facility from his hand or his seed cards? */
export const isDemandedOfThePlace = flag<{ demand: PlacingDemand; facility: CardId; at: CardId }>()(
  'is demanded of the place',
)
