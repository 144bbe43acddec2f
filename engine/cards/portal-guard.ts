import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Portal Guard',
  print: { leftOut: 'those who die', why: 'it is overcome' },
  glossary: {
    dilemma: {
      conditions: { some: { any: [{ over: { cunning: 7 } }, { skill: 'Honor' }] } },
      effects: [
        { do: 'select', as: 'ship', by: 'you', count: 1, from: { all: { type: 'ship', whose: 'yours' }, here: true } },
        { do: 'relocate', who: 'personnel facing', to: { chosen: 'ship' } },
      ],
      aborts: 'abort mission',
    },
  },
}
