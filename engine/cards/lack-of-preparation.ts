import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { ignorer } from '../mechanics/missions/ignore-requirements.ts'
import { meetsMission } from '../mechanics/missions/mission-requirements.ts'
import { ignoredIsMet } from '../questions/missions/settled.ts'

import type { Card } from '../text/card.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedRequirementForms {
  /** Those who began the attempt met what the mission requires. */
  couldSolve: { readonly couldSolve: true }
}

const subcommands = ['communication', 'navigation', 'defense'] as const

/** A Borg, with the icon of a subcommand or any other. */
const borg = (icon?: string): Requirement => ({ some: { affiliation: 'borg', ...(icon ? { icon } : {}) } })

export const card: Card = {
  title: 'Lack of Preparation',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-66',
      conditions: { any: [{ all: [{ not: borg() }, { couldSolve: true }] }, { all: subcommands.map(borg) }] },
      effects: [{ do: 'score', points: -10, unless: borg() }],
    },
  },
}

/** Could those who began the attempt have solved the mission as they were then? */
function couldSolve(game: Game, mission: CardId, player: PlayerName): boolean {
  const began = game.underway.beginning
  if (!began) return true
  const now = game.state
  game.state = began.state
  const could = isMet(game, mission, player, began.pool)
  game.state = now
  return could
}

function isMet(game: Game, mission: CardId, player: PlayerName, pool: readonly CardId[]): boolean {
  if (meetsMission(game, mission, player, pool)) return true
  const by = ignorer(game, mission, player, pool)
  return by !== undefined && game.decide(ignoredIsMet, { mission, by })
}

export const requirements: Requirements<'couldSolve'> = {
  couldSolve(game) {
    const { encounter } = game.underway
    return !!encounter && couldSolve(game, encounter.at, encounter.group.player)
  },
}
