/** Deeds of a player that name no cards. */
export const deeds = {
  'begins the game': 'begins the game as the starting player on whom the players have agreed',
  passes: 'does nothing and lets the others go on',
  'seeds nothing': 'passes on his turn of a seed phase',
  'ends the turn': 'ends his turn, with all that follows at its end',
} as const
