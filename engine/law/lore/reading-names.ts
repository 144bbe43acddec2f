import { against, rule } from '../../kernel/rule.ts'
import { isWithin } from '../../mechanics/lore/words-of-names.ts'
import { isTitled } from '../../questions/lore/questions.ts'

/** A title must be the whole name that the lore gives, ranks and descriptions included. */
const wholeName = against('cr14-named-in-lore-02', isTitled, false, {
  not: 'part of a name in lore, or of a title, is enough',
  applies: ({ written, title }) => written !== title && (isWithin(title, written) || isWithin(written, title)),
})

const articles = /\b(?:an?|the)\b/gi
const withoutCase = (name: string): string => name.replace(articles, found => found.toLowerCase())

export const readingNames = [
  wholeName,
  // Articles may begin with a capital or not.
  rule({
    ruling: 'cr14-named-in-lore-06',
    asked: isTitled,
    applies: ({ written, title }) => written !== title && withoutCase(written) === withoutCase(title),
    answer: true,
    exceptionTo: [wholeName],
  }),
  // Possessives and plurals are the same name.
  rule({
    ruling: 'cr14-named-in-lore-08',
    asked: isTitled,
    applies: ({ written, title }, game) => {
      const bare = written.replace(/(?:'s|'|s)$/, '')
      return bare !== written && game.decide(isTitled, { written: bare, title })
    },
    answer: true,
    exceptionTo: [wholeName],
  }),
  // The station goes by its initials as well.
  rule({
    ruling: 'cr14-ds9-01',
    asked: isTitled,
    applies: ({ written, title }, game) => {
      const spelled = written.replace(/\bDS9\b/g, 'Deep Space 9')
      return spelled !== written && game.decide(isTitled, { written: spelled, title })
    },
    answer: true,
    exceptionTo: [wholeName],
  }),
]
