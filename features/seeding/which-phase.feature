Feature: In which phase a card is seeded
  Doorways and facilities have phases of their own; a text may name another, or none.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-seed-phases-02
  Rule: The outpost phase of older cards is the facility phase

    Background:
      Given Alice has:
        | card           | where         |
        | Harbor Charter | in seed cards |

    Example: in the facility phase the charter is seeded
      Given it is the facility phase
      When Alice seeds "Harbor Charter" on the table
      Then "Harbor Charter" is now in Alice's core
      And nothing else has changed

    Example: in the dilemma phase it is not
      Given it is the dilemma phase
      When Alice seeds "Harbor Charter" on the table
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-phases-09
  Rule: Doorways are seeded in the doorway phase, in turns

    Background:
      Given Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |

    @part=doorways
    Example: Alice seeds a doorway, and Bob his
      Given it is the doorway phase
      And Bob has:
        | card                            | where         |
        | Alternate Universe Door [Bob's] | in seed cards |
      When Alice seeds "Alternate Universe Door" on the table
      And Bob seeds "Alternate Universe Door" [Bob's] on the table
      Then "Alternate Universe Door" [Bob's] is now in Bob's core
      And "Alternate Universe Door" is still in Alice's core
      And it is now Alice's turn
      And nothing else has changed

    @part=others
    Example: Bob seeds his objective in his turn
      Given it is the doorway phase
      And Bob has:
        | card                      | where         |
        | Open Diplomatic Relations | in seed cards |
      When Bob seeds "Open Diplomatic Relations" on the table
      Then that is illegal
      When Alice seeds "Alternate Universe Door" on the table
      And Bob seeds "Open Diplomatic Relations" on the table
      Then "Open Diplomatic Relations" is now in Bob's core
      And "Alternate Universe Door" is still in Alice's core
      And it is now Alice's turn
      And nothing else has changed

    Scenario Outline: not in the <phase> phase
      Given it is the <phase> phase
      When Alice seeds "Alternate Universe Door" on the table
      Then that is illegal
      And nothing else has changed

      Examples:
        | phase    |
        | mission  |
        | dilemma  |
        | facility |

  @ruling=1eS-seed-phases-10
  Rule: What is seeded in the doorway phase goes where its text says

    Background:
      Given it is the doorway phase
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |

    Example: a doorway that goes on the table is seeded there
      When Alice seeds "Alternate Universe Door" on the table
      Then "Alternate Universe Door" is now in Alice's core
      And nothing else has changed

    Example: it is not seeded on a mission
      When Alice seeds "Alternate Universe Door" on "Excavation"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-phases-52
  Rule: A card whose text names another phase than is usual is seeded in that one

    Scenario Outline: <card>, <kind>, is seeded in the <phase> phase
      Given it is the <phase> phase
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | <card>             | in seed cards   |
      When Alice seeds "<card>" <where>
      Then "<card>" is now <there>
      And nothing else has changed

      Examples:
        | card                      | kind         | phase    | where                   | there                   |
        | Spacedoor                 | a doorway    | facility | on "Federation Outpost" | on "Federation Outpost" |
        | Open Diplomatic Relations | an objective | doorway  | on the table            | in Alice's core         |

    Scenario Outline: <card> is not seeded in the <phase> phase
      Given it is the <phase> phase
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | <card>             | in seed cards   |
      When Alice seeds "<card>" <where>
      Then that is illegal
      And nothing else has changed

      Examples:
        | card                      | phase    | where                   |
        | Spacedoor                 | doorway  | on "Federation Outpost" |
        | Open Diplomatic Relations | facility | on the table            |

  @ruling=1eS-seed-phases-53
  Rule: A card whose text lets it be seeded and names no phase is seeded in any

    Scenario Outline: <card>, <kind>, is seeded in the <phase> phase
      Given it is the <phase> phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" on the table
      Then "<card>" is now in Alice's core
      And nothing else has changed

      @part=events
      Examples: An event
        | card                        | kind     | phase    |
        | Establish Landing Protocols | an event | doorway  |
        | Establish Landing Protocols | an event | mission  |
        | Establish Landing Protocols | an event | dilemma  |
        | Establish Landing Protocols | an event | facility |

      @part=objectives
      Examples: An objective
        | card                     | kind         | phase    |
        | Assign Support Personnel | an objective | doorway  |
        | Assign Support Personnel | an objective | mission  |
        | Assign Support Personnel | an objective | dilemma  |
        | Assign Support Personnel | an objective | facility |

      @part=incidents
      Examples: An incident
        | card      | kind        | phase    |
        | Ultimatum | an incident | doorway  |
        | Ultimatum | an incident | mission  |
        | Ultimatum | an incident | dilemma  |
        | Ultimatum | an incident | facility |

  @ruling=1eS-seed-phases-54
  Rule: A card that needs another one is seeded after that

    Background:
      Given it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
        | Spacedoor          | in seed cards |

    @part=facility
    Example: without the outpost Spacedoor is not seeded
      When Alice seeds "Spacedoor" on "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    @part=facility
    Example: when the outpost is there it is
      When Alice seeds "Federation Outpost" at "Excavation"
      And Bob seeds nothing
      And Alice seeds "Spacedoor" on "Federation Outpost"
      Then "Spacedoor" is now on "Federation Outpost"
      And "Federation Outpost" is still at "Excavation"
      And nothing else has changed

    @part=other
    Scenario Outline: Beware of Q, with a Q-Flash <where>, is seeded on that, and that is <verdict>
      Given it is the doorway phase
      And Alice has:
        | card        | where         |
        | Q-Flash     | <where>       |
        | Beware of Q | in seed cards |
      When Alice seeds "Beware of Q" on "Q-Flash"
      Then that is <verdict>

      Examples: Too early, and in time
        | where         | verdict |
        | in seed cards | illegal |
        | on the table  | legal   |

  @ruling=1eS-seeds-or-plays-01
  Rule: A card that seeds or plays is seeded in any phase, unless it belongs to one

    @part=any-phase
    Scenario Outline: the protocols are seeded in the <phase> phase
      Given it is the <phase> phase
      And Alice has:
        | card                        | where         |
        | Establish Landing Protocols | in seed cards |
      When Alice seeds "Establish Landing Protocols" on the table
      Then "Establish Landing Protocols" is now in Alice's core
      And nothing else has changed

      Examples:
        | phase    |
        | doorway  |
        | mission  |
        | dilemma  |
        | facility |

    @part=particular-phase
    Example: a doorway that seeds or plays is not seeded in the facility phase
      Given it is the facility phase
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Alice seeds "Alternate Universe Door" on the table
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seeds-or-plays-03
  Rule: A card that seeds or plays is played like any other when it was not seeded

    Example: the protocols are played from the hand
      Given it is Alice's card play
      And Alice has:
        | card                        | where   |
        | Establish Landing Protocols | in hand |
      When Alice plays "Establish Landing Protocols"
      Then "Establish Landing Protocols" is now in Alice's core
      And nothing else has changed

    Example: so is File Mission Report, an objective
      Given it is Alice's card play
      And Alice has:
        | card                | where   |
        | File Mission Report | in hand |
      When Alice plays "File Mission Report"
      Then "File Mission Report" is now in Alice's core
      And nothing else has changed

  @ruling=1eS-seeds-or-plays-04
  Rule: A card that seeds or plays is seeded on a turn like any other

    Background:
      Given it is the mission phase
      And Alice has:
        | card                        | where         |
        | Verify Evidence             | in missions   |
        | Establish Landing Protocols | in seed cards |

    Example: a mission is not seeded on the same turn
      When Alice seeds "Establish Landing Protocols" on the table
      And Alice seeds "Verify Evidence" in the Alpha Quadrant spaceline
      Then that is illegal
      And "Establish Landing Protocols" is still in Alice's core
      And nothing else has changed

    Example: it is seeded on the next one
      When Alice seeds "Establish Landing Protocols" on the table
      And Bob seeds nothing
      And Alice seeds "Verify Evidence" in the Alpha Quadrant spaceline
      Then "Verify Evidence" is now in the Alpha Quadrant spaceline
      And "Establish Landing Protocols" is still in Alice's core
      And nothing else has changed
