import { owned, player, type Spelling, spelling } from './spelling.ts'

const type =
  '(?:mission|location|planet|ship|outpost|facility|personnel|card|event|interrupt|dilemma|equipment|artifact)'

/** How players, their cards and places are called. */
export const names: readonly Spelling[] = [
  spelling("(?<=is|are|has|have|does|do|can)n't\\b", ' not', 'Bob doesn\'t see "Data"', 'Bob does not see "Data"'),
  spelling('\\bcan( ?not)? see\\b', 'sees$1', 'Bob can see "Data"', 'Bob sees "Data"'),
  spelling('\\bsees ?not\\b', 'does not see', 'Bob cannot see "Data"', 'Bob does not see "Data"'),

  spelling(
    `\\b(?:the|his|her|their) (?:${type} )?(?=")`,
    '',
    'Alice attempts the mission "Excavation"',
    'Alice attempts "Excavation"',
  ),
  spelling(
    `^${player}\\b(.*?)\\b(?:her|his|their)(?: own)? ${owned}\\b`,
    "$1$2$1's $3",
    'Alice looks at her hand',
    "Alice looks at Alice's hand",
  ),
  spelling(
    `^${player}\\b(.*?)\\bthe (crew|Away Team) (?=(?:of|aboard|on|at) ")`,
    "$1$2$1's $3 ",
    'Alice beams the Away Team on "Excavation" aboard "Runabout"',
    'Alice beams Alice\'s Away Team on "Excavation" aboard "Runabout"',
  ),
  spelling(
    '\'s crew (?:of|on) (?=")',
    "'s crew aboard ",
    'Alice discards Bob\'s crew of "Bortas"',
    'Alice discards Bob\'s crew aboard "Bortas"',
  ),
  spelling(
    '\'s Away Team at (?=")',
    "'s Away Team on ",
    'Alice discards Bob\'s Away Team at "Excavation"',
    'Alice discards Bob\'s Away Team on "Excavation"',
  ),
  spelling(
    '\\b[Tt]he (?:dilemmas|seed cards|cards seeded|dilemmas seeded) (?:under|beneath) (?=")',
    'the seeds under ',
    'the dilemmas under "Excavation" hold in order:',
    'the seeds under "Excavation" hold in order:',
  ),
  spelling(
    "\\b(Battle Bridge|Q-Continuum|Tribbles|Q's Tent) side deck\\b",
    '$1',
    '"Data" is in Alice\'s Battle Bridge side deck',
    '"Data" is in Alice\'s Battle Bridge',
  ),
  spelling(
    "\\bdiscard\\b(?! pile)(?<='s discard)",
    'discard pile',
    '"Data" is in Alice\'s discard',
    '"Data" is in Alice\'s discard pile',
  ),
  spelling("(?<='s )deck\\b", 'draw deck', '"Data" is in Alice\'s deck', '"Data" is in Alice\'s draw deck'),

  spelling(
    '\\b(?:in orbit of|in orbit around|orbiting|in space at) (?=")',
    'at ',
    '"Runabout" is in orbit of "Excavation"',
    '"Runabout" is at "Excavation"',
  ),
  spelling(
    '\\b(?:on board(?: of)?|onboard|inside|in) (?=")',
    'aboard ',
    '"Data" is on board "Runabout"',
    '"Data" is aboard "Runabout"',
  ),
  spelling(
    '\\b(?:beneath|underneath) (?=")',
    'under ',
    '"Archer" is beneath "Excavation"',
    '"Archer" is under "Excavation"',
  ),
  spelling(
    '\\bdocked (?:to|with|on) (?=")',
    'docked at ',
    '"Runabout" is docked to "Federation Outpost"',
    '"Runabout" is docked at "Federation Outpost"',
  ),
  spelling(
    '\\b(?:in|on) the spaceline$',
    'in the Alpha Quadrant spaceline',
    '"Excavation" is on the spaceline',
    '"Excavation" is in the Alpha Quadrant spaceline',
  ),
  spelling(
    "\\bon (?=the (?:Alpha|Beta|Gamma|Delta|Mirror) Quadrant spaceline|(?:Alice|Bob)'s spaceline)",
    'in ',
    '"Excavation" is on Bob\'s spaceline',
    '"Excavation" is in Bob\'s spaceline',
  ),
  spelling(
    '\\b(?:removed from the game|out of the game)\\b',
    'out of play',
    '"Data" is removed from the game',
    '"Data" is out of play',
  ),
]
