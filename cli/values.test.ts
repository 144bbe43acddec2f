import { test } from 'node:test'
import { expect } from 'chai'
import { expectRefusal, useWorkplace } from '../test/fixture/workplace.ts'
import { everyCommand } from './main.ts'
import { list } from './values.ts'

useWorkplace()

const taken = everyCommand().flatMap(({ path, command }) => [
  ...command.options
    .filter(one => one.required || one.optional)
    .map(one => ({ name: `${path.join(' ')} ${one.long}`, args: [...path, one.long, undefined] })),
  ...command.registeredArguments.map((one, at) => ({
    name: `${path.join(' ')} <${one.name()}>`,
    args: [
      ...path,
      ...command.options.filter(one => one.mandatory).flatMap(one => [one.long!, 'x']),
      ...command.registeredArguments.map((_, other) => (other === at ? undefined : 'go')),
    ],
  })),
])

test('there are options and arguments to try', () => {
  expect(taken).to.have.length.above(100)
})

for (const { name, args } of taken)
  test(`${name}: an empty value is refused`, async () => {
    for (const empty of ['', ' \t']) await expectRefusal('It is empty', ...args.map(arg => arg ?? empty))
  })

test('a list is taken apart at its commas, without the blanks, and adds up', () => {
  expect(list(' a, b ', ['c'])).to.deep.equal(['c', 'a', 'b'])
})

const lists = [
  ['run', '--ruling', '1eS-stopped-06,'],
  ['run', '--ruleset', ',2e'],
  ['run', '--report', 'json,,html'],
  ['run', '--fail-on', 'lacking,'],
  ['run', '--require-ruleset', '2e,'],
  ['impact', 'law.yaml', '--report', 'html,'],
  ['explore', '--topic', 'beaming,'],
  ['strength', '--ruling', ','],
  ['fairness', '--topic', ','],
  ['compile', '--features', 'beaming.feature,'],
]
for (const args of lists)
  test(`${args.join(' ')}: a word that is missing is told`, () =>
    expectRefusal('A word is missing next to a comma', ...args))

test('a list may have blanks', () =>
  expectRefusal(
    '--ruleset 2f: no scenario has it.',
    'run',
    '--features',
    'beaming.feature',
    '--ruleset',
    '1e-glossary , 2f',
  ))
