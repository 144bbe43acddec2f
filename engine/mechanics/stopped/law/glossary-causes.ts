import { type Consequence, type Happening, type StopCause, whatFollows } from '../../../kernel/happening.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { attemptGoesOn } from '../questions.ts'

/** Failing a dilemma with conditions stops the whole team, or the ship and crew. */
const failureStops = rule({
  ruling: '1eS-stopped-01',
  asked: whatFollows,
  applies: about => about.what === 'dilemma failed',
  answer: about => (about.what === 'dilemma failed' ? [stopGroup(about, 'dilemma failed')] : []),
})

function stopGroup({ group }: { readonly group: Extract<Happening, { group: unknown }>['group'] }, cause: StopCause) {
  const cards = [...group.personnel, ...group.equipment, ...(group.ship ? [group.ship] : [])]
  return { do: 'stop', cards, cause } as const
}

/** Nobody is stopped by a dilemma that lets the mission continue. */
const missionContinues = rule({
  ruling: '1eD-dilemma-resolution-summary-11',
  asked: whatFollows,
  applies: about => about.what === 'dilemma failed' && about.continues,
  answer: [],
  exceptionTo: [failureStops],
})

const everyDilemmaStops = presumption({
  ruling: 'every dilemma stops those who face it',
  asked: whatFollows,
  applies: about => about.what === 'dilemma without conditions',
  answer: about => (about.what === 'dilemma without conditions' ? [stopGroup(about, 'dilemma failed')] : []),
})

/** A dilemma without conditions stops nobody unless it says so. */
const withoutConditions = denial('1eD-dilemma-resolution-125', everyDilemmaStops, [])

/** Taking part in a battle stops all cards involved. */
const battleStops = rule({
  ruling: '1eS-stopped-02',
  asked: whatFollows,
  applies: about => about.what === 'battle over',
  answer: (about): readonly Consequence[] =>
    about.what === 'battle over' ? [{ do: 'stop', cards: about.cards, cause: 'battle' }] : [],
})

/** Attacked cards are not stopped as long as the battle lasts. */
const attackedDefend = rule({
  ruling: '1eS-stopped-29',
  asked: whatFollows,
  applies: about => about.what === 'battle begins' || (about.what === 'battle over' && about.relieved.length > 0),
  answer: (about): readonly Consequence[] => {
    if (about.what === 'battle begins') return [{ do: 'relieve', cards: about.attacked }]
    return about.what === 'battle over' ? [{ do: 'stop', cards: about.relieved, cause: 'battle' }] : []
  },
})

/** Carrying a tribble and dropping it stops the personnel who do it. */
const droppingTribbles = rule({
  ruling: '1eS-stopped-03',
  asked: whatFollows,
  applies: about => about.what === 'tribble dropped',
  answer: (about): readonly Consequence[] =>
    about.what === 'tribble dropped' ? [{ do: 'stop', cards: about.by, cause: 'text' }] : [],
})

/** Beaming a tribble stops the personnel who do it. */
const beamingTribbles = rule({
  ruling: '1eS-stopped-04',
  asked: whatFollows,
  applies: about => about.what === 'tribble beamed',
  answer: (about): readonly Consequence[] =>
    about.what === 'tribble beamed' ? [{ do: 'stop', cards: about.by, cause: 'text' }] : [],
})

const failedMissionStops = presumption({
  ruling: 'failing the mission stops',
  asked: whatFollows,
  applies: about => about.what === 'mission not solved',
  answer: about => (about.what === 'mission not solved' ? [stopGroup(about, 'dilemma failed')] : []),
})

/** Failing only the mission stops nobody. */
const failedMission = denial('1eS-stopped-38', failedMissionStops, [])

const spentRangeStops = presumption({
  ruling: 'using up RANGE stops',
  asked: whatFollows,
  applies: about => about.what === 'RANGE used up',
  answer: (about): readonly Consequence[] =>
    about.what === 'RANGE used up' ? [{ do: 'stop', cards: [about.card], cause: 'text' }] : [],
})

/** A ship without RANGE left is not stopped. */
const spentRange = denial('1eS-stopped-39', spentRangeStops, [])

const haltingStops = presumption({
  ruling: 'a ship that halts to avoid harm is stopped',
  asked: whatFollows,
  applies: about => about.what === 'halted',
  answer: (about): readonly Consequence[] =>
    about.what === 'halted' ? [{ do: 'stop', cards: [about.card], cause: 'text' }] : [],
})

/** A ship that halts at a Subspace Warp Rift is not stopped. */
const halting = denial('1eS-subspace-warp-rift-01', haltingStops, [])

/** At a dual-icon mission the other group is stopped along. */
const bothGroups = rule({
  ruling: '1eD-dual-icon-missions-08',
  asked: whatFollows,
  applies: about => about.what === 'group stopped',
  answer: about => (about.what === 'group stopped' ? [stopGroup({ group: about.other }, 'dilemma failed')] : []),
})

const stopEndsAttempt = presumption({
  ruling: 'a stop ends the attempt',
  asked: attemptGoesOn,
  applies: () => true,
  answer: false,
})

/** Those who were not stopped go on with the attempt. */
export const othersGoOn = denial('1eS-stopped-16', stopEndsAttempt, true)

export const glossaryCauses = [
  failureStops,
  missionContinues,
  everyDilemmaStops,
  withoutConditions,
  battleStops,
  attackedDefend,
  droppingTribbles,
  beamingTribbles,
  failedMissionStops,
  failedMission,
  spentRangeStops,
  spentRange,
  haltingStops,
  halting,
  bothGroups,
  stopEndsAttempt,
  othersGoOn,
]
