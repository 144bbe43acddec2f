import { against, rule } from '../../kernel/rule.ts'
import { calls, isSoongType, madeBySoong } from '../../mechanics/species/lore.ts'
import { isOf } from '../../mechanics/species/species.ts'
import { isCalled, speciesImplied } from '../../questions/species/questions.ts'

export const soongTypes = [
  // Whom the lore calls so is a Soong-type android.
  rule({
    ruling: '1eS-soong-type-android-2-01',
    asked: isCalled,
    applies: ({ printed, word }) => isSoongType(word) && calls(printed, word),
    answer: true,
  }),
  // So is whom Dr. Noonien Soong made.
  rule({
    ruling: '1eS-soong-type-android-2-02',
    asked: isCalled,
    applies: ({ printed, word }) => isSoongType(word) && madeBySoong(printed),
    answer: true,
  }),
  // A Soong-type android is an android.
  rule({
    ruling: '1eS-soong-type-android-2-03',
    asked: speciesImplied,
    applies: ({ printed }, game) => game.decide(isCalled, { printed, word: 'Soong-type android' }),
    answer: ['Android'],
  }),
]

const isShapeShifter = (word: string): boolean => word.toLowerCase() === 'shape-shifter'

export const shapeShifters = [
  // Every changeling is a shape-shifter.
  rule({
    ruling: '1eS-shapeshifter-01',
    asked: isCalled,
    applies: ({ printed, word }, game) => isShapeShifter(word) && isOf(game, printed, 'Changeling'),
    answer: true,
  }),
  // So is anybody whose lore says that it can change its shape.
  rule({
    ruling: '1eS-shapeshifter-02',
    asked: isCalled,
    applies: ({ printed, word }) => isShapeShifter(word) && calls(printed, word),
    answer: true,
  }),
  // Shape-shifter is no species.
  against('1eS-shapeshifter-03', speciesImplied, [], {
    not: 'shape-shifters are a species',
    applies: ({ printed }) => calls(printed, 'Shape-shifter'),
    mistaken: ['Shape-shifter'],
  }),
]
