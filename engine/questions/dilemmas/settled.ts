import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Where the dilemmas of an attempt come from. */
export const whereDilemmasComeFrom = settled<{ mission: CardId }, 'under the mission' | 'the dilemma pile'>()(
  'where dilemmas come from',
  'under the mission',
  [
    { custom: 'custom-dilemmas-17', is: 'the dilemma pile' },
    {
      ruling: '1eD-dilemma-resolution-183',
      is: 'under the mission',
      not: 'dilemmas come from a pile',
      mistaken: 'the dilemma pile',
    },
  ],
)

/** May copies of one dilemma be used in the same attempt? */
export const copiesAreUsed = settled<{ mission: CardId }>()('copies are used', true, [
  { custom: 'custom-dilemmas-40', is: false },
])

/** May the dilemmas of an attempt cost more together than may be spent on it? */
export const exceedsTheBudget = settled<{ mission: CardId }>()('exceeds the budget', true, [
  { custom: 'custom-dilemmas-43', is: false },
])

/** Are as many dilemmas drawn for an attempt as personnel make it, less those that were overcome there? Or else all. */
export const isDrawnForEach = settled<{ mission: CardId }>()('is drawn for each', false, [
  { custom: 'custom-dilemmas-66', is: true },
])

/** Are the dilemmas of an attempt met in the order in which they were chosen? Or else as they lay in the pile. */
export const isMetAsChosen = settled<{ mission: CardId }>()('is met as chosen', false, [
  { custom: 'custom-dilemmas-80', is: true },
])

/** Does a dilemma that was drawn and not used go face up to the bottom of the pile? */
export const goesToTheBottom = settled<{ dilemma: CardId }>()('goes to the bottom', false, [
  { custom: 'custom-dilemmas-41', is: true },
])

/** May a planet dilemma be used at a space mission, and a space dilemma at a planet mission? */
export const isUsedAtEitherKind = settled<{ dilemma: CardId }>()('is used at either kind', true, [
  { custom: 'custom-dilemmas-64', is: false },
])

/** Does a dilemma that a player's personnel got past lie under the mission from then on? */
export const liesUnderTheMission = settled<{ dilemma: CardId }>()('lies under the mission', false, [
  { custom: 'custom-dilemmas-65', is: true },
])

/** When does a cure work that is there from the beginning? */
export const presentCureWorks = settled<{ dilemma: CardId }, 'before the effect' | 'after the effect'>()(
  'present cure works',
  'before the effect',
  [
    { custom: 'custom-dilemmas-04', is: 'after the effect' },
    { ruling: '1eD-dilemma-resolution-121', is: 'after the effect' },
  ],
)

/** Is the dilemma, which is in play, nullified by what its text asks for? */
export const isNullifiedInPlay = settled<{ dilemma: CardId }>()('is nullified in play', false, [
  { custom: 'custom-dilemmas-05', is: true },
  { ruling: '1eD-dilemma-resolution-94', is: true },
])

/** Is the dilemma cured by what a player does? */
export const isCuredByAnAction = settled<{ dilemma: CardId }>()('is cured by an action', false, [
  { custom: 'custom-dilemmas-09', is: true },
  { ruling: '1eD-dilemma-resolution-115', is: true },
])

/** Does a card whose text says so nullify the dilemma by being there? */
export const nullifiesByBeingThere = settled<{ dilemma: CardId; by: CardId }>()('nullifies by being there', false, [
  { custom: 'custom-dilemmas-10', is: true },
  { ruling: '1eD-dilemma-resolution-89', is: true },
])

/** Is a card that was found under a mission discarded because a copy was found there before? */
export const duplicateIsDiscarded = settled<{ card: CardId; of: CardId }>()('duplicate is discarded', false, [
  { ruling: 'faq96-321-seeding-duplicate-dilemmas-01', is: true },
])

/** Where a box depends on how many there are, are they counted as they face the dilemma? */
export const countsThoseWhoFaceIt = settled<{ dilemma: CardId }>()('counts those who face it', true, [
  {
    ruling: 'faq96-324-the-higher-the-fewer-01',
    is: true,
    not: 'those who meet a dilemma are counted when the mission is completed',
  },
])

/** Does what is at a location that is put elsewhere move along? */
export const movesWithItsLocation = settled<{ card: CardId; location: CardId }>()('moves with its location', true, [
  {
    ruling: 'faq96-324-q-dilemma-03',
    is: true,
    not: 'what is at a location keeps its place when the location is put elsewhere',
  },
])

/** Is what lies between the missions put in order along with them? */
export const putInOrder = settled<{ card: CardId }>()('is put in order', true, [
  { ruling: 'faq96-324-q-dilemma-05', is: true, not: 'only missions are put in another order' },
])

/** Does what keeps a ship from moving keep those aboard from being beamed off? */
export const keepsThoseAboardFromLeaving = settled<{ by: CardId; ship: CardId }>()(
  'keeps those aboard from leaving',
  false,
  [{ ruling: 'faq96-323-menthar-booby-trap-04', is: false, not: 'nobody leaves a ship that is stuck' }],
)

/** Are those killed who are on the planet that the card is towed to? */
export const killsWhereItIsTowed = settled<{ card: CardId; planet: CardId }>()('kills where it is towed', false, [
  { ruling: 'faq96-323-radioactive-garbage-scow-02', is: false, not: 'what endangers a planet kills everybody on it' },
])

/** Does a card that wins a game without playing win it from a hand? */
export const winsFromHand = settled<{ card: CardId }>()('wins from hand', false, [
  { ruling: 'faq96-365-mickey-d-02', is: false, not: 'a gambler wins from the hand as well' },
])

/** Is a game played as usual that both players would win without playing? */
export const cancelEachOther = settled<{ dilemma: CardId }>()('cancel each other', true, [
  { ruling: 'faq96-365-mickey-d-03', is: true, not: 'of two gamblers he wins who has come to play' },
])

/** Of which skills may those be that a text gives a personnel? */
export const skillsToChooseFrom = settled<{ card: CardId; by: CardId }, 'all' | 'its own'>()(
  'skills to choose from',
  'all',
  [
    {
      ruling: 'faq96-322-frame-of-mind-02',
      is: 'all',
      not: 'nobody is given a skill that he never had',
      mistaken: 'its own',
    },
  ],
)

/** Does what befalls the ship of an Away Team befall every ship that they were beamed from? */
export const affectsAllShipsBeamedFrom = settled<{ dilemma: CardId }>()(
  'affects all ships that they were beamed from',
  false,
  [
    { custom: 'custom-dilemmas-50', is: true },
    { ruling: 'faq96-23-away-teams-07', is: true },
  ],
)

/** Is somebody rescued who could be one of those who rescue? */
export const isRescuedByHisKind = settled<{ victim: CardId }>()('is rescued by his kind', true, [
  {
    ruling: 'faq96-38-genetronic-replicator-06',
    is: true,
    not: 'the Genetronic Replicator rescues nobody who is MEDICAL himself',
  },
])

/** Do conditions that look at the player, and not at those who face the dilemma, count? */
export const playerMeetsConditions = settled<{ dilemma: CardId }>()('player meets conditions', false, [
  { ruling: '1eD-dilemma-resolution-104', is: true },
])

/** May a player leave conditions unmet that his cards meet? */
export const mayDeclineToOvercome = settled<{ dilemma: CardId }>()('may decline to overcome', false, [
  { ruling: '1eD-dilemma-resolution-112', is: false, not: 'whoever can overcome a dilemma may leave it be' },
])

/** What is asked for within a certain time, is it a condition or a cure? */
export const askedForInTime = settled<{ dilemma: CardId }, 'conditions' | 'cure'>()('asked for in time', 'conditions', [
  { ruling: '1eD-dilemma-resolution-109', is: 'cure' },
])

/** Is the part of the text that says "otherwise" carried out where the trigger is missing? */
export const otherwiseHolds = settled<{ dilemma: CardId }>()('otherwise holds', false, [
  { ruling: '1eD-dilemma-resolution-62', is: true },
])

/** Does the dilemma enter play when it has been placed: because its text says so, or to remind of what lasts? */
export const entersPlay = settled<{ dilemma: CardId; because: 'its text says so' | 'it reminds' }>()(
  'enters play',
  true,
  [{ ruling: '1eD-dilemma-resolution-129', is: true, not: 'a dilemma is gone when it has been met' }],
)

/** Does a dilemma that came in a Q-Flash go back there, and not where dilemmas go? */
export const returnsToTheQContinuum = settled<{ dilemma: CardId }>()('returns to the Q-Continuum', false, [
  { ruling: '1eD-dilemma-resolution-04', is: true },
])

/** Are all dilemmas revealed before the first of them is met? */
export const areRevealedTogether = settled<{ mission: CardId }>()('are revealed together', false, [
  { ruling: '1eD-dilemma-resolution-08', is: false, not: 'all dilemmas of a mission are revealed at once' },
])

/** Which of the seed cards is met next. */
export const isMetNext = settled<{ mission: CardId }, 'bottom' | 'top'>()('met next', 'bottom', [
  { ruling: '1eD-dilemma-resolution-10', is: 'bottom', not: 'the top seed card is met first', mistaken: 'top' },
])

/** Whose attribute is compared with the number required? */
export const attributeRequiredOf = settled<{ dilemma: CardId }, 'all together' | 'one of them'>()(
  'attribute required of',
  'all together',
  [
    {
      ruling: '1eD-dilemma-resolution-19',
      is: 'all together',
      not: 'one personnel alone has to have the attribute required',
      mistaken: 'one of them',
    },
  ],
)

/** Who has the type of personnel that is required? */
export const typeRequired = settled<{ dilemma: CardId; type: string }, 'classification or skill' | 'classification'>()(
  'type required',
  'classification or skill',
  [
    {
      ruling: '1eD-dilemma-resolution-25',
      is: 'classification or skill',
      not: 'a type of personnel is a classification',
      mistaken: 'classification',
    },
  ],
)

/** May several supply what is required of one personnel? */
export const oneMayBeSeveral = settled<{ dilemma: CardId }>()('one may be several', false, [
  { ruling: '1eD-dilemma-resolution-28', is: false, not: 'several may supply what one personnel is to have' },
])

/** May what is required become less than nothing? */
export const mayBeLessThanZero = settled<{ dilemma: CardId }>()('may be less than zero', false, [
  { ruling: '1eD-dilemma-resolution-33', is: false, not: 'what is required may become less than nothing' },
])

/** Is the dilemma that goes back under the mission the next one to be met? */
export const goesBackAsTheNext = settled<{ dilemma: CardId }>()('goes back as the next', false, [
  { ruling: '1eD-dilemma-resolution-summary-12', is: true },
])
