import type { Part } from './parts.ts'

/**
 * Every interface that files add to, with all that they add: what a file exports as `AddedX` belongs to the interface `X`
 * of the engine. So a word is declared where it is carried out, and known everywhere.
 */
export function declarations(parts: readonly Part[]): readonly string[] {
  const byHome = new Map<string, string[]>()
  for (const name of [...new Set(parts.flatMap(({ added }) => added))].sort()) {
    const adding = parts.filter(({ added }) => added.includes(name))
    const home = homeOf(name, parts, adding[0]!)
    byHome.set(home, [...(byHome.get(home) ?? []), extended(name, adding)])
  }
  return [...byHome].sort().map(([home, all]) => `declare module '../${home}' {\n${all.join('\n')}\n}`)
}

/** The file that declares the interface. */
function homeOf(name: string, parts: readonly Part[], { path }: Part): string {
  const homes = parts.filter(({ source }) => new RegExp(`^export interface ${name}\\b`, 'm').test(source))
  if (homes.length !== 1)
    throw new Error(
      `engine/${path} exports Added${name}, and ${homes.length || 'no'} files of the engine export an interface ${name}. Name the one that it adds to.`,
    )
  return homes[0]!.path
}

function extended(name: string, parts: readonly Part[]): string {
  const bases = parts.map(part => `      ${part.name}.Added${name}`)
  return `  interface ${name}\n    extends\n${bases.join(',\n')} {}`
}
