import type { CardFacts } from '../../../cards/facts.ts'

/** The icons of the three Borg subcommands. */
const subcommandIcons: readonly string[] = ['communication', 'defense', 'navigation']

/** Has the card one of these icons? */
export const hasIcon = ({ icons = [] }: CardFacts, ...any: readonly string[]): boolean =>
  any.some(icon => icons.includes(icon))

/** Has it the icon of a Borg subcommand? */
export const hasSubcommand = (printed: CardFacts): boolean => hasIcon(printed, ...subcommandIcons)
