import { against, denial, presumption } from '../../kernel/rule.ts'
import { bringsForwardWhatMayHappen, happensAllTheSame, isPutOffInBetween } from '../../questions/duties/questions.ts'

const anything = presumption({
  ruling: 'what may happen on the next turn is brought forward, too',
  asked: bringsForwardWhatMayHappen,
  answer: true,
})

/** Only what must happen is brought forward. */
export const onlyWhatMust = (ruling: string) => [anything, denial(ruling, anything, false)]

/** Of each kind it is said that it does not. */
const notAgain = (ruling: string, kind: 'draw' | 'duty' | 'countdown' | 'text') => ({
  ...against(ruling, happensAllTheSame, false, { not: 'what was brought forward happens on its turn as well' }),
  applies: ({ what }: { readonly what: string }) => what === kind,
})

/** What the Glossary says of what is brought forward. */
export const forwardInTheGlossary = [
  ...onlyWhatMust('1eS-samuel-clemens-pocketwatch-02'),
  notAgain('1eS-samuel-clemens-pocketwatch-04', 'draw'),
  notAgain('1eS-samuel-clemens-pocketwatch-07', 'countdown'),
  notAgain('1eS-samuel-clemens-pocketwatch-11', 'duty'),
  notAgain('1eS-samuel-clemens-pocketwatch-13', 'text'),
  against('1eS-samuel-clemens-pocketwatch-14', isPutOffInBetween, false, {
    not: "what was brought forward rests on the opponent's turn, too",
    applies: ({ what }) => what === 'text',
  }),
]
