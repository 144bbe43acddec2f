import type { Card } from '../text/card.ts'
import type { PlayText } from '../text/play-text.ts'
import type { Filter } from '../text/text.ts'

/** Moments in the midst of which it is played, besides between actions: of any but that something is destroyed. */
const moments = ['encountered', 'battle', 'beams', 'between dilemmas', 'before solving', 'dies', 'played'] as const

const shapeShifter: Filter = { type: 'personnel', keyword: 'Shape-shifter' }

const others = { othersWith: 'target', where: shapeShifter } as const

const fliesHome: PlayText = {
  on: { ...shapeShifter, whose: 'yours' },
  anyTime: true,
  effects: [
    {
      ruling: 'custom-cards-330',
      do: 'select',
      as: 'the flock',
      by: 'you',
      count: { times: 1, each: others },
      from: others,
      optional: true,
    },
    { do: 'take into hand', who: { chosen: 'the flock' } },
    { do: 'take into hand', who: 'target' },
  ],
}

export const card: Card = {
  title: 'Flight of the Intruder',
  print: 'whole',
  glossary: { plays: [fliesHome, ...moments.map(to => ({ ...fliesHome, answers: { to } }))] },
}
