import type { CardText, Effect } from '../../../text/text.ts'

const quarantined = { all: { type: 'personnel', is: 'quarantined' }, here: true } as const

const onceChosen = (word: string): Pick<Effect, 'among' | 'if'> => ({ among: 'this', if: { some: { named: word } } })

/** Dilemmas that enter play, as the Glossary knows them. */
export const dilemmasLasting: readonly CardText[] = [
  {
    title: 'Borg Ship',
    timed: [
      {
        at: 'destroyed in battle',
        effects: [{ ruling: '1eD-dilemma-resolution-171', do: 'score', points: 15, box: true }],
      },
    ],
  },
  {
    title: 'Cytherians',
    dilemma: {
      placedOn: 'ship',
      selects: [{ do: 'select', as: 'far end', by: 'you', count: 1, from: { furthest: { type: 'mission' } } }],
    },
    timed: [
      {
        at: 'arrived',
        effects: [{ ruling: '1eD-dilemma-resolution-170', do: 'score', points: 15, box: true }],
      },
    ],
  },
  {
    title: 'Edo Probe',
    dilemma: {
      placedOn: 'mission',
      effects: [
        {
          do: 'choose one',
          by: 'you',
          kept: true,
          options: [
            { word: 'abandon', effects: [{ do: 'end the attempt' }] },
            { word: 'continue', effects: [] },
          ],
        },
      ],
    },
    standing: [{ affects: 'host', forbids: 'attempt', if: { some: { name: 'Edo Probe', named: 'abandon' } } }],
    timed: [
      { at: 'another solved', says: 'completed', effects: [{ do: 'discard', who: 'this', ...onceChosen('abandon') }] },
      {
        at: 'solved',
        effects: [{ ruling: '1eD-dilemma-resolution-172', do: 'discard', who: 'this', ...onceChosen('continue') }],
      },
      {
        at: 'turn ends',
        effects: [
          {
            ruling: '1eD-dilemma-resolution-172',
            do: 'score',
            points: -10,
            box: true,
            ...onceChosen('continue'),
          },
        ],
      },
    ],
  },
  {
    title: 'Frame of Mind',
    dilemma: {
      selects: [{ do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' }],
      placedOn: 'personnel',
      cure: { skill: 'Empathy', level: 3 },
    },
    standing: [{ affects: 'target', affiliation: 'non-aligned', set: { integrity: 3, cunning: 3, strength: 3 } }],
  },
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
  {
    title: 'Hyper-Aging',
    dilemma: {
      placedOn: 'mission',
      countdown: 4,
      points: 5,
      effects: [{ do: 'impose', who: 'personnel facing', condition: 'quarantined', lasting: true }],
      cure: { all: [{ skill: 'SCIENCE' }, { skill: 'MEDICAL', level: 2 }] },
    },
    timed: [{ at: 'expires', effects: [{ do: 'kill', who: quarantined }] }],
  },
  {
    title: 'Interphasic Plasma Creatures',
    dilemma: {
      conditions: { any: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Mindmeld' }] },
      placedOn: 'table',
    },
    standing: [{ affects: { all: { type: 'personnel', whose: 'yours' } }, add: { strength: -2 } }],
  },
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
  {
    title: 'Radioactive Garbage Scow',
    dilemma: { placedOn: 'mission', aborts: 'mission attempt' },
    standing: [{ affects: 'host', forbids: 'attempt' }],
  },
  {
    title: 'Rascals',
    dilemma: {
      selects: [
        { do: 'select', as: 'kids', by: 'chance', count: 4, from: 'personnel facing', where: { unique: true } },
      ],
      placedOn: 'table',
      cure: { all: [{ skill: 'MEDICAL', level: 2 }, { skill: 'Biology' }] },
    },
    standing: [{ affects: 'target', set: { strength: 2 } }],
  },
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
