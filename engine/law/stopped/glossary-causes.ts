import { after, type Happening } from '../../kernel/happening.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import type { StopCause } from '../../mechanics/stopped/words.ts'
import { attemptGoesOn } from '../../questions/stopped/questions.ts'

/** Failing a dilemma with conditions stops the whole team, or the ship and crew. */
const failureStops = rule({
  ruling: '1eS-stopped-01',
  ...after('dilemma failed', about => [stopGroup(about, 'dilemma failed')]),
})

function stopGroup({ group }: { readonly group: Extract<Happening, { group: unknown }>['group'] }, cause: StopCause) {
  const cards = [...group.personnel, ...group.equipment, ...(group.ship ? [group.ship] : [])]
  return { do: 'stop', cards, cause } as const
}

const everyDilemmaStops = presumption({
  ruling: 'every dilemma stops those who face it',
  ...after('dilemma without conditions', about => [stopGroup(about, 'dilemma failed')]),
})

const failedMissionStops = presumption({
  ruling: 'failing the mission stops',
  ...after('mission not solved', about => [stopGroup(about, 'dilemma failed')]),
})

const spentRangeStops = presumption({
  ruling: 'using up RANGE stops',
  ...after('RANGE used up', ({ card }) => [{ do: 'stop', cards: [card], cause: 'text' }]),
})

const haltingStops = presumption({
  ruling: 'a ship that halts to avoid harm is stopped',
  ...after('halted', ({ card }) => [{ do: 'stop', cards: [card], cause: 'text' }]),
})

/** Those who were not stopped go on with the attempt. */
export const othersGoOn = against('1eS-stopped-16', attemptGoesOn, true, { not: 'a stop ends the attempt' })

export const glossaryCauses = [
  failureStops,
  // Nobody is stopped by a dilemma that lets the mission continue.
  rule({
    ruling: '1eD-dilemma-resolution-summary-11',
    ...after(
      'dilemma failed',
      () => [],
      ({ continues }) => continues,
    ),
    exceptionTo: [failureStops],
  }),
  everyDilemmaStops,
  // A dilemma without conditions stops nobody unless it says so.
  denial('1eD-dilemma-resolution-125', everyDilemmaStops, []),
  // Taking part in a battle stops all cards involved.
  rule({
    ruling: '1eS-stopped-02',
    ...after('battle over', ({ cards }) => [{ do: 'stop', cards, cause: 'battle' }]),
  }),
  // Attacked cards are not stopped as long as the battle lasts; when it is over it stops them.
  rule({
    ruling: '1eS-stopped-29',
    ...after('battle begins', ({ attacked }) => [{ do: 'end', condition: 'stopped', cards: attacked }]),
  }),
  // Carrying a tribble and dropping it stops the personnel who do it.
  rule({
    ruling: '1eS-stopped-03',
    ...after('tribble dropped', ({ by }) => [{ do: 'stop', cards: by, cause: 'text' }]),
  }),
  // Beaming a tribble stops the personnel who do it.
  rule({
    ruling: '1eS-stopped-04',
    ...after('tribble beamed', ({ by }) => [{ do: 'stop', cards: by, cause: 'text' }]),
  }),
  failedMissionStops,
  // Failing only the mission stops nobody.
  denial('1eS-stopped-38', failedMissionStops, []),
  spentRangeStops,
  // A ship without RANGE left is not stopped.
  denial('1eS-stopped-39', spentRangeStops, []),
  haltingStops,
  // A ship that halts at a Subspace Warp Rift is not stopped.
  denial('1eS-subspace-warp-rift-01', haltingStops, []),
  // At a dual-icon mission the other group is stopped along.
  rule({
    ruling: '1eD-dual-icon-missions-08',
    ...after('group stopped', ({ other }) => [stopGroup({ group: other }, 'dilemma failed')]),
  }),
  othersGoOn,
]
