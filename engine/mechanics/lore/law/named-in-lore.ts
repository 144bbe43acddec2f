import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { isTitled, namesInLore, speaksOfItself } from '../questions.ts'

/** Whoever the lore refers to by name is named in it. */
const byName = rule({
  ruling: 'cr14-named-in-lore-01',
  asked: namesInLore,
  applies: ({ name, title }, game) => game.decide(isTitled, { written: name.name, title }),
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

const anotherNameIsAnotherCard = presumption({
  ruling: 'what a lore says of somebody under another name than the title is not said of its subject',
  asked: speaksOfItself,
  applies: () => true,
  answer: false,
})

/** The other name still tells who the subject is. */
const stillItsSubject = denial('cr14-named-in-lore-16', anotherNameIsAnotherCard, true)

export const namedInLore = [byName, ownSubjectMeansItself, anotherCardToo, anotherNameIsAnotherCard, stillItsSubject]

/** A name is heard as written where no document at hand says how names are read. */
export const asWritten = custom({
  ruling: 'custom-lore-01',
  asked: namesInLore,
  applies: ({ name, title }) => name.name === title,
  answer: true,
  beside: ['faq1996', 'glossary'],
})
