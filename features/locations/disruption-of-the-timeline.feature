Feature: The disruption of the timeline in 2063
  The Borg change history: humans and the Federation have never been.

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

  @ruling=1eS-stop-first-contact-02 @1e-glossary
  Rule: With the objective the timeline is disrupted, and the history of the Federation has never been

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: a Vulcan of the Federation and a human who is of none are gone
      Given Bob has:
        | card    | where           |
        | Taurik   | on "Excavation" |
        | Ishara Yar | on "Excavation" |
        | Tomalak | on "Excavation" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Taurik" and "Ishara Yar" are now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-03
  Rule: All humans cease to exist, of whatever affiliation

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Scenario Outline: <human> is human, and gone
      Given Bob has:
        | card    | where           |
        | <human> | on "Excavation" |
        | Tomalak | on "Excavation" |
      When Alice ends the turn
      And Alice chooses yes
      Then "<human>" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | human           |
        | Ishara Yar         |
        | Jean-Luc Picard |

  @ruling=1eS-stop-first-contact-04
  Rule: Borg who were human once cease to exist

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: the drone that was human is gone, and the one that was a Klingon stays
      Given Alice has:
        | card              | where           |
        | Nine of Seventeen | on "Excavation" |
        | Cyber Drone       | on "Excavation" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Nine of Seventeen" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-05
  Rule: Humanoids do not cease to exist for being humanoid

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: of the drone that once was somebody nobody knows whom it was, and it stays
      Given Alice has:
        | card              | where           |
        | Bio-med Drone     | on "Excavation" |
        | Nine of Seventeen | on "Excavation" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Nine of Seventeen" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-06
  Rule: Cards of the Federation cease to exist

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Scenario Outline: <card> is of the Federation, and gone
      Given Bob has:
        | card    | where              |
        | <card>  | <where>            |
        | <other> | <where>            |
      When Alice ends the turn
      And Alice chooses yes
      Then "<card>" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | card               | other           | where           |
        | Taurik              | Tomalak         | on "Excavation" |
        | U.S.S. Oberth      | Haakona         | at "Excavation" |
        | Federation Outpost | Romulan Outpost | at "Excavation" |

  @ruling=1eS-stop-first-contact-07
  Rule: A card with several affiliations, one of them Federation, ceases to exist as whichever it is used

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    Example: Kes is gone, Non-Aligned though she is at the time
      Given Bob has:
        | card    | where           | state               |
        | Kes     | on "Excavation" | in Non-Aligned mode |
        | Tomalak | on "Excavation" |                     |
      When Alice ends the turn
      And Alice chooses yes
      Then "Kes" is now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stop-first-contact-14
  Rule: Whatever ceases to exist is placed out of play, in whatever quadrant it is

    Scenario Outline: it is gone from <location> as well
      Given these locations:
        | location   | quadrant   |
        | <location> | <quadrant> |
      And Bob has:
        | card    | where           |
        | Ishara Yar | on "<location>" |
        | Taurik  | on "<location>" |
        | Tomalak | on "<location>" |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" and "Taurik" are now out of play
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | location    | quadrant |
        | Evacuation  | Alpha    |
        | Cure Blight | Gamma    |
        | Aftermath   | Delta    |

  @ruling=1eS-stop-first-contact-17
  Rule: What is left of a ship or facility that ceases to exist returns to its owner's hand

    Background:
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |

    @part=aboard
    Scenario Outline: Tomalak was aboard <vessel>, and survives
      Given Bob has:
        | card     | where             |
        | <vessel> | at "Excavation"   |
        | Tomalak  | aboard "<vessel>" |
      When Alice ends the turn
      And Alice chooses yes
      Then "<vessel>" is now out of play
      And "Tomalak" is now in Bob's hand
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | vessel             |
        | U.S.S. Oberth      |
        | Federation Outpost |

    @part=on
    Example: a card that was played on the ship goes back to whoever played it
      Given Bob has:
        | card          | where           |
        | U.S.S. Oberth | at "Excavation" |
      And Alice has:
        | card           | where              |
        | Baryon Buildup | on "U.S.S. Oberth" |
      When Alice ends the turn
      And Alice chooses yes
      Then "U.S.S. Oberth" is now out of play
      And "Baryon Buildup" is now in Alice's hand
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed
