Feature: Cards that are discarded at once
  They come to the discard pile one by one, for everybody to see, in the order that their player chooses; the last one lies on top.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-discarding-06
  Rule: A player chooses the order in which his cards that are discarded at once come to his pile

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | cunning |
        | Green Ensign  | personnel | Federation   | 7       |
        | Slow Ensign   | personnel | Federation   | 5       |
        | Bright Ensign | personnel | Federation   | 8       |

    @frame=unsayable @question=view-of-a-discard-pile
    Scenario Outline: of two ensigns who disappear in a rift <last> ends on top
      Given Alice has:
        | card          | where           |
        | Green Ensign  | on "Excavation" |
        | Slow Ensign   | on "Excavation" |
        | Bright Ensign | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Green Ensign" and "Slow Ensign"
      And Alice chooses "<first>" and "<last>"
      Then Alice's discard pile now holds in order:
        | card    |
        | <last>  |
        | <first> |
      And Bob sees "Green Ensign" and "Slow Ensign"

      Examples:
        | first        | last         |
        | Green Ensign | Slow Ensign  |
        | Slow Ensign  | Green Ensign |

    @frame=unsayable @reading=view-of-a-discard-pile/top
    Scenario Outline: of two ensigns who disappear in a rift Bob sees <last>, who ends on top
      Given Alice has:
        | card          | where           |
        | Green Ensign  | on "Excavation" |
        | Slow Ensign   | on "Excavation" |
        | Bright Ensign | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Green Ensign" and "Slow Ensign"
      And Alice chooses "<first>" and "<last>"
      Then Alice's discard pile now holds in order:
        | card    |
        | <last>  |
        | <first> |
      And Bob sees "<last>"
      And Bob does not see "<first>"

      Examples:
        | first        | last         |
        | Green Ensign | Slow Ensign  |
        | Slow Ensign  | Green Ensign |

  @ruling=1eD-discarding-07
  Rule: The cards aboard a destroyed ship, and the ship, are discarded in the order that their player chooses

    Background:
      Given Alice has:
        | card                   | where                      |
        | U.S.S. Enterprise      | at "Excavation"            |
        | Calloway               | aboard "U.S.S. Enterprise" |
        | Worf                   | aboard "U.S.S. Enterprise" |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise"     |

    @frame=unsayable
    Scenario Outline: <on top> ends on top of them
      When Alice ends the turn
      And Alice chooses "<first>", "Worf", "Auto-Destruct Sequence" and "<on top>"
      Then Alice's discard pile now holds in order:
        | card                   |
        | <on top>               |
        | Auto-Destruct Sequence |
        | Worf                   |
        | <first>                |

      Examples:
        | first             | on top            |
        | U.S.S. Enterprise | Calloway          |
        | Calloway          | U.S.S. Enterprise |

    @frame=many
    Example: the shuttle aboard it is discarded as well, with its own crew
      Given these made-up cards:
        | card          | type | affiliations | keywords     | range | weapons | shields |
        | Light Shuttle | ship | Federation   | Shuttlecraft | 6     | 1       | 1       |
      And Alice has:
        | card          | where                      |
        | Light Shuttle | aboard "U.S.S. Enterprise" |
        | Taitt         | aboard "Light Shuttle"     |
        | Tricorder     | aboard "Light Shuttle"     |
      When Alice ends the turn
      And Alice chooses "U.S.S. Enterprise", "Calloway", "Worf", "Auto-Destruct Sequence", "Light Shuttle", "Taitt" and "Tricorder"
      Then Alice's discard pile now holds in order:
        | card                   |
        | Tricorder              |
        | Taitt                  |
        | Light Shuttle          |
        | Auto-Destruct Sequence |
        | Worf                   |
        | Calloway               |
        | U.S.S. Enterprise      |
      And it is now Bob's turn

    Example: a shuttle that it carries goes with it, and so do its pilot and one of Bob's who has come aboard
      Given these made-up cards:
        | card        | type | affiliations | range | keywords     |
        | Light Skiff | ship | Federation   | 5     | Shuttlecraft |
      And Alice has:
        | card        | where                      |
        | Light Skiff | aboard "U.S.S. Enterprise" |
        | Taitt       | aboard "Light Skiff"       |
      And Bob has:
        | card | where                      |
        | Kurn | aboard "U.S.S. Enterprise" |
      When Alice ends the turn
      Then "U.S.S. Enterprise", "Calloway", "Worf" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And "Light Skiff" and "Taitt" are now in Alice's discard pile
      And "Kurn" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

    @frame=unsayable @question=order-of-mass-discards
    Example: Bob orders what was his aboard, Alice what was hers
      Given Bob has:
        | card   | where                      | state   |
        | Tomalak | aboard "U.S.S. Enterprise" | captive |
        | Taris   | aboard "U.S.S. Enterprise" | captive |
      When Alice ends the turn
      And Alice chooses "Worf", "U.S.S. Enterprise", "Calloway" and "Auto-Destruct Sequence"
      And Bob chooses "Tomalak" and "Taris"
      Then Bob's discard pile now holds in order:
        | card    |
        | Taris   |
        | Tomalak |
      And Alice's discard pile now holds in order:
        | card                   |
        | Auto-Destruct Sequence |
        | Calloway               |
        | U.S.S. Enterprise      |
        | Worf                   |

    @frame=unsayable @reading=order-of-mass-discards/by-turn-player
    Example: Alice, whose turn it is, orders them all
      Given Bob has:
        | card   | where                      | state   |
        | Tomalak | aboard "U.S.S. Enterprise" | captive |
        | Taris   | aboard "U.S.S. Enterprise" | captive |
      When Alice ends the turn
      And Alice chooses "Worf", "U.S.S. Enterprise", "Calloway" and "Auto-Destruct Sequence"
      And Alice chooses "Tomalak" and "Taris"
      Then Bob's discard pile now holds in order:
        | card    |
        | Taris   |
        | Tomalak |
      And Alice's discard pile now holds in order:
        | card                   |
        | Auto-Destruct Sequence |
        | Calloway               |
        | U.S.S. Enterprise      |
        | Worf                   |

  @ruling=1eD-discarding-08
  Rule: A hand that is discarded for Handshake goes in the order that its player chooses

    @frame=unsayable
    Scenario Outline: of Alice's hand <on top> ends on top
      Given Alice has:
        | card      | where   |
        | Handshake | in hand |
        | Calloway  | in hand |
        | Worf      | in hand |
        | Tricorder | in hand |
      And Alice's draw deck holds in order:
        | card              |
        | Medical Kit       |
        | Runabout          |
        | Deanna Troi       |
        | Wesley Crusher    |
        | Simon Tarses      |
        | U.S.S. Enterprise |
        | Geordi La Forge   |
        | Data              |
      When Alice plays "Handshake"
      And Alice chooses "<first>", "Tricorder" and "<on top>"
      Then Alice's discard pile now holds in order:
        | card      |
        | Handshake |
        | <on top>  |
        | Tricorder |
        | <first>   |

      Examples:
        | first    | on top   |
        | Calloway | Worf     |
        | Worf     | Calloway |
