// Explores the reference engine under one law and keeps a small board for each ruling that decides on it:
// `gather.ts <ruleset> <seconds of the processor> [seed]`. What is kept stands in `kept/`, and exploring begins with it; a board
// on which play cannot begin any more, because the law has changed, is kept no longer.
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import { greet, under } from '../../reference.ts'
import { inForce } from '../../variants/in-force.ts'
import { partings } from '../ablation.ts'
import { compare } from '../difference.ts'
import { isQuiet } from '../quiet.ts'
import { record } from '../record.ts'
import type { Script } from '../script.ts'
import { shrink } from '../shrink.ts'
import { keep, keptOf } from './kept.ts'

const [id = '', seconds = '60', seed = '1'] = process.argv.slice(2)
const law = rulesets.get(id)
if (!law) throw new Error(`There is no ruleset "${id}": ${[...rulesets.keys()].join(', ')}`)

const engine = await greet(under(law))
const kept: Script[] = []
for (const one of keptOf(id)) if (await isQuiet(one, engine)) kept.push(one)
keep(id, kept)
const known = new Set(kept.flatMap(({ rulings = [] }) => rulings))
const open = new Set(inForce(law).filter(ruling => !known.has(ruling)))
const course = { seconds: Number(seconds), seed: Number(seed), catalogue: loadCatalogue() }
for await (const { ruling, game, ours, theirs } of partings(law, open, course)) {
  const parts = async (script: Script): Promise<boolean> => {
    const again = await record(script, ours).catch(() => undefined)
    return !!again && typeof (await compare(again, theirs)) !== 'string' && (await isQuiet(script, ours))
  }
  const { ruleset, given, moves } = game
  if (!(await parts({ ruleset, given, moves }))) continue
  const small = await shrink<Script>({ ruleset, given, moves }, async one => ((await parts(one)) ? one : undefined), 40)
  open.delete(ruling)
  kept.push({ ...small, rulings: [ruling] })
  keep(id, kept)
}
process.stdout.write(`${id}: ${inForce(law).length - open.size} of ${inForce(law).length} decide\n`)
