import { type Beside, cachedBeside, digestOf } from '../../cache/cache.ts'
import type { Case, FeatureSource, Problem } from './case.ts'
import { chosen, packTurns, type Turn, type TurnOf, unpackTurns, withPacked } from './packed-turn.ts'

type Bare = Omit<Case, 'customs'>
type Head = Omit<Case, keyof Turn>

export interface Compiled {
  readonly cases: readonly Bare[]
  readonly problems: readonly Problem[]
}

/** Values that many cases of a feature have in common. */
const commonKeys = ['rulings', 'ruleset', 'scenario', 'topic', 'rule', 'feature', 'titles', 'disputes'] as const
type Common = (typeof commonKeys)[number]

/** Writes common values once and names them by number. So are twins named, and turns, which lie packed beside. */
export interface Folded {
  readonly parts: readonly unknown[]
  readonly twins: readonly (readonly number[])[]
  readonly cases: readonly FoldedCase[]
  readonly problems: readonly Problem[]
}

type FoldedCase = Omit<Head, Common | 'twins' | 'customs'> &
  Readonly<Record<Common | 'twins', number>> & { readonly turn: TurnOf }

/** The cases of a feature, folded; what it takes to play them lies packed beside. */
export type FoldedFeature = Beside<Folded>

/** Compiles a feature, or reads it from the cache where neither it nor the language (`origin`) has changed. */
export function cachedCases(source: FeatureSource, origin: string, compile: () => Compiled): FoldedFeature {
  const name = `cases/${source.uri.replace(/[^\w./-]|\.\.+/g, '_')}`
  return cachedBeside(name, digestOf([origin, source.uri, source.topic, source.text]), () => fold(compile()))
}

function fold({ cases, problems }: Compiled): FoldedFeature {
  const [common, twins, steps, needs] = [numbered(), numbered(), numbered(), numbered()]
  const courses = new Map([...new Set(cases.map(one => one.steps))].map((course, i) => [course, i]))
  const index = new Map(cases.map((one, i) => [one.id, i]))
  const folded = cases.map(({ steps: course, needs: need, ...one }) => ({
    ...one,
    ...(Object.fromEntries(commonKeys.map(key => [key, common.numberOf(one[key])])) as Record<Common, number>),
    twins: twins.numberOf(one.twins.map(id => index.get(id))),
    turn: { steps: courses.get(course) ?? 0, needs: needs.numberOf(need) },
  }))
  const packed = packTurns({
    courses: [...courses.keys()].map(course => course.map(steps.numberOf)),
    parts: steps.parts(),
    needs: needs.parts(),
  })
  return {
    value: { cases: folded, parts: common.parts(), twins: twins.parts() as readonly number[][], problems },
    packed,
  }
}

/** Gives equal parts one number. */
function numbered() {
  const known = new Map<string, number>()
  const numberOf = (part: unknown): number => {
    const text = JSON.stringify(part)
    if (!known.has(text)) known.set(text, known.size)
    return known.get(text) ?? 0
  }
  return { numberOf, parts: (): readonly unknown[] => [...known.keys()].map(text => JSON.parse(text)) }
}

/** `lean`: the cases are read one after the other, and what it takes to play them is unpacked when it is their turn. */
export function unfold({ value, packed }: FoldedFeature, lean: boolean): Compiled {
  const { parts, twins, cases, problems } = value
  const idsOf = twins.map(numbers => numbers.map(number => cases[number]?.id ?? ''))
  const headOf = (one: FoldedCase): Head => {
    const common = (key: Common) => parts[one[key]]
    return headWith(one, common as <Key extends Common>(key: Key) => Bare[Key], idsOf[one.twins] ?? [])
  }
  if (lean) {
    const own = Buffer.from(packed)
    return { cases: cases.map(one => withPacked(headOf(one), own, one.turn)), problems }
  }
  const unpacked = unpackTurns(packed)
  return { cases: cases.map(one => ({ ...headOf(one), ...chosen(unpacked, one.turn) })), problems }
}

const none: readonly string[] = []

/** Member by member; the customs are told later: to V8 heads then have few shapes, and room for no more than they have. */
function headWith(
  { id, line, outline, parts, reading }: FoldedCase,
  common: <Key extends Common>(key: Key) => Bare[Key],
  twins: readonly string[],
): Head {
  const head = {
    id,
    rulings: common('rulings'),
    ruleset: common('ruleset'),
    scenario: common('scenario'),
    rule: common('rule'),
    feature: common('feature'),
    line,
    topic: common('topic'),
    disputes: common('disputes'),
    titles: common('titles'),
    twins,
    customs: none,
  }
  if (outline === undefined && !parts && !reading) return head
  return {
    ...head,
    ...(outline === undefined ? {} : { outline }),
    ...(parts ? { parts } : {}),
    ...(reading ? { reading } : {}),
  }
}
