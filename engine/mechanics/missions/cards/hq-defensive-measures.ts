import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText, Filter, Who } from '../../../text/text.ts'
import { levelOf } from '../../skills/level.ts'
import { skillsMeant } from '../../skills/questions.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The opponent may not attempt missions of its player with so many affiliation icons on each end, except with one of these. */
    readonly keepsOut?: Clause & {
      readonly icons: number
      /** He has a copy of the mission there, too, */
      readonly copy: Clause
      /** or such a card on it that lets somebody of his attempt it. */
      readonly with: Clause & { readonly where: Filter }
    }
  }
  interface Filter {
    /** With any of the skills that the word means. */
    readonly anySkill?: string
  }
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

const hqDefensiveMeasures: CardText = {
  title: 'HQ: Defensive Measures',
  seeds: { ruling: 'cr14-hq-defensive-measures-erratum-01' },
  plays: [{ ruling: 'cr14-hq-defensive-measures-erratum-01', stays: true }],
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
}

export const features: Features<'anySkill'> = {
  anySkill: (game, id, { anySkill = '' }) =>
    game.decide(skillsMeant, { word: anySkill }).some(skill => levelOf(game, id, skill) > 0),
}

export const texts = { currentRulings: [hqDefensiveMeasures] } satisfies Texts
