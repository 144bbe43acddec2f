import type { CardsOfAKind, MissionRequirement } from '../../../../cards/facts.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { countsAsRequirements, isRequiredTwice, type Listing } from '../../../questions/missions/questions.ts'

/** The requirements of a mission with one of them replaced, in every way in which that can be done. */
export function replaced(
  game: Game,
  mission: CardId,
  printed: MissionRequirement,
  by: MissionRequirement,
): readonly MissionRequirement[] {
  return without(game, mission, printed).map(rest => joined(game, mission, rest, by))
}

/** What is left of the requirements without all levels of one. */
function without(game: Game, mission: CardId, printed: MissionRequirement): readonly MissionRequirement[] {
  const isOne = (listing: Listing, level: number): boolean =>
    game.decide(countsAsRequirements, { mission, listing, level }) > 0
  const { skills = {}, over = {}, cards = [], some = [], without: lacked = [] } = printed
  return [
    ...Object.keys(skills)
      .filter(skill => isOne('skill', skills[skill]!))
      .map(skill => ({ ...printed, skills: less(skills, skill) })),
    ...Object.keys(over)
      .filter(() => isOne('attribute', 1))
      .map(total => ({ ...printed, over: less(over, total) })),
    ...cards
      .filter(() => isOne('card', 1))
      .map(title => ({ ...printed, cards: cards.filter(other => other !== title) })),
    ...some
      .filter(kind => isOne('characteristics', kind.count ?? 1))
      .map(kind => ({ ...printed, some: some.filter(other => other !== kind) })),
    ...lacked
      .filter(() => isOne('lack', 1))
      .map(kind => ({ ...printed, without: lacked.filter(other => other !== kind) })),
  ]
}

type Numbers = Readonly<Record<string, number>>

const less = (numbers: Numbers, key: string): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([other]) => other !== key))

function joined(game: Game, mission: CardId, rest: MissionRequirement, by: MissionRequirement): MissionRequirement {
  return {
    ...rest,
    skills: together(game, mission, 'skill', rest.skills ?? {}, by.skills ?? {}),
    over: together(game, mission, 'attribute', rest.over ?? {}, by.over ?? {}),
    cards: [...(rest.cards ?? []), ...(by.cards ?? [])],
    some: [...(rest.some ?? []), ...(by.some ?? [])] as readonly CardsOfAKind[],
  }
}

const twice = { larger: Math.max, sum: (a: number, b: number) => a + b }

function together(game: Game, mission: CardId, listing: Listing, a: Numbers, b: Numbers): Numbers {
  const both: Record<string, number> = { ...a, ...b }
  for (const key of Object.keys(a).filter(key => b[key] !== undefined)) {
    both[key] = twice[game.decide(isRequiredTwice, { mission, listing })](a[key]!, b[key]!)
  }
  return both
}
