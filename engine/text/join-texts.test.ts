import { test } from 'node:test'
import { expect } from 'chai'
import { joinTexts } from './join-texts.ts'

test('what two topics say of one card is one text', () => {
  const [joined, ...others] = joinTexts([
    { title: 'Borg Cube', stores: true, plays: [{ stays: true }] },
    { title: 'Borg Cube', plays: [{ once: 'turn' }], uses: [{ effects: [] }] },
  ])
  expect(others).to.deep.equal([])
  expect(joined).to.deep.equal({
    title: 'Borg Cube',
    stores: true,
    plays: [{ stays: true }, { once: 'turn' }],
    uses: [{ effects: [] }],
  })
})

test('different cards stay apart and in order', () => {
  const texts = [{ title: 'Spot' }, { title: 'Data' }]
  expect(joinTexts(texts)).to.deep.equal(texts)
})
