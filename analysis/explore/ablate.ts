// Says how many laws without one ruling exploring tells from the law: `ablate.ts [laws] [seconds for each ruleset] [seed]`.
import { ablations } from './ablation.ts'
import { sizeOf } from './scenario.ts'

const [laws = '200', seconds = '30', seed = '1'] = process.argv.slice(2)
const all = await ablations(Number(laws), Number(seconds), Number(seed))
const found = all.flatMap(({ finding }) => (finding ? [sizeOf(finding.scenario)] : []))
const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const [steps, cards] = [middle(found.map(one => one.steps)), middle(found.map(one => one.cards))]
process.stdout.write(`${found.length} of ${all.length} laws found; in the middle ${steps} steps and ${cards} cards\n`)
