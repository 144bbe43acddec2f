import { record } from '../../../analysis/explore/record.ts'
import { greet } from '../../../analysis/reference.ts'
import { readReplay } from '../../../cli/explore/read-replay.ts'
import { referenceEngine } from '../../../engine/adapter/serve.ts'
import { isGiven } from '../../../steps/judge/given.ts'
import { loadSuite } from '../../../steps/suite/load-suite.ts'
import { escaped, type Input } from './input.ts'
import { mutatedJson } from './mutations.ts'

const { cases } = loadSuite([new URL('../features/marked.feature', import.meta.url).pathname], { cwd: '/' })

/** The boards of a few cases, and what is done and asked on them, as an exploration writes them. */
const findings = cases.slice(0, 3).map(({ ruleset, steps }) => {
  const operations = steps.map(({ operation }) => operation)
  return {
    script: {
      ruleset,
      given: operations.filter(isGiven),
      moves: [
        ...operations.filter(({ op }) => op === 'do'),
        { op: 'value', attribute: 'strength', cards: [{ card: { title: 'Geordi La Forge' } }], values: [] },
      ],
    },
  }
})

/** What `explore` wrote, given to `explore --replay`. */
export const explorationInputs: readonly Input[] = [
  {
    name: 'explorations to play again',
    file: 'explored.json',
    mutated: mutatedJson({ games: 3, notAsked: 0, covered: {}, faults: [], findings }),
    read: async ({ file }) => {
      const scripts = readReplay([file])
      const recorded = []
      for (const script of scripts) recorded.push(await record(script, await greet(referenceEngine())))
      return { verdict: `${recorded.filter(one => one).length} of ${recorded.length} played` }
    },
    place: file => new RegExp(`^--replay ${escaped(file)}: \\S`),
  },
]
