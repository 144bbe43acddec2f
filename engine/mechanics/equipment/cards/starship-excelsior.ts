import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const starshipExcelsior: CardText = {
  title: 'Starship Excelsior',
  supplies: { ruling: '1eS-starship-excelsior-01', skill: 'Stellar Cartography', level: 1 },
}

/** Ships whose special equipment supplies a skill. */
export const texts = { glossary: [starshipExcelsior] } satisfies Texts
