import { test } from 'node:test'
import { expect } from 'chai'
// A plugin is loaded before TypeScript is.
// @ts-expect-error It is JavaScript, without types.
import { coordinator, type } from './ruleset-tags.js'

interface Tag {
  readonly name: string
}

/** The tags of a scenario once Cucumber has read it. */
async function tagged(...names: readonly string[]): Promise<readonly string[]> {
  const pickle = { tags: names.map(name => ({ name, astNodeId: '1' }) as Tag) }
  const heard: ((envelope: object) => void)[] = []
  await coordinator({ on: (_: string, hear: (envelope: object) => void) => heard.push(hear) })
  for (const hear of heard) hear({ pickle })
  return pickle.tags.map(({ name }) => name)
}

test('Cucumber is given the rulesets that follow from the rulings', async () => {
  expect(type).to.equal('plugin')
  expect(await tagged('@ruling=1eS-stopped-06')).to.deep.equal(['@ruling=1eS-stopped-06', '@1e-glossary', '@1e-2014'])
  expect(await tagged('@ruling=1eS-stopped-06', '@1e-2014')).to.deep.equal(['@ruling=1eS-stopped-06', '@1e-2014'])
  expect(await tagged()).to.deep.equal(['@1e-1996', '@1e-glossary', '@1e-2014'])
})
