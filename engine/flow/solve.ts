import type { MissionRequirement } from '../../cards/facts.ts'
import type { Act } from '../../protocol/types.ts'
import type { Requirement } from '../cards/text.ts'
import { impose, move, score } from '../state/moves.ts'
import { cardsIn } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { carryOut } from './effects.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { groupAt, type Site } from './group.ts'
import { follow } from './stop.ts'

/** Completes the mission if those who attempt it meet one of its requirements; scores it and takes its artifacts. */
export function* solve(game: Game, player: PlayerName, sites: readonly Site[], act: Act): Flow {
  const groups = sites.map(site => groupAt(game, player, site, 'attempt', act.cards))
  const mission = sites[0]!.mission
  const pool = groups.flatMap(g => [...g.personnel, ...g.equipment])
  const alternatives = game.facts(mission).requires ?? []
  if (alternatives.length && !alternatives.some(r => meets(game, asRequirement(r), pool, player))) {
    for (const group of groups) follow(game, { what: 'mission not solved', by: player, group })
    return
  }
  game.tell({ event: 'solved', cards: [mission], player })
  impose(game, mission, 'completed')
  score(game, player, game.facts(mission).points ?? 0, false, mission)
  takeArtifacts(game, player, mission, sites[0]!)
  for (const text of game.text(mission).timed ?? []) {
    if (text.at !== 'solved' || !game.inForce(text)) continue
    game.credit(text)
    yield* carryOut(game, text.effects, { you: player, this: mission, group: groups[0]! })
  }
}

function takeArtifacts(game: Game, player: PlayerName, mission: CardId, site: Site): void {
  for (const card of cardsIn(game, 'under', mission)) {
    if (game.facts(card.id).type !== 'artifact') continue
    const [place, holder] = site.kind === 'crew' ? ['aboard', site.holder] : ['planet', mission]
    move(game, card.id, place!, holder!)
    game.change(card.id, { controller: player })
  }
}

/** A mission's printed requirement in the terms of game text. */
export function asRequirement(printed: MissionRequirement): Requirement {
  const parts: Requirement[] = [
    ...Object.entries(printed.skills ?? {}).map(([skill, level]) => ({ skill, level })),
    ...Object.entries(printed.over ?? {}).map(([total, over]) => ({ total: total as 'cunning', over })),
    ...Object.entries(printed.under ?? {}).map(([total, under]) => ({ total: total as 'cunning', under })),
    ...Object.entries(printed.species ?? {}).map(([species, count]) => ({ some: { species }, count })),
    ...(printed.cards ?? []).map(title => ({ title })),
  ]
  return { all: parts }
}
