import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The skill that its special equipment supplies. */
    readonly supplies?: Clause & { readonly skill: string; readonly level: number }
  }
}

const starshipExcelsior: CardText = {
  title: 'Starship Excelsior',
  supplies: { ruling: '1eS-starship-excelsior-01', skill: 'Stellar Cartography', level: 1 },
}

/** Ships whose special equipment supplies a skill. */
export const texts = { glossary: [starshipExcelsior] } satisfies Texts
