import type { CardText, Effect } from './text.ts'

const onceChosen = (word: string): Pick<Effect, 'among' | 'if'> => ({ among: 'this', if: { some: { named: word } } })

/** Dilemmas for planets and space as the FAQ of 1996 knows them. */
export const eitherDilemmas1996: readonly CardText[] = [
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
            { word: 'stop', effects: [{ do: 'end the attempt' }] },
            { word: 'continue', effects: [] },
          ],
        },
      ],
    },
    standing: [{ affects: 'host', forbids: 'attempt', if: { some: { name: 'Edo Probe', named: 'stop' } } }],
    timed: [
      {
        at: 'another solved',
        effects: [{ ruling: 'faq96-321-dilemmas-46', do: 'cure', who: 'this', ...onceChosen('stop') }],
      },
      {
        at: 'solved',
        effects: [{ ruling: 'faq96-321-dilemmas-47', do: 'cure', who: 'this', ...onceChosen('continue') }],
      },
      {
        at: 'turn ends',
        effects: [{ ruling: 'faq96-321-dilemmas-48', do: 'score', points: -10, box: true, ...onceChosen('continue') }],
      },
    ],
  },
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
  {
    title: 'Frame of Mind',
    dilemma: {
      effects: [{ do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' }],
      placedOn: 'personnel',
      cures: [{ ruling: 'faq96-321-dilemmas-27', needs: { skill: 'Empathy', level: 3 } }],
    },
    standing: [{ affects: 'host', affiliation: 'non-aligned', set: { integrity: 3, cunning: 3, strength: 3 } }],
  },
  {
    title: 'Interphasic Plasma Creatures',
    dilemma: {
      conditions: { any: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Mindmeld' }] },
      placedOn: 'table',
      as: 'event',
    },
    standing: [{ affects: { all: { type: 'personnel', whose: 'yours' } }, add: { strength: -2 } }],
  },
  {
    title: 'REM Fatigue Hallucinations',
    dilemma: {
      placedOn: 'ship',
      points: 5,
      cures: [{ needs: { skill: 'MEDICAL', level: 3 } }],
    },
    timed: [
      { at: 'docks', effects: [{ do: 'discard', who: 'this' }] },
      {
        at: 'turn ends',
        whose: "host's",
        after: 'third full turn',
        effects: [{ do: 'kill', who: { crewOf: 'host' } }],
      },
    ],
  },
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
