Feature: Space-Time Portal as a second Wormhole
  It is played as an interrupt, and is a doorway all the same.

  Background:
    Given these locations:
      | location              | seeded by | quadrant |
      | Excavation            | Alice     | Alpha    |
      | Wormhole Negotiations | Alice     | Alpha    |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=1eS-space-time-portal-13
  Rule: Amanda Rogers may nullify it

    Background:
      Given Alice has:
        | card              | where        |
        | Wormhole          | in hand      |
        | Space-Time Portal | on the table |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |

    @frame=many
    Example: the ship stays where it is
      When Alice plays "Wormhole" on "Runabout"
      And Alice responds with "Space-Time Portal" on "Wormhole Negotiations"
      And Bob responds with "Amanda Rogers" on "Space-Time Portal"
      Then "Space-Time Portal" has been nullified
      And "Space-Time Portal" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And "Runabout" is still at "Excavation"

  @ruling=1eS-space-time-portal-14
  Rule: Kept open, it may be closed like any doorway

    Example: Revolving Door is played on it
      Given Alice has:
        | card                    | where                      |
        | Operate Wormhole Relays | on the table               |
        | Wormhole                | on "Runabout"              |
        | Space-Time Portal       | on "Wormhole Negotiations" |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      And it is Bob's turn
      When Bob plays "Revolving Door" on "Space-Time Portal"
      Then "Revolving Door" is now on "Space-Time Portal"
      And "Space-Time Portal" is now closed
      And nothing else has changed
