import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import type { CaseResult, Conformance } from '../reports/result.ts'
import { suiteOf } from '../runner/features.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { drawnIds } from './fixture/drawn.ts'
import { patient } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const command = fileURLToPath(new URL('../bin/stccg-conformance.js', import.meta.url))
const served = `"${process.execPath}" "${command}" serve`
const out = temporaryFolder('stccg-stdio-')

const drawn = drawnIds(suiteOf(undefined), 40)

const played = (options: { readonly engine?: string; readonly strict?: boolean }): Promise<Conformance> =>
  playSuite(withDefaults({ out, report: [], case: drawn, ...patient, ...options }))

/** What it plays in this process, once for all that is held against it. */
let inside: Promise<Conformance> | undefined
function playedInside(): Promise<Conformance> {
  inside ??= played({})
  return inside
}

type Told = Omit<CaseResult, 'milliseconds' | 'transcript'>

/** Of every case all that an engine has a part in, by id; as JSON has it, which knows no `undefined`. */
const told = ({ cases }: Conformance): ReadonlyMap<string, Told> =>
  new Map(cases.map(({ milliseconds: _, transcript: __, ...one }) => [one.id, JSON.parse(JSON.stringify(one))]))

/** Where two runs do not tell the same, one line a case. */
function differences(one: Conformance, other: Conformance): readonly string[] {
  const [tales, others] = [told(one), told(other)]
  return [...new Set([...tales.keys(), ...others.keys()])].flatMap(id => {
    const [first, second] = [tales.get(id), others.get(id)]
    if (isDeepStrictEqual(first, second)) return []
    return [`${id}: ${first?.outcome} ${first?.message ?? ''} | ${second?.outcome} ${second?.message ?? ''}`]
  })
}

test('over stdio the reference engine has, case for case, the outcomes that it has in this process', async () => {
  const [here, stdio] = [await playedInside(), await played({ engine: served })]
  expect([here.complete, stdio.complete]).to.deep.equal([true, true])
  expect(differences(here, stdio)).to.deep.equal([])
  expect(differences(stdio, await played({ engine: served, strict: true }))).to.deep.equal([])
})

test('in strict mode every message of the reference engine in this process keeps to the schemas', async () => {
  expect(differences(await playedInside(), await played({ strict: true }))).to.deep.equal([])
})
