import { levelOf } from '../mechanics/skills/level.ts'
import { skillsMeant } from '../questions/skills/questions.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Clause, Filter, Who } from '../text/text.ts'

export interface AddedCardText {
  /** The opponent may not attempt missions of its player with so many affiliation icons on each end, except with one of these. */
  readonly keepsOut?: Clause & {
    readonly icons: number
    /** He has a copy of the mission there, too, */
    readonly copy: Clause
    /** or such a card on it that lets somebody of his attempt it. */
    readonly with: Clause & { readonly where: Filter }
  }
}

export interface AddedFilter {
  /** With any of the skills that the word means. */
  readonly anySkill?: string
}

const espionage: Filter = {
  name: [
    'Espionage: Federation on Klingon',
    'Espionage: Klingon on Federation',
    'Espionage: Romulan on Federation',
    'Espionage: Romulan on Klingon',
  ],
}

const agents: Who = { all: { type: 'personnel', whose: 'yours', anySkill: 'Intelligence' } }

export const card: Card = {
  title: 'HQ: Defensive Measures',
  print: 'whole',
  currentRulings: {
    seeds: { ruling: 'cr14-hq-defensive-measures-erratum-01' },
    plays: [
      {
        ruling: 'cr14-hq-defensive-measures-erratum-01',
        stays: true,
        countdown: { ruling: 'custom-cards-345', from: 3 },
      },
    ],
    standing: [
      { ruling: 'cr14-hq-defensive-measures-erratum-02', affects: agents, gives: 'Leadership' },
      { affects: agents, allows: 'attack their own affiliation' },
    ],
    keepsOut: {
      ruling: 'cr14-hq-defensive-measures-erratum-04',
      icons: 2,
      copy: { ruling: 'cr14-hq-defensive-measures-erratum-05' },
      with: { ruling: 'cr14-hq-defensive-measures-erratum-06', where: espionage },
    },
  },
}

export const features: Features<'anySkill'> = {
  anySkill: (game, id, { anySkill = '' }) =>
    game.decide(skillsMeant, { word: anySkill }).some(skill => levelOf(game, id, skill) > 0),
}
