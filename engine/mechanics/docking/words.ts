declare module '../../text/text.ts' {
  interface Filter {
    readonly docked?: boolean
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    undock: true
  }
}

export {}
