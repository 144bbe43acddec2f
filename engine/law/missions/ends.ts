import { rule } from '../../kernel/rule.ts'
import { type MissionItem, readsTheFacingEnd } from '../../questions/missions/questions.ts'

const onTheFacingEnd = (ruling: string, one: MissionItem) =>
  rule({ ruling, asked: readsTheFacingEnd, applies: ({ item }) => item === one, answer: true })

/** What a mission says to the player on each side of it. */
export const endsOfMissions = [
  onTheFacingEnd('cr14-missions-06', 'requirements'),
  onTheFacingEnd('cr14-missions-07', 'instructions'),
  onTheFacingEnd('cr14-missions-08', 'attempted by'),
  onTheFacingEnd('cr14-missions-09', 'points'),
  onTheFacingEnd('cr14-missions-10', 'span'),
]
