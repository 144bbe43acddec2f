import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { destroyRadioactiveGarbageScowOfTheGlossary } from './destroy-radioactive-garbage-scow.ts'
import { edoProbe } from './edo-probe.ts'
import { frameOfMind } from './frame-of-mind.ts'
import { hyperAging } from './hyper-aging.ts'
import { interphasicPlasmaCreatures } from './interphasic-plasma-creatures.ts'
import { radioactiveGarbageScow } from './radioactive-garbage-scow.ts'
import { rascals } from './unchanged.ts'

/** Dilemmas that enter play, as the Glossary knows them. */
const dilemmasLasting: readonly CardText[] = [
  destroyRadioactiveGarbageScowOfTheGlossary,
  edoProbe,
  frameOfMind,
  {
    title: 'Harvester Virus',
    dilemma: {
      placedOn: 'mission',
      cures: [
        { needs: { all: [{ skill: 'MEDICAL', level: 2 }, { skill: 'Exobiology' }, { skill: 'Computer Skill' }] } },
      ],
    },
    timed: [
      {
        at: 'turn ends',
        whose: 'every',
        effects: [
          {
            do: 'select',
            as: 'victim',
            by: 'chance',
            count: 1,
            from: { presentAt: 'host', where: { type: 'personnel' } },
            why: 'kill',
          },
          { do: 'kill', who: { chosen: 'victim' } },
        ],
      },
    ],
  },
  hyperAging,
  interphasicPlasmaCreatures,
  {
    title: 'Lethean Telepathic Attack',
    dilemma: {
      conditions: { skill: 'Empathy', level: 2 },
      placedOn: 'personnel',
      countdown: 3,
      effects: [
        {
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { name: 'Julian Bashir' },
          if: { title: 'Julian Bashir' },
        },
        {
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          unless: { title: 'Julian Bashir' },
        },
        { do: 'disable', who: { chosen: 'victim' } },
        {
          do: 'kill',
          who: { these: { chosen: 'victim' }, where: { sumUnder: { of: ['cunning', 'strength'], limit: 16 } } },
        },
      ],
    },
  },
  radioactiveGarbageScow,
  rascals,
  {
    title: 'Two-Dimensional Creatures',
    dilemma: {
      placedOn: 'ship',
      effects: [{ do: 'disable', who: { these: 'personnel facing', where: { skill: 'Empathy' } } }],
      cure: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
    },
    standing: [{ affects: 'host', forbids: 'move' }],
  },
]

export const texts = { glossary: dilemmasLasting } satisfies Texts
