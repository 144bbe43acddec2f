import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Dilemmas that may lie beneath Empok Nor. */
const beneathEmpokNor: readonly CardText[] = [
  {
    title: 'Garak Has Some Issues',
    dilemma: {
      selects: [{ do: 'select', as: 'killer', by: 'chance', count: 1, from: 'personnel facing' }],
      effects: [{ do: 'stop', who: { chosen: 'killer' }, lasting: true }],
      placedOn: 'personnel',
      cure: { skill: 'Exobiology', level: 2 },
    },
  },
  {
    title: 'Voices in the Dark',
    dilemma: {
      trigger: { skill: 'Navigation' },
      nullifier: { skill: 'Treachery' },
      effects: [{ do: 'stop', who: 'facing', whole: true }],
      discard: true,
    },
  },
]

export const texts = { glossary: beneathEmpokNor } satisfies Texts
