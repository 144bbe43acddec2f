Feature: How far the disruption of the timeline reaches
  It comes to hands and piles, and by another objective as well.

  Background:
    Given these locations:
      | location                | quadrant |
      | Excavation              | Alpha    |
      | Montana Missile Complex | Time     |
    And Alice has:
      | card              | where                        |
      | Borg Scout Vessel | at "Montana Missile Complex" |
      | Survey Drone      | aboard "Borg Scout Vessel"   |

  @ruling=1eS-stop-first-contact-15
  Rule: It reaches the hands and piles of both players

    Background:
      Given Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Guard Drone        | in draw deck                 |

    Scenario Outline: <owner>'s humans and cards of the Federation are gone from the <pile>
      Given <owner> has:
        | card            | where     |
        | Jean-Luc Picard | in <pile> |
        | Tomalak         | in <pile> |
        | U.S.S. Oberth   | in <pile> |
      When Alice ends the turn
      And Alice chooses yes
      Then "Jean-Luc Picard" and "U.S.S. Oberth" are now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

      @part=hands
      Examples: hands
        | owner | pile    |
        | Bob   | hand    |
        | Alice | hand    |

      @part=draw-decks
      Examples: draw decks
        | owner | pile      |
        | Bob   | draw deck |

      @part=discard-piles
      Examples: discard piles
        | owner | pile         |
        | Bob   | discard pile |
        | Alice | discard pile |

      @part=side-decks
      Examples: side decks
        | owner | pile     |
        | Bob   | Q's Tent |
        | Alice | Q's Tent |

  @ruling=1eS-stop-first-contact-16
  Rule: Draw decks and side decks are shuffled afterwards

    Background:
      Given Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Guard Drone        | in draw deck                 |

    @frame=many
    Scenario Outline: the rest of the <pile> is shuffled
      Given Bob has:
        | card            | where     |
        | Jean-Luc Picard | in <pile> |
        | Tomalak         | in <pile> |
        | Mendak          | in <pile> |
      When Alice ends the turn
      And Alice chooses yes
      Then "Jean-Luc Picard" is now out of play
      And "Tomalak" and "Mendak" have been shuffled

      @part=draw-decks
      Examples:
        | pile      |
        | draw deck |

      @part=side-decks
      Examples:
        | pile     |
        | Q's Tent |

  @ruling=1eS-stop-first-contact-01
  Rule: Build Interplexing Beacon disrupts the timeline in the same way

    Background:
      Given Alice has:
        | card                      | where                 | state                    |
        | Build Interplexing Beacon | on the table          | targeting "I.K.S. Buruk" |
        | Tactical Drone            | aboard "I.K.S. Buruk" |                          |

    @frame=many
    Example: first the rods are set in place, and by the next probe history is changed
      Given Alice has:
        | card              | where        |
        | Bio-med Drone     | in draw deck |
        | Guard Drone       | in draw deck |
        | Astrogation Drone | in draw deck |
        | Two of Nineteen   | in draw deck |
      And Alice's draw deck holds in order:
        | card              |
        | Bio-med Drone     |
        | Guard Drone       |
        | Astrogation Drone |
        | Two of Nineteen   |
      And Bob has:
        | card         | where                        |
        | I.K.S. Buruk | at "Montana Missile Complex" |
        | Ishara Yar   | on "Excavation"              |
        | Tomalak      | on "Excavation"              |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is still on "Excavation"
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is now out of play
      And "Tomalak" is still on "Excavation"
