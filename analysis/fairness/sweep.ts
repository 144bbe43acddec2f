import type { Catalogue } from '../../catalogue/catalogue.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { Table } from '../variants/table.ts'
import { askedIn } from './asked.ts'
import { type Difference, differencesOf } from './differences.ts'
import { liberties } from './liberties/liberties.ts'
import { isAtPeace } from './peace.ts'

/** A difference with the cases that came out otherwise. */
export interface Played extends Pick<Difference, 'kind' | 'ruleset' | 'topic' | 'customs'> {
  /** Unique under its ruleset. */
  readonly id: string
  /** In words. */
  readonly says: string
  /** How many cases it could reach. */
  readonly pairs: number
  /** The same by the topic of the cases. */
  readonly byTopic: readonly PairsOfTopic[]
  /** Ids of the cases that came out otherwise. */
  readonly flips: readonly string[]
  /** Those of them that neither a custom nor an open question accounts for. */
  readonly unaccounted: readonly string[]
}

/** How many cases of a topic a difference could reach, how many came out otherwise, and how many of these nothing accounts for. */
export interface PairsOfTopic {
  readonly topic: string
  readonly pairs: number
  readonly flips: number
  readonly unaccounted: number
}

export interface Sweep {
  readonly suite: Suite
  readonly catalogue: Catalogue
  /** Topics to keep to; absent = all. */
  readonly topics?: readonly string[]
  /** Called after each difference. */
  readonly told?: (played: Played) => void
}

/** Plays the cases on every right engine that differs in one thing which is no law. */
export async function sweep({ suite, catalogue, topics, told }: Sweep): Promise<readonly Played[]> {
  const all: Played[] = []
  for (const law of rulesets.values()) {
    const cases = suite.cases.filter(one => one.ruleset === law.id && (topics?.includes(one.topic) ?? true))
    if (!cases.length) continue
    const asked = await askedIn(law, cases)
    const sound = [...new Set([...asked.values()].flat())]
    for (const one of [...differencesOf(law, asked, catalogue.customs), ...liberties(law, sound)]) {
      const played = await play(one)
      all.push(played)
      told?.(played)
    }
  }
  return all
}

async function play({ variant, cases, open = [], ...about }: Difference): Promise<Played> {
  const { kind, ruleset, topic, customs } = about
  const flips = await flipping(cases, new Table(variant))
  const known = {
    id: variant.id,
    kind,
    ruleset,
    says: variant.says(),
    ...(topic === undefined ? {} : { topic }),
    customs,
  }
  const isOpen = (one: Case): boolean => one.disputes.some(question => open.includes(question))
  const unaccounted = customs.length ? [] : flips.filter(one => !isOpen(one))
  const counted = { pairs: cases.length, byTopic: byTopic(cases, flips, unaccounted) }
  return { ...known, ...counted, flips: idsOf(flips), unaccounted: idsOf(unaccounted) }
}

function byTopic(
  cases: readonly Case[],
  flips: readonly Case[],
  unaccounted: readonly Case[],
): readonly PairsOfTopic[] {
  const within = (some: readonly Case[], topic: string): number => some.filter(one => one.topic === topic).length
  return [...new Set(cases.map(one => one.topic))].map(topic => ({
    topic,
    pairs: within(cases, topic),
    flips: within(flips, topic),
    unaccounted: within(unaccounted, topic),
  }))
}

const idsOf = (cases: readonly Case[]): readonly string[] => cases.map(one => one.id)

async function flipping(cases: readonly Case[], table: Table): Promise<readonly Case[]> {
  const flips: Case[] = []
  for (const one of cases) if (!(await isAtPeace(one, (await table.engine(one.ruleset))!))) flips.push(one)
  return flips
}
