import { test } from 'node:test'
import { expect } from 'chai'
import { loadCards } from '../cards/catalogue.ts'
import { choices } from '../protocol/words.ts'
import { suiteOf } from '../runner/features.ts'
import { deedsIn } from '../steps/of-operations.ts'
import type { Choice, Deed, Operation } from '../steps/operation.ts'
import { allOf } from '../steps/suite/case.ts'

const attributes = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields']
const genders = ['male', 'female', 'neuter']

/** Words that cards are printed with. */
function printed(): readonly string[] {
  const cards = [...loadCards().cards.values()]
  const onCards = cards.flatMap(
    ({ type, class: kind, skills = {}, classification, affiliations = [], species = [] }) => [
      type,
      ...(type === 'facility' && kind ? [kind] : []),
      ...Object.keys(skills),
      ...(classification ? [classification] : []),
      ...affiliations,
      ...species,
    ],
  )
  return [...attributes, ...genders, ...onCards]
}

const inChoice = (choice: Choice = []): readonly string[] => choice.flatMap(item => ('word' in item ? [item.word] : []))

/** A number of cards to draw is no word. */
const inDeed = ({ verb, word }: Deed): readonly string[] => (word === undefined || verb === 'draws' ? [] : [word])

function wordsIn(operation: Operation): readonly string[] {
  if (operation.op === 'choose') return [...inChoice(operation.choice), ...inChoice(operation.from)]
  if (operation.op === 'mustChoose') return inChoice(operation.from)
  return deedsIn(operation).flatMap(inDeed)
}

test('no scenario answers with a word that the protocol does not have', () => {
  const known = new Set([...choices, ...printed()].map(word => word.toLowerCase()))
  const cases = allOf(suiteOf(undefined))
  const words = cases.flatMap(({ id, steps }) =>
    steps.flatMap(({ operation }) => wordsIn(operation).map(word => ({ id, word }))),
  )
  expect(words.filter(({ word }) => !known.has(word.toLowerCase()))).to.deep.equal([])
  expect(words.length).to.be.above(0)
})
