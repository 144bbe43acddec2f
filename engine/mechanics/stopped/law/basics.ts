import { after } from '../../../kernel/happening.ts'
import { custom } from '../../../kernel/rule.ts'

/** In Second Edition all who made a failed attempt are stopped. */
const failureStopsAll = custom({
  ruling: 'custom-stopped-20',
  beside: ['rulebook'],
  ...after('mission not solved', ({ group: { personnel } }) => [{ do: 'stop', cards: personnel, cause: 'text' }]),
})

export const stoppedBasics = [failureStopsAll]
