import type { Term } from '../../../protocol/types.ts'

/** A part of a number in words; `by` is a name. */
export function termText({ printed, add, multiply, set, skill, by }: Term): string {
  const what = skill === undefined ? '' : ` ${skill}`
  if (printed !== undefined) return skill === undefined ? `${printed} printed` : levelText(skill, printed)
  const source = by === undefined ? '' : ` (${by})`
  if (set !== undefined) return `set to ${set}${what}${source}`
  return multiply === undefined ? `${signed(add ?? 0)}${what}${source}` : `× ${multiply}${what}${source}`
}

const levelText = (skill: string, level: number): string => (level === 1 ? skill : `${skill} ×${level}`)

const signed = (number: number): string => (number < 0 ? `− ${-number}` : `+ ${number}`)
