import { rule } from '../../kernel/rule.ts'
import { reference } from '../../questions/names/questions.ts'
import { infectedBorg } from '../capture/borg.ts'
import { endsOfMissions } from './ends.ts'
import { personasOfMissions } from './persona.ts'
import { requirementsOfMissions } from './requirements.ts'
import { solvingOfMissions } from './solving.ts'

/** What the Current Rulings say of missions, and of what lies under them. */
export const currentMissions = [
  ...endsOfMissions,
  ...personasOfMissions,
  ...requirementsOfMissions,
  ...solvingOfMissions,
  // What works with a mission works with its Mission II.
  rule({
    ruling: 'cr14-mission-ii-01',
    asked: reference,
    applies: ({ name, title }, game) =>
      title === `${name} II` && !!game.printed(title)?.keywords?.includes('Mission II'),
    answer: true,
  }),
  ...infectedBorg,
]
