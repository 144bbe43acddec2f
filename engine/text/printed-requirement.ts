import type { CardsOfAKind, MissionRequirement } from '../../cards/facts.ts'
import type { Filter, Requirement } from './text.ts'

/** Cards of that kind, in the terms of game text. */
export function ofAKind({ count = 1, leader, ...features }: CardsOfAKind): { some: Filter; count: number } {
  const leads = leader ? { any: [{ classification: 'OFFICER' }, { skill: 'OFFICER' }, { skill: 'Leadership' }] } : {}
  return { some: { ...features, ...leads }, count }
}

/** A printed requirement in the terms of game text. */
export function asRequirement(printed: MissionRequirement): Requirement {
  const parts: Requirement[] = [
    ...Object.entries(printed.skills ?? {}).map(([skill, level]) => ({ skill, level })),
    ...Object.entries(printed.over ?? {}).map(([total, over]) => ({ total: total as 'cunning', over })),
    ...Object.entries(printed.under ?? {}).map(([total, under]) => ({ total: total as 'cunning', under })),
    ...Object.entries(printed.species ?? {}).map(([species, count]) => ({ some: { species }, count })),
    ...(printed.cards ?? []).map(title => ({ title })),
    ...(printed.some ?? []).map(ofAKind),
    ...(printed.without ?? []).map(kind => ({ not: ofAKind(kind) })),
  ]
  return { all: parts }
}
