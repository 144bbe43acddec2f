import { test } from 'node:test'
import { expect } from 'chai'
import { strengthReport } from '../../analysis/strength/score.ts'
import type { Mutant } from '../../analysis/strength/strength.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { topicTitles } from '../../catalogue/topics.ts'
import { strengthTable } from './strength.ts'

const catalogue = loadCatalogue()
// One ruling of each topic that has any, those of the last chapters first.
const rulings = [...catalogue.topics.keys()].flatMap(
  topic => [...catalogue.rulings.values()].find(ruling => ruling.topic === topic)?.id ?? [],
)
const mutants = rulings.reverse().map((ruling): Mutant => ({ kind: 'repeal', ruling, ruleset: '2e', fate: 'killed' }))
const report = strengthReport(mutants, catalogue)

test('topics stand in the order of the table of contents', () => {
  const used = new Set([...catalogue.rulings.values()].map(({ topic }) => topic))
  expect(report.topics.map(({ topic }) => topic)).to.deep.equal([...catalogue.topics.keys()].filter(id => used.has(id)))
})

test('the table calls topics by their titles and fits a terminal of 80 characters', () => {
  const lines = strengthTable({ report }, topicTitles(catalogue.topics)).split('\n')
  expect(lines.filter(line => line.startsWith('Self-controlled cards '))).to.have.lengthOf(1)
  for (const line of lines) expect(line.length, line).to.be.at.most(80)
})
