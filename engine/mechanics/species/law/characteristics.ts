import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { calls, isSoongType, madeBySoong } from '../lore.ts'
import { isCalled, speciesImplied } from '../questions.ts'
import { isOf } from '../species.ts'

/** Whom the lore calls so is a Soong-type android. */
const calledSo = rule({
  ruling: '1eS-soong-type-android-2-01',
  asked: isCalled,
  applies: ({ printed, word }) => isSoongType(word) && calls(printed, word),
  answer: true,
})

/** So is whom Dr. Noonien Soong made. */
const ofHisMake = rule({
  ruling: '1eS-soong-type-android-2-02',
  asked: isCalled,
  applies: ({ printed, word }) => isSoongType(word) && madeBySoong(printed),
  answer: true,
})

/** A Soong-type android is an android. */
const anAndroid = rule({
  ruling: '1eS-soong-type-android-2-03',
  asked: speciesImplied,
  applies: ({ printed }, game) => game.decide(isCalled, { printed, word: 'Soong-type android' }),
  answer: ['Android'],
})

export const soongTypes = [calledSo, ofHisMake, anAndroid]

const isShapeShifter = (word: string): boolean => word.toLowerCase() === 'shape-shifter'

/** Every changeling is a shape-shifter. */
const changelings = rule({
  ruling: '1eS-shapeshifter-01',
  asked: isCalled,
  applies: ({ printed, word }, game) => isShapeShifter(word) && isOf(game, printed, 'Changeling'),
  answer: true,
})

/** So is anybody whose lore says that it can change its shape. */
const byTheirLore = rule({
  ruling: '1eS-shapeshifter-02',
  asked: isCalled,
  applies: ({ printed, word }) => isShapeShifter(word) && calls(printed, word),
  answer: true,
})

const aSpeciesOfTheirOwn = presumption({
  ruling: 'shape-shifters are a species',
  asked: speciesImplied,
  applies: ({ printed }) => calls(printed, 'Shape-shifter'),
  answer: ['Shape-shifter'],
})

/** Shape-shifter is no species. */
const noSpecies = denial('1eS-shapeshifter-03', aSpeciesOfTheirOwn, [])

export const shapeShifters = [changelings, byTheirLore, noSpecies]
