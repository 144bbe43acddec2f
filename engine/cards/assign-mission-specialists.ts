import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { requirementOf } from '../mechanics/missions/mission-requirements.ts'
import { levelOf } from '../mechanics/skills/level.ts'
import { skillsIn } from '../mechanics/skills/use-skills.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedFilter {
  /** It has a skill that is required by the mission which is being solved. @alone No other text asks whose skills did it. */
  readonly skilledForIt?: true
}

const oneOfYourOutposts: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

const specialists: Effect = {
  do: 'download',
  where: { type: 'personnel', keyword: 'Mission Specialist', copyInPlay: false },
  to: { aboard: oneOfYourOutposts },
  upTo: 2,
  different: true,
  may: true,
}

export const card: Card = {
  title: 'Assign Mission Specialists',
  print: 'whole',
  glossary: {
    seeds: { effects: [specialists] },
    plays: [{ stays: true, effects: [specialists] }],
    uses: [{ ruling: 'custom-cards-140', atTheStart: true, effects: [{ do: 'discard', who: 'this' }] }],
    timed: [
      {
        ruling: 'custom-cards-139',
        at: 'you solve',
        effects: [
          {
            do: 'choose',
            by: 'you',
            if: { some: { keyword: 'Mission Specialist', skilledForIt: true } },
            options: [
              { word: 'score points', effects: [{ do: 'score', points: 5 }] },
              { word: 'do nothing', effects: [] },
            ],
          },
        ],
      },
    ],
  },
}

/** Has it a skill that the mission requires which is being solved? */
function isSkilledForIt(game: Game, card: CardId, player: PlayerName): boolean {
  const mission = game.told.findLast(t => t.event === 'solved')?.cards?.[0]
  if (mission === undefined) return false
  return skillsIn(requirementOf(game, mission, player)).some(skill => levelOf(game, card, skill) > 0)
}

export const features: Features<'skilledForIt'> = {
  skilledForIt: (game, id, _, you) => isSkilledForIt(game, id, you),
}
