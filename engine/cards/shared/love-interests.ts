import type { CardText } from '../../text/text.ts'

/** Somebody of one gender runs off with a lover to the furthest planet. */
export const runsOff = (gender: 'male' | 'female'): CardText['dilemma'] => ({
  ruling: 'custom-cards-226',
  targets: [{ gender }],
  effects: [
    { do: 'select', as: 'lover', by: 'chance', count: 1, from: 'personnel facing', where: { gender } },
    { do: 'relocate', who: { chosen: 'lover' }, to: { furthest: { type: 'mission', kind: 'planet' } } },
  ],
  discard: true,
})
