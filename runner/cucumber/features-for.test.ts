import { test } from 'node:test'
import { expect } from 'chai'
// The configuration of Cucumber is loaded before TypeScript is.
// @ts-expect-error It is JavaScript, without types.
import { featuresFor } from './features-for.js'

const all = ['features/**/*.feature']
const read = (...words: readonly string[]): readonly string[] => featuresFor(['node', 'cucumber-js', ...words])

test('only the features of the rulings that are asked for are read', () => {
  const one = read('--tags', '@ruling=1eS-stopped-06')
  expect(one).to.have.length.within(1, 9)
  expect(read('-t', '@ruling=1eS-stopped-06 and @2e')).to.deep.equal(one)
  expect(read('--tags=@ruling=1eS-stopped-06 or @ruling=1eD-doubling-01').length).to.be.above(one.length)
})

test('all are read where the text of a feature does not tell', () => {
  for (const tags of ['@2e', '@ruling=1eS-stopped-06 or @2e', 'not @ruling=1eS-stopped-06', '@ruling=no-such'])
    expect(read('--tags', tags), tags).to.deep.equal(all)
  expect(read()).to.deep.equal(all)
})
