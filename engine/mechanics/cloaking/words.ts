declare module '../../board/state.ts' {
  interface DeedKinds {
    /** Cloaked or decloaked. */
    cloaked: true
    /** Phased or dephased. */
    phased: true
  }
}

export {}
