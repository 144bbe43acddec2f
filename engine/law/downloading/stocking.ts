import type { Game } from '../../kernel/game.ts'
import { rule } from '../../kernel/rule.ts'
import { mayBeStocked } from '../../questions/downloading/questions.ts'

const affiliationsOf = (title: string, game: Game): readonly string[] => game.printed(title)?.affiliations ?? []

const isPersonnel = (title: string, game: Game): boolean => game.printed(title)?.type === 'personnel'

/** What the Glossary says of the cards in a deck. */
export const glossaryStocking = [
  // Whoever plays Borg stocks no personnel of another affiliation, and so has no One to download.
  rule({
    ruling: '1eS-study-protonebula-02',
    asked: mayBeStocked,
    applies: ({ title, others }, game) =>
      isPersonnel(title, game) && others.some(other => affiliationsOf(other, game).includes('borg')),
    answer: ({ title }, game) => affiliationsOf(title, game).includes('borg'),
  }),
]
