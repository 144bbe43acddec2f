import type { Group } from '../../board/group.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** May anybody attempt a mission on which nobody is named who may? */
export const isOpenToAnybody = settled<{ mission: CardId }>()('is open to anybody', true, [
  { custom: 'custom-missions-20', is: false },
])

/** Are cards at copies of a mission at one and the same mission? */
export const copiesAreOneMission = settled<{ mission: CardId }>()('copies are one mission', false, [
  { custom: 'custom-missions-109', is: true },
])

/** Do personnel who are not where a mission is attempted take part in it? */
export const attemptsFromElsewhere = settled<{ mission: CardId; cards: readonly CardId[] }>()(
  'attempts from elsewhere',
  true,
  [{ custom: 'custom-missions-70', is: false }],
)

/** Does what the opponent has with them count for those who attempt a mission? */
export const helpsTheOpponent = settled<{ mission: CardId; cards: readonly CardId[] }>()('helps the opponent', true, [
  { custom: 'custom-missions-116', is: false },
])

/** May the player do without the attempt for which he has played a card in vain? */
export const mayBeCalledOff = settled<{ mission: CardId; player: PlayerName }>()('may be called off', false, [
  {
    ruling: '1eS-senior-staff-meeting-03',
    is: false,
    not: 'whoever has played a card in vain need not begin the attempt',
  },
])

/** Does what discards the first dilemma wait for another attempt if there was none in this one? */
export const waitsForAnotherAttempt = settled<{ card: CardId }>()('waits for another attempt', false, [
  { ruling: '1eS-senior-staff-meeting-10', is: false, not: 'what was of no use in one attempt is of use in the next' },
])

/** What of a combo is discarded with that? */
export const partDiscarded = settled<{ dilemma: CardId }, 'whole' | 'first part'>()('part discarded', 'whole', [
  { ruling: '1eS-senior-staff-meeting-12', is: 'first part' },
])

/** When is the other part met? */
export const otherPartIsMet = settled<{ dilemma: CardId }, 'at once' | 'next attempt'>()(
  'other part is met',
  'next attempt',
  [{ ruling: '1eS-senior-staff-meeting-13', is: 'at once' }],
)

/** Does a player who has a card of the location read it from there? */
export const readsTheOwnCard = settled<{ location: CardId; player: PlayerName; own: CardId }>()(
  'reads the own card',
  false,
  [{ ruling: 'cr14-missions-11', is: true }],
)

/** Does what only the end of the seeder shows, its icons, title and lore, concern the other player, too? */
export const isForBothEnds = settled<{ location: CardId; player: PlayerName }>()('is for both ends', true, [
  {
    ruling: 'cr14-missions-14',
    is: true,
    not: 'what the summary on the other end leaves out does not concern whom it faces',
  },
])

/** Who has the type of personnel that a mission asks for? */
export const typeForTheMission = settled<
  { mission: CardId; type: string },
  'classification or skill' | 'classification'
>()('type for the mission', 'classification or skill', [
  {
    ruling: 'cr14-missions-attempt-03',
    is: 'classification or skill',
    not: 'a mission that asks for a type of personnel means its classification',
    mistaken: 'classification',
  },
])

/** Must every alternative be met? */
export const needsAllAlternatives = settled<{ mission: CardId }>()('needs all alternatives', false, [
  { ruling: 'cr14-missions-attempt-06', is: false, not: 'all that a mission lists must be there' },
])

/** Must one personnel have all characteristics that are named together? */
export const characteristicsOfOnePersonnel = settled<{ mission: CardId }>()('characteristics of one personnel', false, [
  { ruling: 'cr14-missions-attempt-09', is: true },
])

/** When a mission is completed. */
export const completion = settled<{ mission: CardId }, 'requirements met' | 'points scored'>()(
  'is completed',
  'requirements met',
  [
    {
      ruling: 'cr14-missions-attempt-13',
      is: 'requirements met',
      not: 'a mission is completed when its points are scored',
      mistaken: 'points scored',
    },
  ],
)

/** Are the points scored when those who solved it are not there any more? */
export const scoresFromAfar = settled<{ mission: CardId }>()('scores from afar', true, [
  { ruling: 'cr14-missions-attempt-21', is: true, not: 'whoever has left a mission scores nothing for it' },
])

/** Is the number that decides what a dilemma requires drawn at every encounter? */
export const numberIsDrawnAnew = settled<{ dilemma: CardId }>()('number is drawn anew', false, [
  { ruling: 'cr14-quantum-incursions-01', is: true },
])

/** May whoever has a card whose text says so ignore requirements of the mission? */
export const mayIgnoreRequirements = settled<{ mission: CardId; by: CardId }>()('may ignore requirements', false, [
  { ruling: '1eD-dixon-hill-01', is: true },
])

/** Where a text asks whether the mission could be solved, are requirements met that may be ignored? */
export const ignoredIsMet = settled<{ mission: CardId; by: CardId }>()('ignored is met', false, [
  { ruling: '1eD-dixon-hill-02', is: false, not: 'a requirement that may be ignored is met' },
])

/** Must each of the two groups match the mission? */
export const eachGroupMustMatch = settled<{ mission: CardId }>()('each group must match', false, [
  { ruling: '1eD-dual-icon-missions-06', is: true },
])

/** Whose number is the number of cards in a Q-Flash? */
export const countsInAQFlash = settled<{ flash: CardId }, 'one group' | 'both groups'>()(
  'counts in a Q-Flash',
  'one group',
  [{ ruling: '1eD-dual-icon-missions-13', is: 'both groups' }],
)

/** Must those who begin an attempt meet what the mission requires? */
export const mustBeAbleToSolve = settled<{ group: Group }>()('must be able to solve', false, [
  { ruling: 'faq96-311-insufficient-personnel-01', is: false, not: 'only those who could solve a mission attempt it' },
])

/** May those who attempt break it off between two dilemmas? */
export const mayBreakOff = settled<{ group: Group }>()('may break off', false, [
  { ruling: 'faq96-12-action-20', is: false, not: 'those who attempt go on as long as they like' },
])

/** May a player play what is played just before an attempt on the ship of the opponent, who is about to make it? */
export const mayPrepareTheOpponent = settled<{ ship: CardId; player: PlayerName }>()('may prepare the opponent', true, [
  {
    ruling: 'faq96-39-senior-staff-meeting-01',
    is: true,
    not: 'what is played just before an attempt is for those who are to make it',
  },
])

/** Does the crew of the facility attempt space missions? */
export const crewAttemptsFrom = settled<{ facility: CardId }>()('crew attempts from', false, [
  { ruling: 'faq96-313-space-missions-03', is: true },
])

/** Do the player's other crews there take part in the attempt of a space mission? */
export const crewsJoin = settled<{ mission: CardId }>()('crews join', false, [
  { ruling: 'faq96-313-space-missions-04', is: false, not: 'whoever is at a space mission takes part in the attempt' },
])

/** Does a card that lets others attempt a mission let those attempt it whom it does not name, or whose player it is not? */
export const admitsAnybody = settled<{ card: CardId; personnel: CardId }>()('admits anybody', true, [
  { custom: 'custom-missions-110', is: false },
])

/** Does a personnel who lets requirements be ignored let attributes be ignored, too? */
export const ignoresAttributes = settled<{ by: CardId; mission: CardId }>()('ignores attributes', true, [
  { custom: 'custom-missions-111', is: false },
])

/** Does a personnel who lets requirements be ignored once do so again in the same game? */
export const ignoresAgain = settled<{ by: CardId }>()('ignores again', true, [
  { custom: 'custom-missions-112', is: false },
])

/** Is what a card on a mission lets its player meet there for the other one, too? */
export const isForEitherToMeet = settled<{ card: CardId; player: PlayerName }>()('is for either to meet', true, [
  { custom: 'custom-missions-113', is: false },
])

/** Is a copy of a universal mission solved with the other one? */
export const areSolvedTogether = settled<{ mission: CardId; other: CardId }>()('are solved together', true, [
  { custom: 'custom-missions-117', is: false },
])

/** Does the attempt of a mission wait for another turn because of what the player did in this one? */
export const waitsForAnotherTurn = settled<{ mission: CardId; because: 'another attempt' | 'the ship has moved' }>()(
  'waits for another turn',
  true,
  [{ custom: 'custom-missions-118', is: false }],
)
