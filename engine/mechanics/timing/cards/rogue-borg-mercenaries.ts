import type { CardText, Filter } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** Once for each such card on the same card, itself included. */
    readonly perBeside?: Filter
  }
}

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

const rogueBorgBattle = {
  do: 'battle',
  attackers: { cardsOn: 'host', where: rogueBorg },
  attacked: { crewOf: 'host' },
} as const

export const rogueBorgMercenaries: CardText = {
  title: 'Rogue Borg Mercenaries',
  isFrustratedByCloaking: { ruling: 'faq96-24-events-interrupts-04' },
  plays: [{ on: { type: 'ship', occupied: true }, stays: true, effects: [rogueBorgBattle] }],
  standing: [{ affects: 'this', add: { strength: 1 }, perBeside: rogueBorg }],
  timed: [{ at: 'turn begins', turns: { word: 'every' }, together: true, effects: [rogueBorgBattle] }],
}
