declare module '../../board/state.ts' {
  interface Modifiable {
    /** All of them. */
    skills: true
  }
}

export {}
