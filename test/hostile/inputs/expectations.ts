import { readFileSync } from 'node:fs'
import { readBaseline } from '../../../analysis/baseline/baseline.ts'
import { compareWith } from '../../../analysis/baseline/compare.ts'
import { baseOf, enact } from '../../../analysis/impact/enact.ts'
import { readProposal } from '../../../analysis/impact/proposal.ts'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { conformance } from '../../../reports/fixture/result.ts'
import type { Suite } from '../../../steps/suite/case.ts'
import { escaped, type Input } from './input.ts'
import { mutatedText, mutatedYaml } from './mutations.ts'

const { cases } = conformance(1)
const suite = { cases: cases.map(({ id, rulings }) => ({ id, rulings })) } as unknown as Suite
const baseline = [
  ...cases.slice(0, 3).map(one => ({ case: one.id, reason: 'It fails.', until: '2030-01-31' })),
  { ruling: cases[0]!.rulings[0]!, reason: 'So does this.' },
]
const proposals = ['1996-timing-between-dilemmas', 'equipment-never-stops', 'exact-match-species'].map(name =>
  readFileSync(new URL(`../../../docs/proposals/${name}.yaml`, import.meta.url), 'utf8'),
)

let catalogue: ReturnType<typeof loadCatalogue> | undefined
const law = () => {
  catalogue ??= loadCatalogue()
  return catalogue
}

const atLine = (file: string): RegExp => new RegExp(`^${escaped(file)}:[1-9]\\d*: \\S`)

/** What is expected of a run, and of the law. */
export const expectationInputs: readonly Input[] = [
  {
    name: 'baselines',
    file: 'baseline.yaml',
    mutated: mutatedYaml(baseline),
    read: ({ file }) => {
      const { expected, stale } = compareWith(readBaseline(file, suite), cases, '2026-01-01')
      return { verdict: `${expected.length} expected`, said: stale }
    },
    place: atLine,
  },
  {
    name: 'proposals',
    file: 'proposal.yaml',
    mutated: mutatedText(...proposals),
    read: ({ file }) => {
      const proposal = readProposal(file, law)
      const { changes } = enact(proposal, baseOf(proposal, undefined), law(), new Map())
      return { verdict: `${changes.length} changes` }
    },
    // What is missing altogether has no line.
    place: file => new RegExp(`^${escaped(file)}(?::[1-9]\\d*|: it does not say which ruleset)`),
  },
]
