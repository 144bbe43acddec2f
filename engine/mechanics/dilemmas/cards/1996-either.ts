import type { CardText, Effect, Filter } from '../../../text/text.ts'

const onceChosen = (word: string): Pick<Effect, 'among' | 'if'> => ({ among: 'this', if: { some: { named: word } } })

const yourOutpost: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }
const sleepless: Filter = { species: 'android' }

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
      effects: [
        { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
        {
          ruling: 'faq96-322-frame-of-mind-01',
          do: 'give skills',
          who: { chosen: 'patient' },
          by: 'you',
          count: 2,
        },
      ],
      placedOn: 'personnel',
      cures: [{ ruling: 'faq96-321-dilemmas-27', needs: { skill: 'Empathy', level: 3 } }],
    },
    standing: [
      {
        ruling: 'faq96-322-frame-of-mind-01',
        affects: 'host',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
        loses: 'all skills',
      },
    ],
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
    title: 'Outpost Raid',
    dilemma: {
      conditions: {
        any: [
          { all: [{ at: yourOutpost }, { total: 'strength', over: 81 }] },
          { all: [{ not: { at: yourOutpost } }, { total: 'strength', over: 18 }] },
        ],
      },
      effects: [
        {
          do: 'select',
          as: 'raided',
          by: 'opponent',
          count: 2,
          from: { all: { type: 'personnel', whose: 'yours' }, here: true },
          why: 'kill',
          if: { at: yourOutpost },
        },
        { do: 'discard', who: 'this', if: { at: yourOutpost } },
        { do: 'kill', who: { chosen: 'raided' } },
      ],
    },
  },
  {
    title: 'REM Fatigue Hallucinations',
    dilemma: {
      takesShips: { ruling: 'faq96-324-rem-fatigue-hallucinations-05' },
      placedOn: 'ship',
      points: 5,
      cure: { skill: 'MEDICAL', level: 3 },
    },
    timed: [
      { at: 'docks', effects: [{ do: 'discard', who: 'this' }] },
      {
        at: 'turn ends',
        whose: "host's",
        after: 'third full turn',
        effects: [
          { do: 'kill', who: { these: { takenBy: 'this' }, where: { not: sleepless } } },
          {
            ruling: 'faq96-324-rem-fatigue-hallucinations-01',
            do: 'kill',
            who: { these: { takenBy: 'this' }, where: sleepless },
          },
          { do: 'discard', who: 'this' },
        ],
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
