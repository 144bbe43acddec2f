declare module '../../board/state.ts' {
  interface DeedKinds {
    /** That of the date. */
    'another turn': true
    'turn doubled': true
  }
}
