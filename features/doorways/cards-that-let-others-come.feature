Feature: Cards that let those of another universe come
  Where they may report is one thing, and whether they enter play is another.

  @ruling=1eS-seal-rift-01
  Rule: Cards of another universe report at Seal Rift without a doorway

    Background:
      Given these locations:
        | location   | seeded by | quadrant |
        | Seal Rift  | Alice     | Delta    |
        | Excavation | Alice     | Alpha    |
      And Alice has:
        | card                | where           |
        | Federation Outpost  | at "Excavation" |
        | Future Enterprise | in hand         |

    Example: a ship reports there
      When Alice reports "Future Enterprise" to "Seal Rift"
      Then "Future Enterprise" is now at "Seal Rift"
      And nothing else has changed

    Example: elsewhere it needs a doorway
      When Alice reports "Future Enterprise" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-sigmund-freud-01
  Rule: Sigmund Freud receives those whom another card lets into play

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Sigmund Freud     | aboard "U.S.S. Enterprise" |

    Scenario Outline: without a doorway <card> does not report to him
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice reports "<card>" to "U.S.S. Enterprise"
      Then that is illegal
      And nothing else has changed

      @part=personnel
      Examples: A personnel
        | card             |
        | Richard Castillo |

      @part=equipment
      Examples: Equipment
        | card             |
        | Classic Tricorder |

    Scenario Outline: through an open one <card> does
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | <card>                  | in hand      |
      When Alice reports "<card>" to "U.S.S. Enterprise"
      Then "<card>" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

      @part=personnel
      Examples: A personnel
        | card             |
        | Richard Castillo |

      @part=equipment
      Examples: Equipment
        | card             |
        | Classic Tricorder |
