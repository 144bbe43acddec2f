import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const motsAdvice: CardText = { title: "Mot's Advice", plays: [{ on: { type: 'personnel' }, stays: true }] }

const ocularImplants: CardText = {
  title: 'Ocular Implants',
  plays: [
    {
      on: { type: 'personnel', whose: 'yours', any: [{ affiliation: 'borg' }, { species: 'Android' }] },
      stays: true,
    },
  ],
}

/** Events that lie on a personnel. */
export const texts = { glossary: [motsAdvice], currentRulings: [ocularImplants] } satisfies Texts
