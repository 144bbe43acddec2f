import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { HiddenPile } from './timeline.ts'

/** Does a card in play that ceases to exist leave the game? */
export const ceasesInPlay = settled<{ card: CardId }>()('ceases in play', false, [
  { custom: 'custom-locations-81', is: true },
  { ruling: '1eS-stop-first-contact-14', is: true },
])

/** Does one leave it from a hand or pile? */
export const ceasesInPiles = settled<{ card: CardId; pile: 'hand' | 'discard' | HiddenPile }>()(
  'ceases in piles',
  false,
  [
    { custom: 'custom-locations-85', is: true },
    { ruling: '1eS-stop-first-contact-15', is: true },
  ],
)

/** Is a pile shuffled that was looked through for such cards? */
export const isShuffledAfterwards = settled<{ pile: HiddenPile; player: PlayerName }>()(
  'is shuffled afterwards',
  false,
  [
    { custom: 'custom-locations-82', is: true },
    { ruling: '1eS-stop-first-contact-16', is: true },
  ],
)

/** What becomes of those aboard, or on, a ship or facility that ceases to exist, if they do not. */
export const thoseLeftGo = settled<{ card: CardId }, 'to the discard pile' | "to the owner's hand">()(
  'those left go',
  'to the discard pile',
  [
    { custom: 'custom-locations-83', is: "to the owner's hand" },
    { ruling: '1eS-stop-first-contact-17', is: "to the owner's hand" },
  ],
)

/** Is an end of a doorway with two of them discarded when the other one is destroyed? */
export const goesWithItsOtherEnd = settled<{ end: CardId; destroyed: CardId }>()('goes with its other end', false, [
  { ruling: 'cr14-bajoran-wormhole-07', is: true },
])

/** Does a mission that is destroyed stay in the spaceline for its span? */
export const staysForItsSpan = settled<{ location: CardId }>()('stays for its span', false, [
  { ruling: '1eS-supernova-02', is: true },
])

/** What becomes of what is in space at a location whose card the player takes out of play? */
export const thoseThereGo = settled<
  { location: CardId; player: PlayerName },
  'out of play with it' | 'where the player says'
>()('those there go', 'out of play with it', [
  { ruling: 'faq96-38-gaps-in-normal-space-11', is: 'where the player says' },
])

/** Is the mission brought into play by being played, where its text lets it be inserted? */
export const mayBeInsertedInPlay = settled<{ mission: CardId }>()('may be inserted in play', false, [
  { ruling: '1eS-space-07', is: false, not: 'a mission that may be inserted may be inserted at any time' },
])

/** May a location be relocated to the spaceline of another quadrant? */
export const mayChangeQuadrants = settled<{ location: CardId; by: CardId }>()('may change quadrants', true, [
  { ruling: '1eS-spaceline-04', is: false, not: 'a location is relocated to any spaceline' },
])

/** How far does a text reach that speaks of "the spaceline"? */
export const theSpacelineIs = settled<{ by: CardId }, 'that of its quadrant' | 'any of them'>()(
  'the spaceline is',
  'any of them',
  [{ ruling: '1eS-spaceline-05', is: 'that of its quadrant' }],
)

/** What a card is played on that is played at an end of a spaceline. */
export const endOfTheSpaceline = settled<{ card: CardId }, 'the last location' | 'a place beyond'>()(
  'end of the spaceline',
  'a place beyond',
  [{ ruling: '1eS-spaceline-10', is: 'the last location' }],
)

/** Does a native come through a doorway like any other card when it reports at its time location? */
export const nativeNeedsADoorway = settled<{ card: CardId; location: CardId }>()('a native needs a doorway', true, [
  { ruling: 'cr14-time-location-17', is: false },
])

/** May a time location lie there with no location in play that corresponds to it? */
export const mayLieWithoutItsPlace = settled<{ card: CardId }>()('may lie without its place', true, [
  { ruling: 'cr14-time-location-04', is: false },
])

/** Does a time location lie on the table apart from the spacelines? */
export const liesApart = settled<{ card: CardId }>()('lies apart', false, [
  { ruling: 'cr14-time-location-05', is: true },
])

/** May a time location be laid down of whose instructions some cannot be carried out? */
export const mayLieInVain = settled<{ card: CardId }>()('may lie in vain', true, [
  { ruling: 'cr14-time-location-06', is: false },
])

/** Is a mission that is played inserted in the spaceline of another quadrant than its own? */
export const insertsElsewhere = settled<{ mission: CardId; line: string }>()('inserts elsewhere', true, [
  { custom: 'custom-locations-65', is: false },
])

/** Is a card put in a spaceline whose text does not say so? */
export const isInsertedWithoutText = settled<{ card: CardId }>()('is inserted without a text', true, [
  { custom: 'custom-locations-66', is: false },
])

/** Is a time location played whose text does not say so? */
export const playsWithoutText = settled<{ card: CardId }>()('is played without a text', true, [
  { custom: 'custom-locations-64', is: false },
])

/** What a player pays for a time location that he plays. */
export const timeLocationCosts = settled<{ card: CardId; player: PlayerName }, 'nothing' | 'the card play'>()(
  'a time location costs',
  'nothing',
  [{ ruling: 'cr14-time-location-08', is: 'the card play' }],
)

/** Does a ship fly from one of the two to the other, of which one is a time location that the other corresponds to? */
export const fliesThroughTime = settled<{ ship: CardId; from: CardId; to: CardId }>()('flies through time', false, [
  {
    ruling: 'cr14-time-location-11',
    is: false,
    not: 'a ship flies from a time location to the place that corresponds to it',
  },
])
