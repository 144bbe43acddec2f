import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { zaldan } from './unchanged.ts'

const infiltrates = ['bajoran', 'cardassian', 'dominion', 'federation', 'klingon', 'romulan']

const infiltrator: Filter = {
  type: 'personnel',
  affiliation: 'romulan',
  any: infiltrates.map(affiliation => ({ icon: `${affiliation} infiltration` })),
}

/** Dilemmas as the Current Rulings know them. */
const sectioned: readonly CardText[] = [
  {
    title: 'Triage',
    dilemma: {
      sections: [
        {
          targets: [{ skill: 'Biology' }, { skill: 'MEDICAL' }],
          selects: [
            {
              do: 'select',
              as: 'healer',
              by: 'you',
              count: 1,
              from: 'personnel facing',
              where: { any: [{ skill: 'Biology' }, { skill: 'MEDICAL' }] },
            },
          ],
          conditions: { some: { any: [{ skill: 'Biology' }, { skill: 'MEDICAL' }] } },
          overcome: [{ do: 'stop', who: { chosen: 'healer' } }],
          effects: [
            { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
            { do: 'kill', who: { chosen: 'patient' } },
          ],
        },
        { conditions: { total: 'integrity', over: 22 } },
      ],
    },
  },
  {
    title: 'Ferengi Infestation',
    dilemma: {
      sections: [
        {
          trigger: { here: { type: 'facility' } },
          effects: [
            {
              do: 'as opponent',
              effects: [
                {
                  do: 'download',
                  where: { type: 'personnel', species: 'Ferengi', gender: 'male' },
                  to: { with: { type: 'facility' } },
                  upTo: 2,
                  may: true,
                },
              ],
            },
          ],
        },
        {
          conditions: {
            all: [
              { skill: 'SECURITY', level: 2 },
              { total: 'cunning', over: 50 },
            ],
          },
        },
      ],
    },
  },
  {
    title: 'Undercover Agent',
    dilemma: {
      sections: [
        {
          trigger: { some: { type: 'ship', affiliation: 'romulan' } },
          triggerAmong: { all: { type: 'ship', affiliation: 'romulan' } },
          effects: [
            {
              do: 'as opponent',
              effects: [
                { do: 'download', where: { any: [{ name: 'Selok' }, infiltrator] }, to: { at: 'mission' }, may: true },
              ],
            },
          ],
        },
        {
          conditions: {
            all: [
              { skill: 'SECURITY' },
              { skill: 'Biology' },
              { any: [{ total: 'cunning', over: 40 }, { skill: 'Law' }] },
            ],
          },
        },
      ],
    },
  },
  {
    title: 'Ruptured Plasma Vent',
    dilemma: {
      sections: [
        {
          effects: [
            { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
            { do: 'stop', who: { chosen: 'victim' } },
          ],
        },
        { conditions: { skill: 'Transporter Skill' } },
      ],
      nullifier: { skill: 'ENGINEER', level: 2 },
    },
  },
  {
    title: 'Spreading Delirium',
    dilemma: {
      sections: [
        {
          effects: [
            { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
            { do: 'disable', who: { chosen: 'victim' } },
          ],
        },
        { conditions: { skill: 'Diplomacy' } },
      ],
      placedOn: 'mission',
      cure: { skill: 'Biology' },
    },
  },
  {
    title: 'Sealed Hatch & Steep Ascent',
    dilemma: {
      combo: true,
      sections: [{ conditions: { skill: 'Computer Skill' } }, { conditions: { total: 'strength', over: 20 } }],
    },
  },
  zaldan,
]

export const texts = { currentRulings: sectioned } satisfies Texts
