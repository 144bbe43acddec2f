Feature: Through Space-Time Portal
  It lets seed cards of another universe be seeded, and one card each turn be played.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-space-time-portal-01
  Rule: With the Portal cards of another universe are seeded that are seed cards

    Scenario Outline: <card> is seeded
      Given these made-up cards:
        | card          | type    | kind   | span | attempted by |
        | Logic Retreat | mission | planet | 3    | Vulcan       |
      And the spaceline:
        | mission       |
        | Logic Retreat |
      And it is the <phase> phase
      And Alice has:
        | card              | where         |
        | Space-Time Portal | on the table  |
        | <card>            | in seed cards |
      When Alice seeds "<card>" <where> "Logic Retreat"
      Then "<card>" is now <where> "Logic Retreat"
      And nothing else has changed

      @part=dilemma
      Examples: A dilemma
        | card          | phase   | where |
        | Empathic Echo | dilemma | under |

      @part=artifact
      Examples: An artifact
        | card           | phase   | where |
        | Ressikan Flute | dilemma | under |

      @part=other
      Examples: An outpost
        | card          | phase    | where |
        | Vulcan Outpost | facility | at    |

  @ruling=1eS-space-time-portal-02
  Rule: It lets nobody be seeded who is no seed card

    Background:
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |

    Scenario Outline: <card> was seeded under a mission, and is out of play
      Given Alice has:
        | card     | where              |
        | <card>   | under "Excavation" |
        | Jean-Luc Picard | on "Excavation"    |
      When Alice attempts "Excavation"
      Then "<card>" is now out of play
      And "Excavation" has been solved

      @part=personnel @frame=many
      Examples: A personnel
        | card             |
        | Richard Castillo |

      @part=ship @frame=many
      Examples: A ship
        | card               |
        | Future Enterprise |

  @ruling=1eS-space-time-portal-03
  Rule: One card of another universe is played each turn, however many Portals there are

    Background:
      Given Alice has:
        | card                    | where           |
        | Space-Time Portal [one] | on the table    |
        | Federation Outpost      | at "Excavation" |
        | Richard Castillo        | in hand         |
        | Jack Crusher            | in hand         |

    Example: the second one does not come in the same turn
      Given Alice has:
        | card                    | where        |
        | Space-Time Portal [two] | on the table |
        | Red Alert!              | on the table |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And Alice reports "Jack Crusher" to "Federation Outpost"
      Then that is illegal
      And "Richard Castillo" is still aboard "Federation Outpost"
      And nothing else has changed

    Example: he comes in her next turn
      Given Alice has:
        | card                    | where        |
        | Space-Time Portal [two] | on the table |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And play goes on until Alice's second turn
      And Alice reports "Jack Crusher" to "Federation Outpost"
      Then "Jack Crusher" is now aboard "Federation Outpost"
      And "Richard Castillo" is still aboard "Federation Outpost"
      And nothing else has changed

    Example: nor does he beside an Alternate Universe Door that is closed
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Red Alert!              | on the table |
      And Bob has:
        | card           | where                        |
        | Revolving Door | on "Alternate Universe Door" |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And Alice reports "Jack Crusher" to "Federation Outpost"
      Then that is illegal
      And "Richard Castillo" is still aboard "Federation Outpost"
      And nothing else has changed

    @frame=many
    Example: what Bob has played in her turn is none of hers
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Brain Drain             | in hand      |
      When Bob plays "Brain Drain" on "Excavation"
      And Alice reports "Richard Castillo" to "Federation Outpost"
      Then "Richard Castillo" is now aboard "Federation Outpost"

  @ruling=1eS-space-time-portal-04
  Rule: Beside an Alternate Universe Door several are played in a turn

    Background:
      Given Alice has:
        | card                    | where           |
        | Space-Time Portal       | on the table    |
        | Alternate Universe Door | on the table    |
        | Federation Outpost      | at "Excavation" |
        | Richard Castillo        | in hand         |

    @part=card-plays
    Example: by Red Alert! both report
      Given Alice has:
        | card         | where        |
        | Red Alert!   | on the table |
        | Jack Crusher | in hand      |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And Alice reports "Jack Crusher" to "Federation Outpost"
      Then "Jack Crusher" is now aboard "Federation Outpost"
      And "Richard Castillo" is still aboard "Federation Outpost"
      And nothing else has changed

    @part=doorways
    Example: a doorway of another universe is played after one has reported
      Given Alice has:
        | card            | where   |
        | Temporal Vortex | in hand |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And Alice plays "Temporal Vortex"
      Then "Temporal Vortex" is now in Alice's core
      And "Temporal Vortex" is now counted down to 3
      And "Richard Castillo" is still aboard "Federation Outpost"
      And nothing else has changed

    @part=interrupts @frame=many
    Example: so is an interrupt
      Given Alice has:
        | card        | where   |
        | Brain Drain | in hand |
      And Bob has:
        | card  | where           |
        | Galen | on "Excavation" |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And Alice plays "Brain Drain" on "Excavation"
      Then "Richard Castillo" is still aboard "Federation Outpost"
      And "Brain Drain" is now on "Galen"
      And the CUNNING of "Galen" is 0

  Rule: Under Q's Planet one card of another universe is seeded through the Portal

    Background:
      Given these locations:
        | location       | seeded by | quadrant |
        | Survey Mission | Alice     | Alpha    |
      And Alice has:
        | card                     | where        |
        | Space-Time Portal        | on the table |
        | Q's Planet               | in hand      |
        | Empathic Echo            | in hand      |
        | Maman Picard                | in hand      |

    @ruling=1eS-space-time-portal-05 @frame=many
    Example: two of them are too many
      Given Alice has:
        | card   | where   |
        | Archer | in hand |
      When Alice plays "Q's Planet" between "Excavation" and "Survey Mission"
      And Alice chooses "Empathic Echo" and "Maman Picard"
      Then that is illegal
      When Alice chooses "Empathic Echo" and "Archer"
      Then "Empathic Echo" and "Archer" are now under "Q's Planet"

    @ruling=1eS-space-time-portal-05 @frame=many
    Example: beside an Alternate Universe Door they are not
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice plays "Q's Planet" between "Excavation" and "Survey Mission"
      And Alice chooses "Empathic Echo" and "Maman Picard"
      Then "Empathic Echo" and "Maman Picard" are now under "Q's Planet"

    @ruling=1eS-space-time-portal-05 @frame=many
    Scenario Outline: the Door beside it is <such>, and two are too many
      Given Alice has:
        | card   | where   |
        | Archer | in hand |
      And <player> has:
        | card                    | where        | state   |
        | Alternate Universe Door | on the table | <state> |
      When Alice plays "Q's Planet" between "Excavation" and "Survey Mission"
      And Alice chooses "Empathic Echo" and "Maman Picard"
      Then that is illegal
      When Alice chooses "Empathic Echo" and "Archer"
      Then "Empathic Echo" and "Archer" are now under "Q's Planet"

      Examples: One that does nothing for her
        | such   | player | state  |
        | Bob's  | Bob    |        |
        | closed | Alice  | closed |

    @ruling=1eS-space-time-portal-06 @frame=many
    Example: none is seeded where another one has been played in the turn
      Given Alice has:
        | card            | where   |
        | Temporal Vortex | in hand |
        | Archer          | in hand |
      When Alice plays "Temporal Vortex"
      And Alice plays "Q's Planet" between "Excavation" and "Survey Mission"
      And Alice chooses "Archer" from "Archer" and none
      Then "Archer" is now under "Q's Planet"
      And "Empathic Echo" and "Maman Picard" are still in Alice's hand
