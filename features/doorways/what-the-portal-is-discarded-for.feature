Feature: What Space-Time Portal is discarded for
  It is done at any time, which is between other actions, or in answer to one.

  Background:
    Given these locations:
      | location              | seeded by | quadrant |
      | Excavation            | Alice     | Alpha    |
      | Wormhole Negotiations | Alice     | Alpha    |
    And Alice has:
      | card              | where           |
      | Space-Time Portal | on the table    |
      | Runabout          | at "Excavation" |

  @ruling=1eS-space-time-portal-07
  Rule: It is discarded in either player's turn, before and after the card play and orders

    Scenario Outline: a ship goes back to hand <when>
      Given it is <moment>
      When Alice uses "Space-Time Portal" on "Runabout" naming "return"
      Then "Runabout" is now in Alice's hand
      And "Space-Time Portal" is now in Alice's discard pile
      And nothing else has changed

      @part=either-turn
      Examples: In Bob's turn
        | when          | moment     |
        | in Bob's turn | Bob's turn |

      @part=orders
      Examples: In her orders
        | when                 | moment         |
        | when orders have begun | Alice's orders |

    @part=card-play
    Example: after that she still has her card play
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Deanna Troi        | in hand         |
      When Alice uses "Space-Time Portal" on "Runabout" naming "return"
      And Alice reports "Deanna Troi" to "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And "Runabout" is still in Alice's hand
      And "Space-Time Portal" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-space-time-portal-08
  Rule: In the middle of an action it is discarded only in answer to that action

    Background:
      Given Bob has:
        | card          | where                   |
        | Bortas        | at "Excavation"         |
        | Temporal Rift | in hand                 |
        | Red Alert!    | in hand                 |
      And it is Bob's turn

    Example: it nullifies the Temporal Rift that is being played
      When Bob plays "Temporal Rift" on "Bortas"
      And Alice responds with "Space-Time Portal"
      Then "Temporal Rift" has been nullified
      And "Temporal Rift" is now in Bob's discard pile
      And "Space-Time Portal" is now in Alice's discard pile
      And "Bortas" is still at "Excavation"
      And nothing else has changed

    Example: no ship goes back to hand while an event is being played
      When Bob plays "Red Alert!"
      And Alice responds with "Space-Time Portal" on "Runabout"
      Then that is illegal

  @ruling=1eS-space-time-portal-09
  Rule: No ship escapes a battle that has been initiated

    Background:
      Given Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Klag   | aboard "Bortas" |
      And it is Bob's orders

    Example: when it is attacked it cannot be returned to hand
      When Bob attacks "Runabout" with "Bortas"
      And Alice responds with "Space-Time Portal" on "Runabout"
      Then that is illegal

    Example: before the battle the Portal answers a Temporal Rift
      Given Bob has:
        | card          | where   |
        | Temporal Rift | in hand |
      When Bob plays "Temporal Rift" on "Bortas"
      And Alice responds with "Space-Time Portal"
      Then that is legal

  @ruling=1eS-space-time-portal-10
  Rule: No ship escapes a dilemma that has been encountered

    Background:
      Given Alice has:
        | card     | where             |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |

    Example: when the dilemma is met it cannot be returned to hand
      Given "Runabout" is at "Wormhole Negotiations"
      And Bob has:
        | card       | where                         |
        | Cytherians | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      And Alice responds with "Space-Time Portal" on "Runabout"
      Then that is illegal

    Example: while none is met the Portal answers a Temporal Rift
      Given it is Bob's turn
      And Bob has:
        | card          | where   |
        | Temporal Rift | in hand |
      When Bob plays "Temporal Rift" on "Bortas"
      And Alice responds with "Space-Time Portal"
      Then that is legal

  @ruling=1eS-space-time-portal-11
  Rule: It is discarded to report a ship with crew though its one card of the turn was played

    Example: Future Enterprise comes with two after Jack Crusher
      Given Alice has:
        | card                | where           |
        | Federation Outpost  | at "Excavation" |
        | Jack Crusher        | in hand         |
        | Future Enterprise | in hand         |
        | Rachel Garrett      | in hand         |
        | Richard Castillo    | in hand         |
      When Alice reports "Jack Crusher" to "Federation Outpost"
      And Alice uses "Space-Time Portal" on "Wormhole Negotiations" naming "report"
      And Alice chooses "Rachel Garrett" and "Richard Castillo"
      Then "Future Enterprise" is still at "Wormhole Negotiations"
      And "Rachel Garrett" and "Richard Castillo" are now aboard "Future Enterprise"
      And "Jack Crusher" is still aboard "Federation Outpost"
      And "Space-Time Portal" is still in Alice's discard pile
      And nothing else has changed
