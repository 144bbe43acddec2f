import type { AdoptedCase, Impact } from '../../reports/impact/impact.ts'
import { counted } from '../../reports/words.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { Verdicts } from './idle.ts'

interface About {
  readonly cases: readonly Case[]
  readonly proposed: Verdicts
  readonly gone: ReadonlySet<string>
  readonly title: string
}

type Found = Pick<Impact, 'flips' | 'played' | 'adopted' | 'conflicts' | 'idle' | 'unapplied'>

/** The result, in sentences that can be read out. */
export function summaryOf(found: Found, about: About): readonly string[] {
  return [
    ...unapplied(found, about),
    flips(found, about),
    ...unmoved(about),
    ...adopted(found),
    ...conflicts(found),
    ...idle(found),
  ]
}

function unapplied({ unapplied: all = [] }: Found, { title }: About): readonly string[] {
  return all.map(says => `“${says}” was never applied: no scenario of “${title}” meets its conditions.`)
}

function flips({ flips, played }: Found, { title }: About): string {
  const all = `${counted(played, 'scenario')} of “${title}”`
  if (!flips.length) return `None of the ${all} comes out differently.`
  const others = flips.filter(one => !one.expected).length
  const verb = flips.length === 1 ? 'comes' : 'come'
  const whose =
    others === 0
      ? 'all show rulings you repeal'
      : others === flips.length
        ? 'all show rulings you keep'
        : `${shows(flips.length - others)} rulings you repeal, ${shows(others)} rulings you keep`
  return `${flips.length} of the ${all} ${verb} out differently: ${flips.length === 1 ? (others ? 'it shows a ruling you keep' : 'it shows a ruling you repeal') : whose}.`
}

const shows = (count: number): string => `${count} ${count === 1 ? 'shows' : 'show'}`

/** Scenarios of rulings that go, which come out the same. */
function unmoved({ cases, proposed, gone }: About): readonly string[] {
  const same = cases.filter(one => one.rulings.some(id => gone.has(id)) && proposed.get(one.id)?.outcome === 'pass')
  return same.length
    ? [
        `${counted(same.length, 'scenario')} of rulings you repeal ${same.length === 1 ? 'comes' : 'come'} out as before.`,
      ]
    : []
}

function adopted({ adopted: all }: Found): readonly string[] {
  if (!all.length) return []
  const words: readonly (readonly [AdoptedCase['works'], string])[] = [
    ['now', 'now come out as they do there'],
    ['already', 'did so before'],
    ['not', 'come out in a third way'],
    ['does not fit', 'cannot be played on the boards of this ruleset'],
  ]
  const parts = words
    .map(([works, how]) => [all.filter(one => one.works === works).length, how] as const)
    .filter(([count]) => count)
  return [`Scenarios of what is adopted: ${parts.map(([count, how]) => `${count} ${how}`).join(', ')}.`]
}

function conflicts({ conflicts: all }: Found): readonly string[] {
  if (!all.length) return []
  return [
    `${all.length === 1 ? 'One pair of rulings contradicts each other' : `${all.length} pairs of rulings contradict each other`}; the proposal must say which is to hold.`,
  ]
}

function idle({ idle: all }: Found): readonly string[] {
  const count = (fate: string): number => all.filter(one => one.fate === fate).length
  const [still, fallen] = [count('idle'), count('falls')]
  return [
    ...(still
      ? [`${counted(still, 'ruling')} that ${still === 1 ? 'stays has' : 'stay have'} no consequence any more.`]
      : []),
    ...(fallen
      ? [`${counted(fallen, 'ruling')} that followed from one that goes ${fallen === 1 ? 'falls' : 'fall'} with it.`]
      : []),
  ]
}
