import { player, type Spelling, spelling } from './spelling.ts'

/** Conditions of cards. */
export const conditions: readonly Spelling[] = [
  spelling(
    `\\bunder ${player}'s control\\b`,
    'controlled by $1',
    '"Data" is under Bob\'s control',
    '"Data" is controlled by Bob',
  ),
  spelling('\\bface-(up|down)\\b', 'face $1', '"Data" is face-down', '"Data" is face down'),
  spelling('\\b(?:a|held) captive\\b', 'captive', '"Data" is held captive', '"Data" is captive'),
  spelling(
    '\\b(?:RANGE (\\d+)|(\\d+) RANGE) (?:left|remaining)\\b',
    'left with RANGE $1$2',
    '"Runabout" is 4 RANGE left',
    '"Runabout" is left with RANGE 4',
  ),
  spelling(
    '\\b(?:with )?countdown (?:of )?(\\d+)\\b',
    'counted down to $1',
    '"Data" is countdown 2',
    '"Data" is counted down to 2',
  ),
  spelling(
    '\\b(?:used once this (turn|game))\\b',
    'used 1 times this $1',
    '"Data" is used once this turn',
    '"Data" is used 1 times this turn',
  ),
  spelling(
    '\\bcarrying (?:one|1|a) token\\b',
    'carrying 1 tokens',
    '"Data" is carrying a token',
    '"Data" is carrying 1 tokens',
  ),
]
