import type { MissionRequirement } from '../../cards/facts.ts'
import type { Act } from '../../protocol/types.ts'
import type { Requirement } from '../cards/text.ts'
import type { Group } from '../rules/questions.ts'
import { discard, impose, move, score } from '../state/moves.ts'
import { cardsIn, inPlay } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import { speaksTo } from '../state/speaks-to.ts'
import { type CardId, opponentOf, type PlayerName } from '../state/state.ts'
import { isDuplicate } from './duplicates.ts'
import { carryOut } from './effects.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { groupAt, type Site } from './group.ts'
import { follow } from './stop.ts'
import { window } from './window.ts'

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
  const texts = [mission, ...cardsIn(game, 'on', mission).map(c => c.id)].filter(
    id => id === mission || speaksTo(game, id) === player,
  )
  for (const id of texts) yield* carryOutAt(game, 'solved', player, id, groups[0]!)
  const others = game.state.cards.filter(c => inPlay(c) && c.holder !== mission).map(c => c.id)
  for (const id of others) yield* carryOutAt(game, 'another solved', speaksTo(game, id), id)
  yield* window(game, { on: 'solved', card: mission, by: player })
}

/** What the card's text says of this moment. */
export function* carryOutAt(
  game: Game,
  at: 'solved' | 'another solved' | 'scouted' | 'commandeered' | 'arrived' | 'docks' | 'destroyed in battle',
  player: PlayerName,
  id: CardId,
  group?: Group,
): Flow {
  for (const text of game.text(id).timed ?? []) {
    if (text.at !== at || !game.inForce(text)) continue
    game.credit(text)
    const players = text.eachPlayer ? [player, opponentOf(game.state, player)] : [player]
    for (const you of players) yield* carryOut(game, text.effects, { you, this: id, ...(group ? { group } : {}) })
  }
}

function takeArtifacts(game: Game, player: PlayerName, mission: CardId, site: Site): void {
  for (const card of cardsIn(game, 'under', mission)) {
    if (game.facts(card.id).type !== 'artifact') continue
    if (isDuplicate(game, player, card.id, mission)) {
      discard(game, card.id)
      continue
    }
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
    ...(printed.some ?? []).map(({ count = 1, ...some }) => ({ some, count })),
    ...(printed.without ?? []).map(({ count = 1, ...some }) => ({ not: { some, count } })),
  ]
  return { all: parts }
}
