import type { Levels } from '../../protocol/types.ts'

/** `Diplomacy`, `Diplomacy x2`, `Leadership x1/2`, `Diplomacy -3`. */
export function printLevel(skill: string, level: number): string {
  if (level === 1) return skill
  return level < 0 ? `${skill} ${level}` : `${skill} x${level === 0.5 ? '1/2' : level}`
}

/** `Diplomacy x2, Leadership` → `{ Diplomacy: 2, Leadership: 1 }`. */
export function readLevels(text: string): Levels {
  const entries = text.split(/, | and /).map(skill => {
    const [, name = skill, times = '1', below] = /^(.+?) (?:x(\d+|1\/2)|(-\d+))$/.exec(skill) ?? []
    return [name, below ? Number(below) : times === '1/2' ? 0.5 : Number(times)] as const
  })
  return Object.fromEntries(entries)
}

export const printLevels = (levels: Levels): string =>
  Object.entries(levels)
    .map(([skill, level]) => printLevel(skill, level))
    .join(', ')
