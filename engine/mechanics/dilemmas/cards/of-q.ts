import type { CardText, Requirement } from '../../../text/text.ts'

const allDepartments: Requirement = {
  all: ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY'].map(skill => ({ skill })),
}

/** What has to do with Q-Flashes, and with the first dilemma of an attempt. */
export const dilemmasOfQ: readonly CardText[] = [
  {
    title: 'Beware of Q',
    uses: [
      {
        ruling: '1eD-dilemma-resolution-summary-22',
        once: 'location',
        answers: { to: 'encountered', what: { type: 'dilemma', whose: 'yours' } },
        needsAmong: { cardsIn: ['hand', 'tent'], of: 'you' },
        needs: { some: { type: 'dilemma', name: 'Q' } },
        effects: [
          {
            do: 'select',
            as: 'Q',
            by: 'you',
            count: 1,
            from: { cardsIn: ['hand', 'tent'], of: 'you' },
            where: { type: 'dilemma', name: 'Q' },
          },
          { do: 'exchange', who: 'answered', for: { chosen: 'Q' } },
        ],
      },
    ],
  },
  {
    title: 'Q',
    dilemma: {
      conditions: {
        all: [
          { skill: 'Leadership', level: 2 },
          { total: 'integrity', over: 60 },
        ],
      },
      effects: [
        { do: 'Q-Flash', cards: 4 },
        { do: 'stop', who: 'facing', whole: true },
      ],
      discard: true,
    },
  },
  {
    title: 'Scottish Setter',
    inFlash: [
      {
        do: 'select',
        as: 'setter',
        by: 'chance',
        count: 1,
        from: 'personnel facing',
        unless: { some: { classification: 'ANIMAL' } },
      },
      { do: 'place', who: 'this', on: { chosen: 'setter' } },
    ],
    standing: [{ affects: 'host', classification: 'ANIMAL' }],
  },
  {
    title: 'Senior Staff Meeting',
    plays: [
      {
        answers: { to: 'before an attempt', what: { type: 'mission', kind: 'space', initial: true } },
        on: { type: 'ship', whose: 'yours', aboutToAttempt: true, crewMeets: allDepartments },
        effects: [{ do: 'discard the first dilemma' }],
      },
    ],
  },
  {
    title: 'Ancient Computer & Microvirus',
    dilemma: {
      combo: true,
      sections: [
        {
          conditions: {
            any: [
              { skill: 'Computer Skill', level: 2 },
              { skill: 'SCIENCE', level: 3 },
              { skill: 'ENGINEER', level: 3 },
            ],
          },
        },
        {
          conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SECURITY' }] },
          effects: [
            { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
            { do: 'kill', who: { chosen: 'victim' } },
          ],
        },
      ],
      discard: true,
    },
  },
]
