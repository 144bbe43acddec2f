Feature: Who may report next
  Dixon Hill's Business Card on the table: the next one who shows up for the other player is nobody special.

  Background:
    Given these locations:
      | location             | seeded by | quadrant |
      | Hunt for DNA Program | Alice     | Alpha    |
    And Alice has:
      | card               | where                     |
      | Federation Outpost | at "Hunt for DNA Program" |

  @ruling=1eD-dixon-hills-business-card-04
  Rule: The opponent's next personnel to report is universal or a hologram

    Background:
      Given Bob has:
        | card                       | where        |
        | Dixon Hill's Business Card | on the table |

    @part=universal @part=hologram
    Example: of four one is neither
      Given Alice has:
        | card            | where   |
        | Worf            | in hand |
        | Calloway        | in hand |
        | Sigmund Freud   | in hand |
        | Runabout        | in hand |
      Then these are illegal:
        | action                                     |
        | Alice reports "Worf" to "Federation Outpost" |
      And these are legal:
        | action                                                |
        | Alice reports "Calloway" to "Federation Outpost"      |
        | Alice reports "Sigmund Freud" to "Federation Outpost" |
        | Alice reports "Runabout" to "Federation Outpost"      |

    Example: as long as Bob has it in hand anybody may report
      Given "Dixon Hill's Business Card" is in Bob's hand
      And Alice has:
        | card | where   |
        | Worf | in hand |
      Then these are legal:
        | action                                       |
        | Alice reports "Worf" to "Federation Outpost" |

    Example: Bob's own personnel report as they like
      Given it is Bob's turn
      And Bob has:
        | card            | where                     |
        | Klingon Outpost | at "Hunt for DNA Program" |
        | Gowron          | in hand                   |
      Then these are legal:
        | action                                     |
        | Bob reports "Gowron" to "Klingon Outpost"  |

  @ruling=1eD-dixon-hills-business-card-05
  Rule: When such a personnel has reported the card is out of play

    Background:
      Given Bob has:
        | card                       | where        |
        | Dixon Hill's Business Card | on the table |

    Example: a ship reports, and it stays; Calloway reports, and it goes
      Given Alice has:
        | card     | where   |
        | Runabout | in hand |
        | Calloway | in hand |
      When Alice reports "Runabout" to "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And "Dixon Hill's Business Card" is still on the table
      When play goes on until Alice's second turn
      And Alice reports "Calloway" to "Federation Outpost"
      Then "Calloway" is now aboard "Federation Outpost"
      And "Dixon Hill's Business Card" is now out of play
      And nothing else has changed

  @ruling=1eD-dixon-hills-business-card-06
  Rule: There is no second one on the table

    Background:
      Given it is Bob's turn
      And Bob has:
        | card                                | where   |
        | Dixon Hill's Business Card [second] | in hand |

    Example: Bob has one there
      Given Bob has:
        | card                               | where        |
        | Dixon Hill's Business Card [first] | on the table |
      When Bob plays "Dixon Hill's Business Card" [second]
      Then that is illegal
      And nothing else has changed

    Example: Alice has one there
      Given Alice has:
        | card                               | where        |
        | Dixon Hill's Business Card [first] | on the table |
      When Bob plays "Dixon Hill's Business Card" [second]
      Then that is illegal
      And nothing else has changed

    Example: Bob has none there
      When Bob plays "Dixon Hill's Business Card" [second]
      Then "Dixon Hill's Business Card" [second] is now on the table
      And nothing else has changed
