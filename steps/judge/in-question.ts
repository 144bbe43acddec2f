import type { Question } from '../../protocol/types.ts'
import { listed } from './mismatch.ts'

/** What a decision is about, in words: among whom, whether it may be declined, for which card and what for. */
export function inQuestion({ of, pass, by, why }: Question): string {
  const among = of ? ` among ${listed(of)}` : ''
  const none = pass ? `${of ? ', or' : ''} none${of ? ',' : ''}` : ''
  return `${among}${none}${by ? ` for "${by}"` : ''}${why ? ` (${why})` : ''}`
}
