import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Case } from '../../steps/suite/case.ts'
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

/** The right engines that differ in one thing which is no law, and the cases that each could reach. */
export async function differencesIn(
  law: Ruleset,
  cases: readonly Case[],
  { customs }: Pick<Catalogue, 'customs'>,
): Promise<readonly Difference[]> {
  const asked = await askedIn(law, cases)
  const sound = [...new Set([...asked.values()].flat())]
  return [...differencesOf(law, asked, customs), ...liberties(law, sound)]
}

/** Plays the cases that a difference could reach. */
export async function play({ variant, cases, open = [], ...about }: Difference): Promise<Played> {
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
