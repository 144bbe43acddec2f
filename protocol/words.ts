// Generated from schemas/ by generate-types.ts; change the schemas, not this file.

/** What the runner can ask for. */
export const verbs = ['hello', 'arrange', 'act', 'answer', 'observe', 'bye'] as const

/** Why a request could not be served; never a verdict of the rules. */
export const errorCodes = [
  'bad-json',
  'bad-request',
  'unknown-verb',
  'unknown-word',
  'unknown-card',
  'out-of-order',
  'unsupported',
  'internal',
] as const

/** Where a card can be, in relation to its holder. */
export const places = [
  'hand',
  'deck',
  'discard',
  'removed',
  'points',
  'core',
  'seeds',
  'missions',
  'tent',
  'bridge',
  'continuum',
  'tribbles',
  'dilemmas',
  'brig',
  'play',
  'spaceline',
  'shares',
  'planet',
  'space',
  'aboard',
  'docked',
  'site',
  'held',
  'on',
  'under',
] as const

/** Segments of seeding and of a turn, in order. */
export const phases = [
  'setup',
  'seed-doorway',
  'seed-mission',
  'seed-dilemma',
  'seed-facility',
  'start',
  'play',
  'orders',
  'end',
  'discard',
] as const

/** What a card can be besides where it is. */
export const conditions = [
  'stopped',
  'disabled',
  'deactivated',
  'stasis',
  'captive',
  'quarantined',
  'stunned',
  'mortally-wounded',
  'house-arrest',
  'cloaked',
  'phased',
  'damaged',
  'assimilated',
  'infiltrating',
  'closed',
  'completed',
  'scouted',
  'overcome',
] as const

/** What is counted on a card (`range-left` … `used-this-game`) or for a player (`counters`, `card-plays-left`). */
export const counts = [
  'range-left',
  'hull',
  'countdown',
  'tokens',
  'used-this-turn',
  'used-this-game',
  'counters',
  'card-plays-left',
] as const

/** What a player can start. */
export const actKinds = [
  'begin',
  'play',
  'seed',
  'download',
  'use',
  'draw',
  'discard',
  'beam',
  'walk',
  'move',
  'dock',
  'undock',
  'land',
  'launch',
  'cloak',
  'decloak',
  'phase',
  'dephase',
  'shuffle',
  'attempt',
  'scout',
  'commandeer',
  'probe',
  'attack',
  'change',
  'replace',
  'look',
  'ask',
  'infiltrate',
  'show',
  'pass',
  'end',
] as const

/** The forms of decision that an engine can ask for. */
export const questionKinds = ['action', 'response', 'choose', 'confirm', 'number', 'word', 'order', 'assign'] as const

/** What a player decides between where a rule or the text of a card leaves alternatives, by a decision of the kind `word`. Beside these such a decision has only words of the game itself: skills, attributes, classifications, genders, species, affiliations, types of cards. */
export const choices = [
  'Away Team',
  'crew',
  'continue',
  'abandon',
  'stop',
  'unstop',
  'stop or unstop a ship',
  'download a ship',
  'battle',
  'no battle',
  'initiate battle',
  'move away',
  'do nothing',
  'overcome',
  'decline',
  'help her',
  'ignore her',
  'killed',
  'beam up',
  'pay',
  'wait',
  'play',
  'take into hand',
  'discard the objective',
  'draw no cards',
  'overhaul',
  'first',
  'second',
  'house arrest',
  'separate Away Team',
  'accept',
  'forfeit',
  'score points',
  'draw cards',
  'download equipment',
  'five',
  'four',
  'report',
  'return',
  'double',
  'nullify',
  'zero',
  'discard',
  'place beneath',
] as const

/** How far the engine let an act or an answer come. */
export const refusalStages = ['offer', 'start', 'cost', 'choice', 'answer'] as const

/** Why the rules forbid it. */
export const refusalCodes = [
  'not-offered',
  'wrong-player',
  'wrong-time',
  'must-first',
  'wrong-place',
  'wrong-target',
  'not-controlled',
  'incompatible',
  'affiliation',
  'condition',
  'requirement',
  'staffing',
  'range',
  'blocked',
  'cost',
  'limit',
  'count',
  'empty',
  'duplicate',
  'forbidden',
  'no-effect',
  'not-a-choice',
  'may-not-decline',
  'other',
] as const

/** What happened and cannot be read from two boards. */
export const events = [
  'started',
  'nullified',
  'resolved',
  'failed',
  'encountered',
  'overcome',
  'solved',
  'selected',
  'revealed',
  'counted',
  'drew',
  'killed',
  'discarded',
  'downloaded',
  'destroyed',
  'captured',
  'assimilated',
  'scored',
  'used',
  'shuffled',
  'totalled',
  'hit',
  'wounded',
  'won',
] as const

/** What counts for a card at the moment, modifiers included. */
export const values = [
  'integrity',
  'cunning',
  'strength',
  'range',
  'weapons',
  'shields',
  'cost',
  'points',
  'span',
  'skills',
  'skills-box',
  'dots',
  'classification',
  'affiliations',
  'species',
  'icons',
  'keywords',
] as const

/** Rules of play that are agreed on besides the documents of the ruleset. */
export const formats = ['standard tournament rules', 'warp speed', 'premiere'] as const

/** Relations that game text may ask for: about titles or a deck (up to `special-equipment`), about cards on the board, and about a player (`playing`). */
export const facts = [
  'matching-commander',
  'species',
  'persona',
  'copy',
  'unique',
  'has',
  'named-in-lore',
  'regular-skill',
  'native-quadrant',
  'corresponding',
  'homeworld',
  'compatible',
  'deck-allowed',
  'legal-deck',
  'refers-to',
  'grouped',
  'same-card',
  'facility-commander',
  'romantic-partner',
  'couple',
  'of-class',
  'special-equipment',
  'present',
  'same-location',
  'same-species',
  'staffed',
  'in-play',
  'distance',
  'in-command',
  'goes-home-with',
  'playing',
] as const

/** Types that a made-up card can have. */
export const madeUpTypes = [
  'personnel',
  'ship',
  'facility',
  'equipment',
  'mission',
  'dilemma',
  'event',
  'interrupt',
  'objective',
  'tactic',
] as const

/** Optional fields that an engine must declare before the runner uses them. */
export const fields = [
  'card.controller',
  'card.mode',
  'card.face',
  'card.targets',
  'card.because',
  'act.using',
  'act.part',
  'act.word',
  'act.targets',
  'act.position',
  'board.format',
  'question.hand',
  'fact.registered',
] as const

/** Parts of abilities that an engine may have one by one. */
export const abilityParts = [
  'attack.ships',
  'attack.personnel',
  'attempt.cards',
  'move.cards',
  'stopped.personnel',
  'stopped.ship',
  'stopped.equipment',
] as const
