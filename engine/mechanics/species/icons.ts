/** The icons of the three Borg subcommands. */
export const subcommandIcons: readonly string[] = ['communication', 'defense', 'navigation']
