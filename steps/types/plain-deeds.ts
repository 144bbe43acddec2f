/** Deeds of a player that name no cards. */
export const deeds = {
  'begins the game': 'begins the game as the starting player on whom the players have agreed',
  passes: 'lets go by what he is asked, such as a chance to respond; in a seed phase he seeds nothing',
  'seeds nothing': 'passes on his turn of a seed phase',
  'ends the turn': 'ends his turn, with all that follows at its end',
} as const
