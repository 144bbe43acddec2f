import type { Effect } from '../../text/text.ts'

export const nullifies: readonly Effect[] = [{ do: 'nullify', who: 'answered' }]
