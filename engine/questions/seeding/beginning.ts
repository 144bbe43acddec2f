import type { State } from '../../board/state.ts'

export type Phase = State['turn']['phase']
