import type { CardText } from './text.ts'

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const
const rogueBorgBattle = {
  do: 'battle',
  attackers: { cardsOn: 'host', where: rogueBorg },
  attacked: { crewOf: 'host' },
} as const

/** Game texts as the FAQ of 1996 knows them. */
export const texts1996: readonly CardText[] = [
  {
    title: 'Amanda Rogers',
    plays: [
      {
        ruling: 'faq96-13-the-colon-rule-13',
        answers: { to: 'played', what: { type: 'interrupt', exceptName: ['Amanda Rogers', 'Kevin Uxbridge'] } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
  {
    title: 'Q2',
    plays: [
      {
        answers: { to: 'played', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
      {
        ruling: 'faq96-39-q2-01',
        answers: { to: 'encountered', what: { type: 'dilemma', name: 'Q' } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
  {
    title: 'Hugh',
    plays: [
      { answers: { to: 'played', what: rogueBorg }, effects: [{ do: 'nullify', who: 'answered' }] },
      { on: rogueBorg, effects: [{ do: 'discard', who: { all: rogueBorg, here: true } }] },
    ],
  },
  {
    title: 'Rogue Borg Mercenaries',
    plays: [{ on: { type: 'ship', occupied: true, isNot: 'cloaked' }, stays: true, effects: [rogueBorgBattle] }],
    standing: [{ affects: 'this', add: { strength: 1 }, perBeside: rogueBorg }],
    timed: [{ at: 'turn begins', whose: 'every', together: true, effects: [rogueBorgBattle] }],
  },
]
