import { test } from 'node:test'
import { expect } from 'chai'
import { rulesetsOf } from '../../steps/suite/rulesets-of.ts'
import { readTags } from '../../steps/suite/tags.ts'
// A plugin is loaded before TypeScript is.
// @ts-expect-error It is JavaScript, without types.
import { coordinator, type } from './ruleset-tags.js'

interface Tag {
  readonly name: string
}

/** The tags of a scenario once Cucumber has read it. */
function tagged(...names: readonly string[]): readonly string[] {
  const pickle = { tags: names.map(name => ({ name, astNodeId: '1' }) as Tag) }
  const heard: ((envelope: object) => void)[] = []
  const on = (_: string, hear: (envelope: object) => void) => heard.push(hear)
  coordinator({ on, options: { readTags, rulesetsOf } })
  for (const hear of heard) hear({ pickle })
  return pickle.tags.map(({ name }) => name)
}

test('Cucumber is given the rulesets that follow from the rulings', () => {
  expect(type).to.equal('plugin')
  expect(tagged('@ruling=1eS-stopped-06')).to.deep.equal(['@ruling=1eS-stopped-06', '@1e-glossary', '@1e-2014'])
  expect(tagged('@ruling=1eS-stopped-06', '@1e-2014')).to.deep.equal(['@ruling=1eS-stopped-06', '@1e-2014'])
  expect(tagged()).to.deep.equal(['@1e-1996', '@1e-glossary', '@1e-2014'])
})
