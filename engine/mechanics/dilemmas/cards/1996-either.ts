import type { CardText } from '../../../text/text.ts'
import { edoProbe1996 } from './edo-probe.ts'
import { frameOfMind1996 } from './frame-of-mind.ts'
import { interphasicPlasmaCreatures1996 } from './interphasic-plasma-creatures.ts'
import { outpostRaid } from './outpost-raid.ts'
import { remFatigueHallucinations } from './rem-fatigue-hallucinations.ts'
import { cardassianTrap } from './unchanged.ts'

/** Dilemmas for planets and space as the FAQ of 1996 knows them. */
export const eitherDilemmas1996: readonly CardText[] = [
  cardassianTrap,
  edoProbe1996,
  {
    title: 'Empathic Echo',
    dilemma: {
      targets: [{ skill: 'Empathy' }],
      conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing', where: { skill: 'Empathy' } },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
  frameOfMind1996,
  interphasicPlasmaCreatures1996,
  outpostRaid,
  remFatigueHallucinations,
  { title: 'The Higher... The Fewer', dilemma: { points: { each: -1 } } },
  {
    title: 'Thought Fire',
    dilemma: {
      trigger: { some: { type: 'event' } },
      triggerAmong: { all: { type: 'event', name: 'The Traveler: Transcendence', whose: 'yours' } },
      effects: [
        {
          do: 'kill',
          who: { these: 'personnel facing', where: { sumUnder: { of: ['cunning', 'integrity'], limit: 12 } } },
          unless: { skill: 'Empathy' },
        },
      ],
    },
  },
]
