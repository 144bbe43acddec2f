import { cards, player, type Spelling, spelling } from './spelling.ts'

/** What the players do, and the passing of time. */
export const deeds: readonly Spelling[] = [
  spelling(`^${player} (?:declines|does not respond|takes no action)$`, '$1 passes', 'Bob declines', 'Bob passes'),
  spelling(
    `^${player} ends (?:(?:her|his|their) )?turn$`,
    '$1 ends the turn',
    'Alice ends her turn',
    'Alice ends the turn',
  ),
  spelling(`^${player} (?:answers|picks|selects|says) `, '$1 chooses ', 'Alice answers yes', 'Alice chooses yes'),
  spelling('\\bchooses "(yes|no|none|\\d+|[A-Z.]{4,})"', 'chooses $1', 'Alice answers "yes"', 'Alice chooses yes'),
  spelling('\\bchooses (?:nothing|nobody|no one)$', 'chooses none', 'Alice chooses nobody', 'Alice chooses none'),
  spelling(
    `^${player} (uses|plays) ${cards} on ("[^"]+"(?: \\[[^\\]]+\\])?)(?:,| and) (?=")`,
    '$1 $2 $3 on $4 with ',
    'Alice uses "Café des Artistes" on "Pel" and "Quark"',
    'Alice uses "Café des Artistes" on "Pel" with "Quark"',
  ),
  spelling(
    `^${player} plays ${cards} targeting (?=")`,
    '$1 plays $2 on ',
    'Alice plays "Assimilate Planet" targeting "Excavation"',
    'Alice plays "Assimilate Planet" on "Excavation"',
  ),
  spelling(
    ' for duty\\b',
    '',
    'Alice reports "Data" for duty to "Federation Outpost"',
    'Alice reports "Data" to "Federation Outpost"',
  ),
  spelling(
    `^${player} (?:flies|warps) `,
    '$1 moves ',
    'Alice flies "Runabout" to "Excavation"',
    'Alice moves "Runabout" to "Excavation"',
  ),
  spelling(
    `^${player} transports `,
    '$1 beams ',
    'Alice transports "Data" to "Excavation"',
    'Alice beams "Data" to "Excavation"',
  ),
  spelling(
    `^${player} beams ((?:up|down) )?${cards} (?:(?:up|down)(?: to)?|up aboard) (?=")`,
    '$1 beams $3 to ',
    'Alice beams "Data" down to "Excavation"',
    'Alice beams "Data" to "Excavation"',
  ),
  spelling(
    `^${player} (?:initiates|starts|begins) (?:a )?(?:ship |personnel )?battle (?:against|with) `,
    '$1 attacks ',
    'Bob starts a battle against "Bortas"',
    'Bob attacks "Bortas"',
  ),
  spelling(`^${player} (?:fires at|fires on|battles) `, '$1 attacks ', 'Bob fires on "Bortas"', 'Bob attacks "Bortas"'),
  spelling(
    `^${player} (?:initiates|begins|starts) (?:a mission attempt (?:at|of)|an attempt (?:at|of)) `,
    '$1 attempts ',
    'Alice begins a mission attempt at "Excavation"',
    'Alice attempts "Excavation"',
  ),

  spelling(
    '\\bto the table\\b',
    'on the table',
    'Alice downloads "Data" to the table',
    'Alice downloads "Data" on the table',
  ),
  spelling(
    `^${player}'s (?:next )?turn (?:begins|starts)$`,
    "play goes on until the start of $1's turn",
    "Bob's next turn begins",
    "play goes on until the start of Bob's turn",
  ),
  spelling(
    `^${player}'s turn (?:ends|is over)$`,
    "play goes on until the end of $1's turn",
    "Alice's turn ends",
    "play goes on until the end of Alice's turn",
  ),
  spelling(
    `\\buntil ${player}'s next turn(?: begins| starts)?$`,
    "until the start of $1's turn",
    "play goes on until Bob's next turn",
    "play goes on until the start of Bob's turn",
  ),
]
