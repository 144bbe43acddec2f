import type { CardId } from '../../board/state.ts'

declare module '../../board/state.ts' {
  interface Modifiable {
    /** All of them. */
    skills: true
  }
}

declare module '../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** A level of this skill. */
    readonly gives?: string
    /** Twice the levels of those in the box. */
    readonly doubles?: 'skills'
  }
}

declare module '../../text/text.ts' {
  interface SelectorForms {
    /** Whatever is present with it, whosever that is, and not the card itself. */
    presentWith: { readonly presentWith: Who; readonly where: Filter }
  }
}

declare module '../../kernel/underway.ts' {
  interface Underway {
    /** Of personnel these alone do something for what is required. */
    among: readonly CardId[]
  }
}
