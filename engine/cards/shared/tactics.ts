import type { Effect, Filter } from '../../text/text.ts'

/** Somebody aboard dies, whom chance finds among those who are so. */
export const casualty = (where: Filter = {}): readonly Effect[] => [
  { do: 'select', as: 'casualty', by: 'chance', count: 1, from: { these: { crewOf: 'host' }, where } },
  { do: 'kill', who: { chosen: 'casualty' } },
]

export const anyOf = (...skills: readonly string[]): Filter => ({ any: skills.map(skill => ({ skill })) })
