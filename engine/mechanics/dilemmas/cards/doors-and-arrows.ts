import type { CardText } from '../../../text/text.ts'

export const archer: CardText = {
  title: 'Archer',
  dilemma: {
    conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
    effects: [
      { do: 'select', as: 'victim', count: 1, from: 'personnel facing', most: 'attributes' },
      { do: 'kill', who: { chosen: 'victim' } },
    ],
    discard: true,
  },
}

export const impassableDoor: CardText = {
  title: 'Impassable Door',
  dilemma: { conditions: { skill: 'Computer Skill' } },
}
