import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** What a current tactic adds in the battle. */
const tactics: readonly CardText[] = [{ title: 'Evasive Maneuvers', tactic: { attack: -2, defense: 4 } }]

export const texts = { glossary: tactics } satisfies Texts
