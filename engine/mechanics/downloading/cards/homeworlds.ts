import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

const rogueBorgBattle: Effect = {
  do: 'battle',
  attackers: { cardsOn: 'host', where: rogueBorg },
  attacked: { crewOf: 'host' },
}

/** Ships, leaders, SECURITY personnel and hand weapons. */
const defenders: readonly Filter[] = [
  { type: 'ship' },
  {
    type: 'personnel',
    any: [{ skill: 'SECURITY' }, { classification: 'OFFICER' }, { skill: 'OFFICER' }, { skill: 'Leadership' }],
  },
  { type: 'equipment', keyword: 'hand weapon' },
]

/** Homeworlds, what defends them, and what attacks there by itself, as the Glossary knows them. */
const homeworlds: readonly CardText[] = [
  {
    title: 'Borg Ship',
    dilemma: { placedOn: 'far end' },
    selfControlled: { attacks: [], when: [], moves: { cards: 1, toward: 'long end' } },
    timed: [
      {
        at: 'turn ends',
        effects: [
          { do: 'battle', attackers: 'this', attacked: { all: { type: 'ship' }, here: true } },
          { do: 'move on', who: 'this' },
        ],
      },
      {
        at: 'destroyed in battle',
        effects: [{ ruling: '1eD-dilemma-resolution-171', do: 'score', points: 15, box: true }],
      },
    ],
  },
  { title: 'Alter Records', homeworldOf: ['bajoran'] },
  { title: 'Cloaked Mission', homeworldOf: ['romulan'] },
  {
    title: 'Disrupt Alliance',
    homeworldOf: ['bajoran'],
    seeds: {
      effects: [{ do: 'download', where: { name: ['Emblem of the Alliance', 'Emblem of the Empire'] }, may: true }],
    },
  },
  { title: 'Emblem of the Alliance', plays: [{ stays: true }] },
  { title: 'Emblem of the Empire', plays: [{ stays: true }] },
  { title: 'Espionage Mission', homeworldOf: ['federation'] },
  {
    title: 'Defend Homeworld',
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'SECURITY' } },
          { do: 'discard', who: 'this' },
        ],
      },
      {
        answers: { to: 'battle', homeworld: true },
        effects: [{ do: 'download', where: { any: defenders }, to: { at: 'answered' }, may: true }],
      },
    ],
  },
  {
    title: 'Siege Alarm',
    plays: [
      {
        answers: { to: 'battle' },
        effects: [{ do: 'download', where: { type: 'objective', name: 'Defend Homeworld' } }],
      },
    ],
  },
  {
    title: 'Rogue Borg Mercenaries',
    intruder: true,
    plays: [{ on: { type: 'ship', occupied: true }, stays: true, effects: [rogueBorgBattle] }],
    standing: [{ affects: 'this', add: { strength: 1 }, perBeside: rogueBorg }],
    timed: [{ at: 'turn begins', whose: 'every', together: true, effects: [rogueBorgBattle] }],
  },
]

export const texts = { glossary: homeworlds } satisfies Texts
