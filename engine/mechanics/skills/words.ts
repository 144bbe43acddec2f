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

export {}
