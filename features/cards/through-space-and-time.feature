Feature: Through space and time, as printed
  Space-Time Portal, and the smaller wormhole that works with it.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=custom-cards-559
  Rule: Space-Time Portal brings back a ship that has disappeared into a Temporal Rift

    Example: the rift is nullified in Alice's next turn
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
      And Bob has:
        | card          | where             |
        | Bortas        | at "Excavation"   |
        | Klag          | aboard "Bortas"   |
        | Temporal Rift | in hand           |
      And it is Bob's turn
      And this has happened:
        | action                                |
        | Bob plays "Temporal Rift" on "Bortas" |
        | Bob ends the turn                     |
      When Alice uses "Space-Time Portal" on "Temporal Rift" naming "nullify"
      Then "Temporal Rift" has been nullified
      And "Temporal Rift" is now in Bob's discard pile
      And "Bortas" is no longer on "Temporal Rift"
      And "Bortas" is still at "Excavation"
      And "Klag" is still aboard "Bortas"
      And "Space-Time Portal" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-560
  Rule: By Temporal Micro-Wormhole personnel and equipment of the Alternate Universe are played

    Background:
      Given Alice has:
        | card                    | where           |
        | Temporal Micro-Wormhole | on the table    |
        | Federation Outpost      | at "Excavation" |

    Scenario Outline: <card>, <what>, reports to the outpost, and that is <verdict>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice reports "<card>" to "Federation Outpost"
      Then that is <verdict>

      Examples:
        | card              | what          | verdict |
        | Rachel Garrett    | a personnel   | legal   |
        | Classic Communicator | an equipment | legal |

  @ruling=custom-cards-561
  Rule: Once in the game Temporal Micro-Wormhole downloads Space-Time Portal or Dr. Telek R'Mor

    Background:
      Given Alice has:
        | card                    | where           |
        | Temporal Micro-Wormhole | on the table    |
        | Romulan Outpost         | at "Excavation" |
        | Space-Time Portal       | in draw deck    |
        | Dr. Telek R'Mor         | in draw deck    |

    @frame=many
    Example: the portal comes, and the doctor does not come after it
      When Alice uses "Temporal Micro-Wormhole"
      And Alice chooses "Space-Time Portal"
      Then "Space-Time Portal" is now on the table
      And "Space-Time Portal" has been downloaded
      When Alice uses "Temporal Micro-Wormhole"
      Then that is illegal

    @frame=many
    Example: the doctor comes to the outpost
      When Alice uses "Temporal Micro-Wormhole"
      And Alice chooses "Dr. Telek R'Mor"
      Then "Dr. Telek R'Mor" is now aboard "Romulan Outpost"
      And "Dr. Telek R'Mor" has been downloaded

  @ruling=custom-cards-562
  Rule: Or it nullifies what Space-Time Portal is discarded for to report a ship

    Background:
      Given Alice has:
        | card                    | where        |
        | Temporal Micro-Wormhole | on the table |
      And Bob has:
        | card              | where        |
        | Space-Time Portal | on the table |
        | Future Enterprise | in hand      |
      And it is Bob's turn

    Example: the portal is lost, and the ship stays in hand
      When Bob uses "Space-Time Portal" on "Wormhole Negotiations" naming "report"
      And Alice responds with "Temporal Micro-Wormhole"
      Then "Space-Time Portal" has been nullified
      And "Space-Time Portal" is now in Bob's discard pile
      And "Future Enterprise" is still in Bob's hand
      And "Temporal Micro-Wormhole" is still on the table
      And nothing else has changed

  @ruling=custom-cards-563
  Rule: Personnel report aboard ships by Temporal Micro-Wormholes once each turn, and twice in the game

    Background:
      Given Alice has:
        | card                             | where           |
        | Temporal Micro-Wormhole [first]  | on the table    |
        | Temporal Micro-Wormhole [second] | on the table    |
        | Runabout                         | at "Excavation" |

    @frame=many
    Example: in a turn of a Red Alert nobody comes by the second one
      Given Alice has:
        | card       | where        |
        | Red Alert! | on the table |
        | Klag       | in hand      |
        | Kurn       | in hand      |
      When Alice reports "Klag" aboard "Runabout" with "Temporal Micro-Wormhole" [first]
      Then "Klag" is now aboard "Runabout"
      When Alice reports "Kurn" aboard "Runabout" with "Temporal Micro-Wormhole" [second]
      Then that is illegal

    @frame=many
    Example: somebody comes by it in the next turn, and nobody in the one after that
      Given Alice has:
        | card                            | where        |
        | Temporal Micro-Wormhole [third] | on the table |
        | Klag                            | in hand      |
        | Kurn                            | in hand      |
        | Worf                            | in hand      |
      And this has happened:
        | action                                                                        |
        | Alice reports "Klag" aboard "Runabout" with "Temporal Micro-Wormhole" [first] |
        | Alice ends the turn                                                           |
        | Bob ends the turn                                                             |
      When Alice reports "Kurn" aboard "Runabout" with "Temporal Micro-Wormhole" [second]
      Then "Kurn" is now aboard "Runabout"
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Worf" aboard "Runabout" with "Temporal Micro-Wormhole" [third]
      Then that is illegal
