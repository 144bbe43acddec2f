Feature: How cards are unstopped
  The next turn frees stopped cards, unless a card holds them longer; and other cards may free them before.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where           |
      | U.S.S. Enterprise | at "Excavation" |
      | Data              | on "Excavation" |
      | Tasha Yar         | on "Excavation" |

  @ruling=1eS-stopped-30
  Rule: Stopped cards are free when the next turn begins, whoever's turn it is

    Example: they are free in the opponent's turn
      Given "Data" is stopped
      When Alice ends the turn
      Then "Data" is no longer stopped
      And it is now Bob's turn
      And nothing else has changed

    Example: they are free in their own player's turn
      Given "Data" is stopped
      And it is Bob's turn
      When Bob ends the turn
      Then "Data" is no longer stopped
      And it is now Alice's turn
      And nothing else has changed

    Example: who is disabled is not freed with them
      Given "Data" is stopped
      And "Tasha Yar" is disabled
      When Alice ends the turn
      Then "Data" is no longer stopped
      And "Tasha Yar" is still disabled
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-stopped-31
  Rule: A longer period that a card states comes before the automatic release

    Example: a romance holds its couple over the next turn
      Given Bob has:
        | card             | where           | state                                               |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Data" and "Tasha Yar" |
      And "Data" and "Tasha Yar" are stopped by "Parallel Romance"
      When Alice ends the turn
      Then "Data" and "Tasha Yar" are still stopped
      And nothing else has changed

    Example: the romance is over when its countdown expires
      Given Bob has:
        | card             | where           | state                                               |
        | Parallel Romance | on "Excavation" | counted down to 1, targeting "Data" and "Tasha Yar" |
      And "Data" and "Tasha Yar" are stopped by "Parallel Romance"
      When play goes on until the start of Bob's turn
      Then "Data" and "Tasha Yar" are still stopped
      When play goes on until the start of Alice's turn
      Then "Data" and "Tasha Yar" are no longer stopped
      And "Parallel Romance" is now in Bob's discard pile
      And nothing else has changed

    Example: who was stopped without a period goes free beside those who were stopped for one
      Given Bob has:
        | card             | where           | state                                               |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Data" and "Tasha Yar" |
      And "Data" and "Tasha Yar" are stopped by "Parallel Romance"
      And Alice has:
        | card            | where           | state   |
        | Geordi La Forge | on "Excavation" | stopped |
      When Alice ends the turn
      Then "Geordi La Forge" is no longer stopped
      And "Data" and "Tasha Yar" are still stopped
      And nothing else has changed

  @ruling=1eS-stopped-32
  Rule: Personnel stopped for a fixed time may be freed before it is over

    Example: Distortion of Space/Time Continuum frees a couple from Parallel Romance
      Given Bob has:
        | card             | where           | state                                               |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Data" and "Tasha Yar" |
      And "Data" and "Tasha Yar" are stopped by "Parallel Romance"
      And Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
      And "U.S.S. Enterprise" is left with RANGE 2
      When Alice plays "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then "Data" and "Tasha Yar" are no longer stopped
      And "U.S.S. Enterprise" is now left with RANGE 9
      And "Parallel Romance" is still on "Excavation"
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-distortion-of-space-time-continuum-01
  Rule: Distortion of Space/Time Continuum unstops the ship that it is played on

    Example: a stopped ship is free and has its RANGE again
      Given "U.S.S. Enterprise" is stopped
      And "U.S.S. Enterprise" is left with RANGE 2
      And Alice has:
        | card                               | where                      |
        | Geordi La Forge                    | aboard "U.S.S. Enterprise" |
        | Distortion of Space/Time Continuum | in hand                    |
      When Alice plays "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" is no longer stopped
      And "Geordi La Forge" is no longer stopped
      And "U.S.S. Enterprise" is now left with RANGE 9
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-distortion-of-space-time-continuum-02
  Rule: Distortion of Space/Time Continuum unstops the crew of that ship

    Example: stopped personnel aboard are free
      Given Alice has:
        | card                               | where                      | state   |
        | Geordi La Forge                    | aboard "U.S.S. Enterprise" | stopped |
        | Distortion of Space/Time Continuum | in hand                    |         |
      When Alice plays "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then "Geordi La Forge" is no longer stopped
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-distortion-of-space-time-continuum-03
  Rule: Distortion of Space/Time Continuum unstops the Away Teams of that ship

    Example: stopped personnel on the planet that the ship orbits are free
      Given "Data" and "Tasha Yar" are stopped
      And Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
      When Alice plays "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then "Data" and "Tasha Yar" are no longer stopped
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-deanna-troi-first-contact-01
  Rule: Deanna Troi (First Contact) unstops only the stopped Away Team of which she is a member

    Example: her own team is free, and the crew in orbit is not
      Given Alice has:
        | card                        | where                      | state   |
        | Deanna Troi (First Contact) | on "Excavation"            | stopped |
        | Geordi La Forge             | aboard "U.S.S. Enterprise" | stopped |
      And "Data" and "Tasha Yar" are stopped
      When Alice uses "Deanna Troi (First Contact)"
      Then "Deanna Troi (First Contact)", "Data" and "Tasha Yar" are no longer stopped
      And "Geordi La Forge" is still stopped
      And nothing else has changed

  @ruling=1eD-deanna-troi-first-contact-02
  Rule: Members of her Away Team that Parallel Romance stops form an Away Team of their own

    Background:
      Given Alice has:
        | card                        | where           |
        | Deanna Troi (First Contact) | on "Excavation" |

    Example: the couple is out of reach of her skill
      Given Bob has:
        | card             | where           | state                                               |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Data" and "Tasha Yar" |
      And "Data" and "Tasha Yar" are stopped by "Parallel Romance"
      Then these are illegal:
        | action                                   |
        | Alice uses "Deanna Troi (First Contact)" |

    Example: a couple of which she is one half is not
      Given Bob has:
        | card             | where           | state                                                                 |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Data" and "Deanna Troi (First Contact)" |
      And "Data" and "Deanna Troi (First Contact)" are stopped by "Parallel Romance"
      Then these are legal:
        | action                                   |
        | Alice uses "Deanna Troi (First Contact)" |

  @ruling=1eD-deanna-troi-first-contact-03
  Rule: Deanna Troi (First Contact), not stopped herself, may not unstop the two that Parallel Romance stopped

    Background:
      Given Alice has:
        | card                        | where           |
        | Deanna Troi (First Contact) | on "Excavation" |

    Example: the romance begins during an attempt, and she cannot end it
      Given Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Tasha Yar" from "Tasha Yar" and "Deanna Troi (First Contact)"
      Then "Data" and "Tasha Yar" are now stopped
      When Alice uses "Deanna Troi (First Contact)"
      Then that is illegal
      And "Data" and "Tasha Yar" are still stopped
      And "Parallel Romance" is still on "Excavation"
      And nothing else has changed

    Example: she ends it when she is chosen herself
      Given Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Deanna Troi (First Contact)" from "Tasha Yar" and "Deanna Troi (First Contact)"
      Then "Data" and "Deanna Troi (First Contact)" are now stopped
      When Alice uses "Deanna Troi (First Contact)"
      Then "Data" and "Deanna Troi (First Contact)" are no longer stopped
      And "Parallel Romance" is still on "Excavation"
      And nothing else has changed

  @ruling=cr14-stopped-01
  Rule: When a stopped ship is unstopped, its player's cards aboard are unstopped too

    Example: only the ship is unstopped by a card, and its crew is free with it
      Given "U.S.S. Enterprise" is stopped
      And Alice has:
        | card                                | where                      | state   |
        | Geordi La Forge                     | aboard "U.S.S. Enterprise" | stopped |
        | What Does God Need With a Starship? | in hand                    |         |
      When Alice plays "What Does God Need With a Starship?"
      And Bob chooses the word "stop or unstop a ship"
      And Alice chooses the word "unstop"
      Then "U.S.S. Enterprise" is no longer stopped
      And "Geordi La Forge" is no longer stopped
      And "What Does God Need With a Starship?" is now in Alice's discard pile
      And nothing else has changed

    @frame=differs
    Scenario Outline: a romance <holds> those aboard a ship that was unstopped
      Given "U.S.S. Enterprise" is stopped
      And Alice has:
        | card                                | where                      |
        | Geordi La Forge                     | aboard "U.S.S. Enterprise" |
        | Alyssa Ogawa                        | aboard "U.S.S. Enterprise" |
        | What Does God Need With a Starship? | in hand                    |
      And Bob has:
        | card             | where           | state                                                             |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Geordi La Forge" and "Alyssa Ogawa" |
      And "Geordi La Forge" and "Alyssa Ogawa" are stopped by "Parallel Romance"
      When Alice plays "What Does God Need With a Starship?"
      And Bob chooses the word "stop or unstop a ship"
      And Alice chooses the word "unstop"
      Then "U.S.S. Enterprise" is no longer stopped
      And "Geordi La Forge" and "Alyssa Ogawa" <are> stopped

      @question=unstopped-ship-and-a-fixed-time
      Examples: The rule makes no exception
        | holds         | are           |
        | does not hold | are no longer |

      @reading=unstopped-ship-and-a-fixed-time/no
      Examples: The stated period stands, read the other way
        | holds | are       |
        | holds | are still |

    Example: the opponent's card aboard the ship stays stopped
      Given "U.S.S. Enterprise" is stopped
      And Alice has:
        | card                                | where                      | state   |
        | Geordi La Forge                     | aboard "U.S.S. Enterprise" | stopped |
        | What Does God Need With a Starship? | in hand                    |         |
      And Bob has:
        | card | where                      | state   |
        | Klag | aboard "U.S.S. Enterprise" | stopped |
      When Alice plays "What Does God Need With a Starship?"
      And Bob chooses the word "stop or unstop a ship"
      And Alice chooses the word "unstop"
      Then "U.S.S. Enterprise" is no longer stopped
      And "Geordi La Forge" is no longer stopped
      And "Klag" is still stopped
      And "What Does God Need With a Starship?" is now in Alice's discard pile
      And nothing else has changed

    Example: those whom a romance holds aboard an outpost are not freed with the outpost
      Given Alice has:
        | card               | where                       | state   |
        | Federation Outpost | at "Excavation"             | stopped |
        | Geordi La Forge    | aboard "Federation Outpost" |         |
        | Alyssa Ogawa       | aboard "Federation Outpost" |         |
        | Runabout           | at "Excavation"             | stopped |
        | Worf               | aboard "Runabout"           | stopped |
      And Bob has:
        | card             | where           | state                                                             |
        | Parallel Romance | on "Excavation" | counted down to 3, targeting "Geordi La Forge" and "Alyssa Ogawa" |
      And "Geordi La Forge" and "Alyssa Ogawa" are stopped by "Parallel Romance"
      When Alice ends the turn
      Then "Runabout", "Worf" and "Federation Outpost" are no longer stopped
      And "Geordi La Forge" and "Alyssa Ogawa" are still stopped
      And nothing else has changed
