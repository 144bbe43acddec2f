import type { CardText, Effect, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DilemmaSection {
    /** What is done instead where the trigger is missing. */
    readonly otherwise?: readonly Effect[]
  }
}

const fightingAndroid: Filter = { species: 'Android', any: [{ skill: 'SECURITY' }, { skill: 'OFFICER' }] }

export const shotInTheBack: CardText = {
  title: 'Shot in the Back',
  dilemma: {
    trigger: { some: fightingAndroid },
    effects: [{ do: 'stop', who: { these: 'personnel facing', where: fightingAndroid } }],
    otherwise: [
      {
        do: 'select',
        as: 'victim',
        by: 'opponent',
        count: 1,
        from: 'personnel facing',
        where: { not: { species: 'Android' } },
        why: 'kill',
      },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
  },
}
