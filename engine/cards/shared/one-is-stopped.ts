import type { Text } from '../../text/card.ts'
import type { Effect, Filter } from '../../text/text.ts'

/** The player chooses a personnel with one of these skills to be stopped; `otherwise` = what is done where there is none. */
export function oneIsStopped(skills: readonly string[], otherwise: readonly Effect[], ruling?: string): Text {
  const fit: Filter = { type: 'personnel', any: skills.map(skill => ({ skill })) }
  return {
    dilemma: {
      ...(ruling === undefined ? {} : { ruling }),
      effects: [
        ...otherwise.map(effect => ({ ...effect, unless: { some: fit } })),
        { do: 'select', as: 'chosen', by: 'you', count: 1, from: 'personnel facing', where: fit },
        { do: 'stop', who: { chosen: 'chosen' } },
      ],
    },
  }
}

/** One of them is killed at random. */
export const orOneDies: readonly Effect[] = [
  { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing', why: 'kill' },
  { do: 'kill', who: { chosen: 'victim' } },
]
