import { test } from 'node:test'
import { expect } from 'chai'
import * as fc from '../../test/fixture/fc.ts'
import * as any from './arbitraries.ts'
import { cardNameOfCell, cardName as cardNameType, cellOfCardName } from './card-name.ts'
import { conditionsOfCell, printCondition } from './condition.ts'
import { parameterTypes } from './parameter-types.ts'
import { parse, type TextType } from './text-type.ts'

/** Whatever can be said is recognised, and read as what was meant. */
function roundTrip<T>(type: TextType<T>, arbitrary: fc.Arbitrary<T>): void {
  const pattern = new RegExp(`^(?:${type.pattern})$`)
  test(`{${type.name}} says everything so that it can be read again`, () => {
    fc.assert(
      fc.property(arbitrary, fc.boolean(), (value, plural) => {
        const text = type.print(value, plural)
        expect(text).to.match(pattern)
        expect(parse(type, text)).to.deep.equal(value)
      }),
      { numRuns: 500 },
    )
  })
}

roundTrip(cardNameType, any.cardName)
roundTrip(parameterTypes.pile, any.pile)
roundTrip(parameterTypes.cards, any.cards)
roundTrip(parameterTypes.place, any.place)
roundTrip(parameterTypes.condition, any.condition)
roundTrip(parameterTypes.moment, any.moment)
roundTrip(parameterTypes.choice, any.choice)
roundTrip(parameterTypes.relation, any.relation)

test('a cell of cards says every name', () => {
  fc.assert(
    fc.property(any.cardName, name => {
      expect(cardNameOfCell(cellOfCardName(name))).to.deep.equal(name)
    }),
    { numRuns: 500 },
  )
})

test('a cell of conditions says any number of them', () => {
  fc.assert(
    fc.property(fc.array(any.condition), conditions => {
      expect(conditionsOfCell(conditions.map(printCondition).join(', '))).to.deep.equal(conditions)
    }),
  )
})
