import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { isTitled, namesInLore } from '../questions.ts'

/** Whoever the lore refers to by name is named in it. */
const byName = rule({
  ruling: 'cr14-named-in-lore-01',
  asked: namesInLore,
  applies: ({ name, title }, game) => !name.incidental && game.decide(isTitled, { written: name.name, title }),
  answer: true,
})

const ownSubjectMeansItself = presumption({
  ruling: 'a lore that calls its subject by another name names nobody else',
  asked: namesInLore,
  applies: ({ name, title, card }) => !!name.ownSubject && card.title !== title,
  answer: false,
  exceptionTo: [byName],
})

/** What a lore calls its own subject may be the name of another card as well. */
const anotherCardToo = denial('cr14-named-in-lore-15', ownSubjectMeansItself, ({ name, title }, game) =>
  game.decide(isTitled, { written: name.name, title }),
)

export const namedInLore = [byName, ownSubjectMeansItself, anotherCardToo]

/** A name is heard as written where no document at hand says how names are read. */
export const asWritten = custom({
  ruling: 'custom-lore-01',
  asked: namesInLore,
  applies: ({ name, title }) => !name.incidental && name.name === title,
  answer: true,
  beside: ['faq1996', 'glossary'],
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const partOfTheName = presumption({
  ruling: 'part of a name in lore is enough',
  asked: isTitled,
  applies: ({ written, title }) => written !== title && new RegExp(`(^|\\W)${escaped(title)}($|\\W)`).test(written),
  answer: true,
})

/** A title must be the whole name that the lore gives, ranks and descriptions included. */
const wholeName = denial('cr14-named-in-lore-02', partOfTheName, ({ written, title }) => written === title)

const article = /^(a|an|the) /i
const withoutCase = (name: string): string => name.replace(article, found => found.toLowerCase())

/** Articles may begin with a capital or not. */
const articles = rule({
  ruling: 'cr14-named-in-lore-06',
  asked: isTitled,
  applies: ({ written, title }) => written !== title && withoutCase(written) === withoutCase(title),
  answer: true,
  exceptionTo: [wholeName],
})

const endings = /(?:'s|s'|s|')$/
const withoutEnding = (name: string): string => name.replace(endings, '')

/** Possessives and plurals are the same name. */
const wordForms = rule({
  ruling: 'cr14-named-in-lore-08',
  asked: isTitled,
  applies: ({ written, title }) =>
    written !== title && (withoutEnding(written) === title || withoutEnding(written) === withoutEnding(title)),
  answer: true,
  exceptionTo: [wholeName],
})

export const readingNames = [partOfTheName, wholeName, articles, wordForms]
