import type { ActKind } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'
import { settled } from '../../kernel/settled.ts'

/** May the player have another current objective of the Borg beside one that is not completed? */
export const mayHaveSeveralObjectives = settled<{ player: PlayerName; objective: CardId }>()(
  'may have several objectives',
  true,
  [{ custom: 'custom-scouting-20', is: false }],
)

/** Does the objective lose its target when the opponent completes scouting it? */
export const isLostToTheOpponent = settled<{ objective: CardId; target: CardId }>()('is lost to the opponent', false, [
  { ruling: '1eS-scouting-locations-65', is: false, not: 'an objective goes when the opponent has scouted its target' },
])

/** Is a ship scouted by Borg none of whom is aboard? */
export const scoutsFromAfar = settled<{ ship: CardId }>()('scouts from afar', true, [
  { custom: 'custom-scouting-22', is: false },
])

/** Does an objective that was probed for in vain leave play? */
export const leavesAfterAProbeInVain = settled<{ objective: CardId }>()('leaves after a probe in vain', false, [
  { ruling: 'cr14-objective-01', is: false, not: 'an objective that was probed for in vain is over' },
])

/** How many copies of a card with which a player probes give him results at one end of turn? */
export const copiesThatGiveResults = settled<{ card: CardId }, number>()(
  'copies that give results at one end of turn',
  Number.POSITIVE_INFINITY,
  [{ ruling: '1eD-dabo-02', is: 1 }],
)

/** What becomes of the artifact that is met. */
export const artifactIsMet = settled<{ artifact: CardId; kind: ActKind }, 'stays' | 'goes to the back'>()(
  'artifact is met',
  'stays',
  [{ ruling: '1eS-scouting-locations-27', is: 'goes to the back' }],
)

/** May whoever scouted this turn be beamed away? */
export const isFreeAfterScouting = settled<{ card: CardId }>()('is free after scouting', true, [
  { ruling: '1eS-scouting-locations-43', is: true, not: 'who scouted stays for the rest of the turn' },
])

/** Does a player probe again for an objective for which he has probed this turn? @alone One basic rule says it, and nothing lets it. */
export const probesAgain = flag<{ objective: CardId }>()('probes again in the turn')
