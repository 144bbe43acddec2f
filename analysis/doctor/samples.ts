import { Client } from '../../protocol/client.ts'
import type { Engine } from '../../protocol/engine.ts'
import { caseLimitFor, defaultLimits, type Limits } from '../../protocol/lives.ts'
import type { Can, HelloResult } from '../../protocol/types.ts'
import { counted } from '../../reports/words.ts'
import { InVain } from '../../runner/in-vain.ts'
import { whyNot } from '../../steps/judge/applies.ts'
import { inCombination } from '../../steps/judge/failure.ts'
import { listed } from '../../steps/judge/mismatch.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import { ofBoth } from '../../steps/judge/twice.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { type Untimely, untimely } from '../untimely.ts'
import { type Complaint, type Finding, once, verdictOn } from './finding.ts'
import { firstWith } from './first-with.ts'

const keys = ['actions', 'decisions', 'values', 'facts', 'events', 'fields'] as const
const flags = ['chance', 'views'] as const

/** The question for the next act is open on every board. */
const wordsOf = (can: Can): readonly string[] => [
  ...keys.flatMap(key => (can[key] ?? []).filter(word => word !== 'action').map(word => `${key} ${word}`)),
  ...flags.filter(flag => can[flag]),
]

/** The shortest scenarios with which every declared word is tried once, and the words for which there is none. */
export function samples(
  hello: HelloResult,
  { cases }: Suite,
): { readonly chosen: readonly Case[]; readonly none: readonly string[] } {
  const applying = cases
    .filter(one => !whyNot(one, hello) && !one.disputes.length)
    .toSorted((a, b) => a.steps.length - b.steps.length)
  const shortestWith = firstWith(applying, ({ needs }) => wordsOf(needs))
  const left = new Set(wordsOf(hello.can))
  const chosen: Case[] = []
  for (const word of wordsOf(hello.can)) {
    const shortest = left.has(word) && shortestWith.get(word)
    if (!shortest) continue
    chosen.push(shortest)
    for (const covered of wordsOf(shortest.needs)) left.delete(covered)
  }
  return { chosen, none: [...left] }
}

interface Sample {
  readonly kase: Case
  readonly verdict: Verdict
}

/** Plays them: errors are the adapter's, wrong outcomes the engine's. */
export async function playSamples(
  engine: Engine,
  hello: HelloResult,
  suite: Suite,
  seen: (verdict: Verdict) => void,
  { request }: Limits = defaultLimits,
): Promise<readonly Finding[]> {
  const { chosen, none } = samples(hello, suite)
  const client = new Client(engine, { caseLimit: caseLimitFor(request) })
  const played: Sample[] = []
  const vain = new InVain()
  try {
    await client.hello(suite.titles)
    for (const kase of chosen) {
      if (vain.isEnough()) break
      const play = () => playCase(kase, { client, hello }, [], () => [])
      const first = await play()
      const verdict = first.outcome === 'pass' ? ofBoth(first, await play()) : first
      seen(verdict)
      vain.add(verdict.outcome)
      played.push({ kase, verdict })
    }
  } finally {
    await client.bye()
  }
  const served = new Set(played.flatMap(({ verdict }) => verdict.transcript.flatMap(actDone)))
  const isNeverServed = ({ lacks, transcript }: Verdict): boolean => {
    const asked = transcript.at(-1)?.request
    return lacks === inCombination && asked?.do === 'act' && !served.has(asked.act.kind)
  }
  const broken = played.filter(({ verdict }) => isAdapters(verdict) || isNeverServed(verdict))
  const wrong = played.filter(({ verdict }) => verdict.outcome === 'fail' && !isAdapters(verdict))
  const early = wrong.flatMap(({ kase, verdict }) => {
    const found = isLegality(verdict) && untimely(verdict.transcript)
    return found ? [{ ...found, id: kase.id }] : []
  })
  const failed = wrong.filter(({ kase }) => !early.some(({ id }) => id === kase.id))
  return [
    ...verdictOn('scenarios', 'It can be played', once(broken.map(complaint)), counted(played.length, 'scenario')),
    ...unjudged(played),
    ...unable(played.filter(one => !broken.includes(one))),
    ...notAtThatTime(early),
    ...(failed.length ? [rules(failed.length, played.length, failed[0]!.kase.id)] : []),
    ...(played.length < chosen.length ? [notPlayed(vain.says('scenarios'), chosen.length - played.length)] : []),
    ...(none.length ? [untried(none)] : []),
  ]
}

/** The kind of act that the engine has answered, if it was one. */
const actDone = ({ request, reply }: Verdict['transcript'][number]): readonly string[] =>
  request.do === 'act' && reply && 'result' in reply ? [request.act.kind] : []

const isLegality = ({ message = '' }: Verdict): boolean => message.includes('should be legal, but the engine refuse')

const nobodys: ReadonlySet<Verdict['outcome']> = new Set(['pass', 'partly-checked', 'unsupported', 'suite-error'])

const isAdapters = ({ outcome, message = '' }: Verdict): boolean =>
  !nobodys.has(outcome) && (outcome !== 'fail' || message.startsWith('The adapter'))

function complaint({ kase, verdict }: Sample): Complaint {
  const asked = verdict.transcript.at(-1)?.request
  const what = asked?.do === 'act' ? `the act "${asked.act.kind}"` : `\`${asked?.do ?? 'hello'}\``
  return { seen: `In ${kase.id}, at ${what}: ${verdict.message}`, mend: `${mendOf(verdict)} (${what})` }
}

function mendOf({ outcome, message = '' }: Verdict): string {
  if (message.includes('breaks the protocol')) return 'Fix the reply: the message says what is expected.'
  if (message.includes('does not keep the order'))
    return 'Keep the order of the cards within a pile, and of the locations in a spaceline.'
  return mends[outcome]
}

const mends: Readonly<Record<Verdict['outcome'], string>> = {
  pass: '',
  'partly-checked': '',
  unsupported: 'Serve it as it is declared, or take the word out of "can": else cases that need it are not supported.',
  'suite-error': '',
  fail: 'Show every board as it was set.',
  'engine-error':
    'Serve it as it is declared, or take the word out of "can": an error is never a verdict of the rules.',
  timeout: 'Reply in time; where the engine waits for a player, the reply is its question in "pending".',
  crash: 'Catch what is thrown, and reply with the error "internal".',
}

function rules(failed: number, played: number, id: string): Finding {
  return {
    check: 'rules',
    says: 'It plays the sample scenarios as the rulings say',
    state: 'rules',
    seen: `${failed} of ${played} come out differently, the first being ${id}.`,
    mend: 'This is the engine and not the adapter: `run` tells more.',
  }
}

/** What it cannot do, though every word is declared, costs the cases that need it and is no illness. */
function unable(played: readonly Sample[]): readonly Finding[] {
  return played
    .filter(({ verdict }) => verdict.lacks === inCombination)
    .slice(0, 1)
    .map(({ kase, verdict }) => ({
      check: 'scenarios',
      says: 'Not supported in a scenario',
      state: 'untried',
      seen: `In ${kase.id}: ${verdict.message}`,
    }))
}

/** Where the suite came to grief, nothing is known of the adapter. */
function unjudged(played: readonly Sample[]): readonly Finding[] {
  return played
    .filter(({ verdict }) => verdict.outcome === 'suite-error')
    .slice(0, 1)
    .map(({ kase, verdict }) => ({
      check: 'scenarios',
      says: 'Not judged in a scenario',
      state: 'untried',
      seen: `In ${kase.id}: ${verdict.message}`,
    }))
}

/** Where the scenario asks in one segment for what the engine allows in another, nothing is known of either. */
function notAtThatTime(early: readonly (Untimely & { readonly id: string })[]): readonly Finding[] {
  const [first] = early
  if (!first) return []
  const inWords = (words: readonly string[]) => listed([...new Set(words)].map(word => `\`${word}\``))
  const what = `${inWords(early.map(({ act }) => act))} in the segment ${inWords(early.map(({ phase }) => phase))}`
  const seen = `It refuses ${what}, in ${early.length} of the scenarios, the first being ${first.id}.`
  return [{ check: 'scenarios', says: 'Not judged for their segment', state: 'untried', seen }]
}

function notPlayed(why: string, many: number): Finding {
  const seen = `${why}, so ${many} more were not played.`
  return { check: 'scenarios', says: 'Not tried by a scenario', state: 'untried', seen }
}

function untried(none: readonly string[]): Finding {
  const seen = `No scenario that applies uses ${none.join(', ')}.`
  return { check: 'scenarios', says: 'Not tried by a scenario', state: 'untried', seen }
}
