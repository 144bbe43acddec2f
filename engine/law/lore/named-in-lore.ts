import { against, custom, rule } from '../../kernel/rule.ts'
import { isTitled, namesInLore } from '../../questions/lore/questions.ts'

/** Whoever the lore refers to by name is named in it. */
const byName = rule({
  ruling: 'cr14-named-in-lore-01',
  asked: namesInLore,
  applies: ({ name, title }, game) => game.decide(isTitled, { written: name.name, title }),
  answer: true,
})

export const namedInLore = [
  byName,
  // What a lore calls its own subject may be the name of another card as well.
  against(
    'cr14-named-in-lore-15',
    namesInLore,
    ({ name, title }, game) => game.decide(isTitled, { written: name.name, title }),
    {
      not: 'a lore that calls its subject by another name names nobody else',
      applies: ({ name, title, card }) => !!name.ownSubject && card.title !== title,
      exceptionTo: [byName],
      mistaken: false,
    },
  ),
]

/** A name is heard as written where no document at hand says how names are read. */
export const asWritten = custom({
  ruling: 'custom-lore-01',
  asked: namesInLore,
  applies: ({ name, title }) => name.name === title,
  answer: true,
})
