Feature: Double turns by the Glossary
  Who takes a double turn takes two complete turns, one after the other.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Plunder Site   |
      | Survey Mission |

  @ruling=1eD-double-turn-01
  Rule: A double turn is two complete turns, each from its beginning to its end

    Background:
      Given Bob has:
        | card                           | where           |
        | Bortas                         | at "Excavation" |
        | Klag                           | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |

    Example: in both turns Alice has a card play, the whole RANGE of her ship, and a card to draw
      Given Alice has:
        | card                    | where                          |
        | Temporal Narcosis       | in hand                        |
        | Alternate Universe Door | on the table                   |
        | Federation Outpost      | at "Excavation"                |
        | Runabout                | at "Excavation"                |
        | Calloway                | aboard "Runabout"              |
        | Worf                    | in hand                        |
        | Data                    | in hand                        |
        | Deanna Troi             | on top of Alice's draw deck    |
        | Geordi La Forge         | at the bottom of Alice's draw deck |
      And it is Bob's turn
      When Bob plays "Emergency Transporter Armbands" aboard "Bortas" with "Klag"
      And Alice responds with "Temporal Narcosis"
      And Bob ends the turn
      And Alice reports "Worf" to "Federation Outpost"
      And Alice moves "Runabout" to "Survey Mission"
      And Alice ends the turn
      Then it is still Alice's turn
      And "Deanna Troi" is now in Alice's hand
      When Alice reports "Data" to "Federation Outpost"
      And Alice moves "Runabout" to "Excavation"
      And Alice ends the turn
      Then it is now Bob's turn
      And "Geordi La Forge" is now in Alice's hand
      And "Worf" is still aboard "Federation Outpost"
      And "Data" is still aboard "Federation Outpost"
      And "Runabout" is still at "Excavation"
      And "Klag" is still aboard "Bortas"
      And "Emergency Transporter Armbands" is still in Bob's discard pile
      And "Temporal Narcosis" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-double-turn-02
  Rule: A double turn is not one turn with two card plays and two card draws

    Background:
      Given Bob has:
        | card                           | where           |
        | Bortas                         | at "Excavation" |
        | Klag                           | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |

    Example: Data reports when the turn in which Worf reported is over, and Alice has drawn one card for it
      Given Alice has:
        | card                    | where                              |
        | Temporal Narcosis       | in hand                            |
        | Alternate Universe Door | on the table                       |
        | Federation Outpost      | at "Excavation"                    |
        | Worf                    | in hand                            |
        | Data                    | in hand                            |
        | Deanna Troi             | on top of Alice's draw deck        |
        | Geordi La Forge         | at the bottom of Alice's draw deck |
      And it is Bob's turn
      When Bob plays "Emergency Transporter Armbands" aboard "Bortas" with "Klag"
      And Alice responds with "Temporal Narcosis"
      And Bob ends the turn
      And Alice reports "Worf" to "Federation Outpost"
      And Alice reports "Data" to "Federation Outpost"
      Then that is illegal
      When Alice ends the turn
      Then "Deanna Troi" is now in Alice's hand
      And "Geordi La Forge" is still in Alice's draw deck
      And it is still Alice's turn
      When Alice reports "Data" to "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And "Worf" is still aboard "Federation Outpost"
      And "Klag" is still aboard "Bortas"
      And "Emergency Transporter Armbands" is still in Bob's discard pile
      And "Temporal Narcosis" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-double-turn-03
  Rule: A double turn counts as two full turns

    Background:
      Given Bob has:
        | card                           | where           |
        | Bortas                         | at "Excavation" |
        | Klag                           | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |

    Example: with the double turn the third full turn of Anti-Time Anomaly comes a turn earlier
      Given Alice has:
        | card                    | where           |
        | Anti-Time Anomaly       | in hand         |
        | Temporal Narcosis       | in hand         |
        | Alternate Universe Door | on the table    |
        | Worf                    | on "Excavation" |
      And this has happened:
        | action                                                               |
        | Alice plays "Anti-Time Anomaly"                                      |
        | Alice ends the turn                                                  |
      When Bob plays "Emergency Transporter Armbands" aboard "Bortas" with "Klag"
      And Alice responds with "Temporal Narcosis"
      And Bob ends the turn
      And Alice ends the turn
      And Alice ends the turn
      And Bob ends the turn
      Then "Worf" is still on "Excavation"
      When Alice ends the turn
      Then "Worf" and "Klag" have been killed
      And "Worf" is now in Alice's discard pile
      And "Klag" is now in Bob's discard pile
      And "Anti-Time Anomaly" is now in Alice's discard pile
      And "Emergency Transporter Armbands" is still in Bob's discard pile
      And "Temporal Narcosis" is still in Alice's discard pile
      And nothing else has changed
