import { after } from '../../kernel/happening.ts'
import { custom } from '../../kernel/rule.ts'

export const stoppedBasics = [
  // In Second Edition all who made a failed attempt are stopped.
  custom({
    ruling: 'custom-stopped-20',
    beside: ['rulebook'],
    ...after('mission not solved', ({ group: { personnel } }) => [{ do: 'stop', cards: personnel, cause: 'text' }]),
  }),
]
