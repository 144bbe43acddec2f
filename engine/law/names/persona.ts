import type { Game } from '../../kernel/game.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import { isMarkedUnique, isUnique, mayCoexist } from '../../questions/names/questions.ts'
import { alike, sameBase } from './names.ts'

const isOne = (title: string, game: Game): boolean => isMarkedUnique(game.printed(title) ?? {})

/** One copy of a unique card in play. */
const oneCopy = rule({
  ruling: 'faq96-13-tasha-yar-or-major-rakal-03',
  asked: mayCoexist,
  applies: ({ a, b }, game) => a === b && isOne(a, game),
  answer: false,
})

/** Who is shown: the name, the personas and identities that belong to it. */
function personasOf(title: string, game: Game): readonly string[] {
  const { persona = [], identity = [] } = game.printed(title) ?? {}
  return [title, ...persona, ...identity]
}

/** Cards with different names may be in play together. */
const differentNames = against('faq96-13-tasha-yar-or-major-rakal-05', mayCoexist, true, {
  not: 'one character is one card in play',
  applies: ({ a, b }, game) =>
    a !== b &&
    game.printed(a)?.type === 'personnel' &&
    (alike(a, b) || personasOf(a, game).some(p => personasOf(b, game).includes(p))),
})

/** One copy of a unique card, where no document at hand says so. */
export const oneCopyByCustom = custom({
  asked: mayCoexist,
  applies: oneCopy.applies,
  answer: oneCopy.answer,
  ruling: 'custom-names-01',
})

/** What no icon calls universal is unique, where its type has such an icon. */
export const uniqueByItsIcon = custom({
  ruling: 'custom-names-12',
  asked: isUnique,
  answer: ({ printed }) => isMarkedUnique(printed),
})

export const faqPersona = [
  oneCopy,
  differentNames,
  // Versions of one unique card, told apart by what follows the colon, are one card in play.
  rule({
    ruling: 'faq96-13-the-colon-rule-14',
    asked: mayCoexist,
    applies: ({ a, b }, game) => sameBase(a, b) && [a, b].every(title => isOne(title, game)),
    answer: false,
    exceptionTo: [differentNames],
  }),
]
