declare module '../../board/state.ts' {
  interface DeedKinds {
    /** With the cards that counted for it then. */
    earned: true
  }
}

export {}
