import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'
import { eyesInTheDark } from './eyes-in-the-dark.ts'

const shapeShifter: Filter = { type: 'personnel', keyword: 'Shape-shifter' }

const relatedToQ: Filter = { keyword: 'Q-related dilemma' }

const doubles: readonly Effect[] = [{ do: 'modify', who: 'answered', attribute: 'effects', multiply: 2 }]
const nullifies: readonly Effect[] = [{ do: 'nullify', who: 'answered' }]

/** Cards with which players answer dilemmas, and what comes of them. */
const answersToDilemmas: readonly CardText[] = [
  {
    title: 'Howard Heirloom Candle',
    plays: [
      {
        ruling: '1eD-dilemma-timing-09',
        answers: { to: 'encountered', what: { name: 'Anaphasic Organism' } },
        effects: doubles,
      },
      {
        ruling: '1eD-dilemma-timing-10',
        answers: { to: 'encountered', what: { name: 'Empathic Echo' } },
        effects: doubles,
      },
      {
        ruling: '1eD-dilemma-timing-11',
        answers: { to: 'encountered', what: { name: 'Coalescent Organism' } },
        effects: nullifies,
      },
    ],
  },
  {
    title: 'Q2',
    plays: [
      { answers: { to: 'played', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] } }, effects: nullifies },
      {
        ruling: '1eD-dilemma-timing-08',
        answers: { to: 'encountered', what: { type: 'dilemma' } },
        except: [{ ruling: '1eD-dilemma-timing-08', what: { not: relatedToQ } }],
        effects: nullifies,
      },
    ],
  },
  eyesInTheDark,
  {
    title: 'Coalescent Organism',
    dilemma: {
      conditions: { skill: 'Exobiology' },
      effects: [{ do: 'select', as: 'infected', by: 'chance', count: 1, from: 'personnel facing' }],
      placedOn: 'personnel',
    },
    timed: [
      {
        at: 'turn ends',
        whose: "host's",
        after: 'one full turn',
        effects: [
          { do: 'select', as: 'dying', by: 'you', count: 1, from: 'host' },
          { do: 'select', as: 'next', by: 'chance', count: 1, from: { othersWith: 'host' } },
          { do: 'place', who: 'this', on: { chosen: 'next' } },
          { do: 'kill', who: { chosen: 'dying' } },
        ],
      },
    ],
  },
  {
    title: 'Strike Three',
    plays: [
      {
        answers: { to: 'battle' },
        needs: { some: shapeShifter },
        effects: [
          {
            do: 'select',
            as: 'struck',
            by: 'chance',
            count: { times: 3, each: { involved: { ...shapeShifter, whose: 'yours' } } },
            from: { opposing: { type: 'personnel', not: shapeShifter } },
          },
          { do: 'impose', who: { chosen: 'struck' }, condition: 'stunned' },
        ],
      },
    ],
  },
  {
    title: 'Sleeper Trap',
    dilemma: {
      effects: [
        {
          do: 'as opponent',
          effects: [
            {
              do: 'download',
              where: { type: 'personnel', affiliation: 'cardassian', unique: false },
              to: { at: 'mission' },
              upTo: 3,
              different: true,
              may: true,
              called: 'sleepers',
            },
            { do: 'download', where: { type: 'equipment', keyword: 'hand weapon' }, to: { at: 'mission' }, may: true },
            {
              do: 'choose one',
              by: 'you',
              among: { chosen: 'sleepers' },
              if: { some: { any: [{ classification: 'OFFICER' }, { skill: 'Leadership' }] } },
              options: [
                {
                  word: 'battle',
                  effects: [{ do: 'battle', attackers: { chosen: 'sleepers' }, attacked: 'personnel facing' }],
                },
                { word: 'no battle', effects: [] },
              ],
            },
          ],
        },
      ],
      discard: true,
    },
  },
]

export const texts = { glossary: answersToDilemmas } satisfies Texts
