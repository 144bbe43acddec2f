import type { CardFacts } from '../../../cards/facts.ts'

/** The icons of the three Borg subcommands. */
export const subcommandIcons: readonly string[] = ['communication', 'defense', 'navigation']

/** Has the card one of these icons? */
export const hasIcon = ({ icons = [] }: CardFacts, ...any: readonly string[]): boolean =>
  any.some(icon => icons.includes(icon))

export const hasSubcommand = ({ icons = [] }: CardFacts): boolean => icons.some(icon => subcommandIcons.includes(icon))
