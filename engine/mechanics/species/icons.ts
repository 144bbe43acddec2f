import type { CardFacts } from '../../../cards/facts.ts'

/** The icons of the three Borg subcommands. */
export const subcommandIcons: readonly string[] = ['communication', 'defense', 'navigation']

export const hasSubcommand = ({ icons = [] }: CardFacts): boolean => icons.some(icon => subcommandIcons.includes(icon))
