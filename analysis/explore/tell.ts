import type { Catalogue } from '../../catalogue/catalogue.ts'
import { saysOf } from '../../catalogue/says-of.ts'
import type { Operation } from '../../steps/operation.ts'
import { slug } from '../../steps/suite/case-id.ts'
import { namedFor } from './cause.ts'
import type { Explored } from './exploration.ts'
import type { Fault } from './fault.ts'
import { type FoundRule, featureText, nameOf, stepLines } from './feature-text.ts'
import { differing, type Finding, type FindingKind } from './finding.ts'
import type { Ground } from './ground.ts'
import { sizeOf } from './scenario.ts'
import type { Script } from './script.ts'

/** A finding for machines. */
export interface FoundLine {
  readonly ruleset: string
  readonly kind: FindingKind
  readonly rulings: readonly string[]
  readonly reading?: string
  /** Of a difference between laws: what the catalogue knows about it. */
  readonly restsOn?: string
  readonly verb: string
  readonly message: string
  readonly games: number
  readonly seed: number
  readonly steps: number
  readonly cards: number
  /** In our language, a step a line. */
  readonly scenario: readonly string[]
  readonly twin?: readonly string[]
  /** For `--replay`: the board and the moves as operations. */
  readonly script: Script
}

/** A fault of the reference engine, for machines. */
export interface FaultLine {
  readonly message: string
  readonly ruleset: string
  readonly games: number
  readonly seed: number
  readonly scenario: readonly string[]
}

/** All that was found, for machines. */
export interface ExploredReport {
  readonly games: number
  readonly notAsked: number
  readonly ended?: string
  readonly covered: Readonly<Record<string, number>>
  readonly faults: readonly FaultLine[]
  readonly findings: readonly FoundLine[]
}

export function exploredReport({ findings, games, notAsked, faults, covered, ended }: Explored): ExploredReport {
  return {
    games,
    notAsked,
    ...(ended === undefined ? {} : { ended }),
    covered: Object.fromEntries([...covered].map(([ruleset, ids]) => [ruleset, ids.size])),
    faults: faults.map(faultLine),
    findings: findings.map(foundLine),
  }
}

export const faultLine = ({ message, script, seed, games }: Fault): FaultLine => ({
  message,
  ruleset: script.ruleset,
  games,
  seed,
  scenario: stepLines([...script.given, ...script.moves.map(asSaid)]),
})

/** The question, as a sentence without the answer. */
const asSaid = (move: Operation): Operation =>
  move.op === 'value' && !move.values.length ? { ...move, values: ['?'] } : move

/** In words what a difference between laws rests on. */
export const restsOn = ({ kind, ids }: Ground): string =>
  `${kind}: ${ids.slice(0, 4).join(', ') || 'nothing that either law names'}`

function foundLine({ ruleset, kind, small, scenario, twin, reading, ground, seed, games }: Finding): FoundLine {
  return {
    ruleset,
    kind,
    rulings: small.cause?.decidedBy ?? [],
    ...(reading === undefined ? {} : { reading }),
    ...(ground ? { restsOn: restsOn(ground) } : {}),
    verb: small.verb,
    message: small.message,
    games,
    seed,
    ...sizeOf(scenario),
    scenario: stepLines(scenario),
    ...(twin ? { twin: stepLines(twin) } : {}),
    script: { ruleset, given: small.recording.given, moves: small.recording.moves },
  }
}

/** Features with a scenario of each difference, by the name of their file; a ruling is a Rule with its id. */
export function featuresOf(
  findings: readonly Finding[],
  catalogue: Catalogue,
  them = 'The engine',
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const ruleset of new Set(findings.map(one => one.ruleset))) {
    const own = findings.filter(
      one =>
        one.ruleset === ruleset &&
        differing.includes(one.kind) &&
        one.scenario.length > 0 &&
        rulingsOf(one, catalogue).length > 0,
    )
    const rules = own.map((finding, at) => ruleOf(finding, at + 1, catalogue, them))
    if (rules.length)
      files.set(`explored-${slug(ruleset)}.feature`, featureText(`Found by exploring ${ruleset}`, rules))
  }
  return files
}

/** Those that decide, those named for it, and those named in its game: a scenario is one of a ruling's or basic rule's. */
function rulingsOf({ small, kind }: Finding, { rulings, customs }: Catalogue): readonly string[] {
  const decides = ['ruling', 'custom', 'named'].includes(kind) ? (small.cause?.decidedBy ?? []) : []
  const named = small.recording.said.flatMap(({ because }) => because)
  return [...decides, ...namedFor(small), ...named].filter(id => rulings.has(id) || customs.has(id))
}

function ruleOf(finding: Finding, number: number, catalogue: Catalogue, them: string): FoundRule {
  const { ruleset, kind, small, scenario, twin, seed } = finding
  const [ruling = ''] = rulingsOf(finding, catalogue)
  const decides = kind === 'ruling' || kind === 'custom'
  const says = decides ? saysOf(ruling, catalogue) || ruling : small.message
  return {
    name: `${number}. ${oneLine(says)}`,
    tags: [`@ruling=${ruling}`, `@${ruleset}`],
    remarks: [`${them}: ${oneLine(small.message)}`, `Seed ${seed}.`],
    examples: [
      { name: `${number}. ${nameOf(scenario, 'what is there')}`, scenario },
      ...(twin ? [{ name: `${number}. ${nameOf(twin, 'what is there')}, where it is legal`, scenario: twin }] : []),
    ],
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
