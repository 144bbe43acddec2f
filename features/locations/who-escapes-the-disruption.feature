Feature: Who escapes the disruption of the timeline
  Other universes and other times are not touched by it.

  Background:
    Given these locations:
      | location                | quadrant |
      | Montana Missile Complex | Time     |
    And Alice has:
      | card               | where                        |
      | Stop First Contact | on "Montana Missile Complex" |
      | Borg Scout Vessel  | at "Montana Missile Complex" |
      | Survey Drone       | aboard "Borg Scout Vessel"   |
      | Guard Drone        | in draw deck                 |

  @ruling=1eS-stop-first-contact-08
  Rule: Cards at a time location are safe

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: those who are in 2063 stay, and those in the present are gone
      Given Bob has:
        | card            | where                        |
        | Jean-Luc Picard | on "Montana Missile Complex" |
        | Taurik          | on "Montana Missile Complex" |
        | Ishara Yar         | on "Excavation"              |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-09
  Rule: Cards on their way into the future are safe

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    @frame=many
    Example: the ship that disappeared has not gone with the other one
      Given it is Bob's turn
      And Bob has:
        | card            | where                  |
        | Temporal Rift   | in hand                |
        | U.S.S. Oberth   | at "Excavation"        |
        | Jean-Luc Picard | aboard "U.S.S. Oberth" |
        | U.S.S. Hood     | at "Excavation"        |
      When Bob plays "Temporal Rift" on "U.S.S. Oberth"
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "U.S.S. Hood" is now out of play
      And "U.S.S. Oberth" is still on "Temporal Rift"
      And "Jean-Luc Picard" is still aboard "U.S.S. Oberth"

  @ruling=1eS-stop-first-contact-10
  Rule: Cards with the icon of an alternate universe are safe

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: Castillo stays, a human of the Federation
      Given Bob has:
        | card             | where           |
        | Richard Castillo | on "Excavation" |
        | Major Rakal      | on "Excavation" |
        | Ishara Yar          | on "Excavation" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-11
  Rule: Cards with the icon of the Mirror Quadrant are safe

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: Captain Bashir stays, a human of the Federation
      Given Bob has:
        | card           | where           |
        | Captain Bashir | on "Excavation" |
        | Ishara Yar        | on "Excavation" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-12
  Rule: Who is no human, and has lost the Federation, is safe

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: Taurik is Non-Aligned now and stays, and Lojal, who is not, is gone
      Given Bob has:
        | card          | where           | state              |
        | Taurik        | on "Excavation" |                    |
        | Frame of Mind | on "Taurik"     | targeting "Taurik" |
        | Lojal         | on "Excavation" |                    |
      When Alice ends the turn
      And Alice chooses yes
      Then "Lojal" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-13
  Rule: A human who has lost the Federation ceases to exist all the same

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: Picard is Non-Aligned now, and gone
      Given Bob has:
        | card            | where                | state                       |
        | Jean-Luc Picard | on "Excavation"      |                             |
        | Frame of Mind   | on "Jean-Luc Picard" | targeting "Jean-Luc Picard" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Jean-Luc Picard" is now out of play
      And "Frame of Mind" is now in Bob's discard pile
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed
