Feature: When Seize Wesley is played
  It needs a ship under the influence of Ktarian Game, which begins when the crew has failed to cure itself.

  Background:
    Given the spaceline:
      | mission               |
      | Wormhole Negotiations |
      | Excavation            |

  @ruling=1eS-seize-wesley-01
  Rule: Seize Wesley does not answer the encounter with Ktarian Game

    Background:
      Given Alice has:
        | card           | where                      |
        | U.S.S. Hood    | at "Wormhole Negotiations" |
        | Wesley Crusher | aboard "U.S.S. Hood"       |
      And Bob has:
        | card         | where   |
        | Seize Wesley | in hand |

    Example: Bob cannot play it while the game is being met
      Given Bob has:
        | card         | where                         |
        | Ktarian Game | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      And Bob responds with "Seize Wesley" on "U.S.S. Hood"
      Then that is illegal
      And "Seize Wesley" is still in Bob's hand

    Example: a card that answers a dilemma is played in answer to it
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Howard Heirloom Candle | in hand            |
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then that is legal

  @ruling=1eS-seize-wesley-02
  Rule: Seize Wesley is played once the crew has failed to cure itself

    Background:
      Given Alice has:
        | card             | where                      |
        | U.S.S. Hood      | at "Wormhole Negotiations" |
        | William T. Riker | aboard "U.S.S. Hood"       |
        | Wesley Crusher   | aboard "U.S.S. Hood"       |
      And Bob has:
        | card         | where                         |
        | Seize Wesley | in hand                       |
        | Ktarian Game | under "Wormhole Negotiations" |

    Example: on his own turn Bob seizes him aboard a ship that has lost one to the game
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker" from "William T. Riker" and "Wesley Crusher"
      And Alice ends the turn
      And Bob plays "Seize Wesley" on "U.S.S. Hood"
      Then "Wesley Crusher" is now captive
      And "Wesley Crusher" is now disabled
      And "William T. Riker" is still disabled
      And "Seize Wesley" is now in Bob's discard pile
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed

    Example: all others aboard are disabled for good with him, and he alone is captive
      Given Alice has:
        | card      | where                |
        | Taitt     | aboard "U.S.S. Hood" |
        | Tricorder | aboard "U.S.S. Hood" |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker"
      And Alice ends the turn
      And Bob plays "Seize Wesley" on "U.S.S. Hood"
      Then "Wesley Crusher" is now captive
      And "Taitt" is now disabled
      And "Taitt" is still not captive
      And "Tricorder" is still not disabled
      And "William T. Riker" is still disabled
      And "Wesley Crusher" is now disabled
      And "Seize Wesley" is now in Bob's discard pile
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed

    Example: Bob's own ship is no target
      Given Bob has:
        | card                | where                      |
        | Haakona             | at "Excavation"            |
        | Ktarian Game [his]  | on "Haakona"               |
        | Ktarian Game [hers] | on "U.S.S. Hood"           |
      And it is Bob's turn
      Then these are illegal:
        | action                                  |
        | Bob plays "Seize Wesley" on "Haakona"   |
      And these are legal:
        | action                                    |
        | Bob plays "Seize Wesley" on "U.S.S. Hood" |

  @ruling=1eS-seize-wesley-03
  Rule: A crew that cures itself at once keeps Wesley

    Background:
      Given Alice has:
        | card             | where                      |
        | U.S.S. Hood      | at "Wormhole Negotiations" |
        | William T. Riker | aboard "U.S.S. Hood"       |
        | Wesley Crusher   | aboard "U.S.S. Hood"       |
      And Bob has:
        | card         | where                         |
        | Seize Wesley | in hand                       |
        | Ktarian Game | under "Wormhole Negotiations" |

    @part=android
    Example: an android is among those who are left, and there is no ship to play it on
      Given Alice has:
        | card | where                |
        | Data | aboard "U.S.S. Hood" |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker"
      Then "Ktarian Game" is now in Bob's discard pile
      When Alice ends the turn
      And Bob plays "Seize Wesley" on "U.S.S. Hood"
      Then that is illegal
      And nothing else has changed

    @part=cunning
    Example: those who are left have CUNNING enough, and there is no ship to play it on
      Given Alice has:
        | card            | where                |
        | Jean-Luc Picard | aboard "U.S.S. Hood" |
        | Geordi La Forge | aboard "U.S.S. Hood" |
        | Beverly Crusher | aboard "U.S.S. Hood" |
        | Taitt           | aboard "U.S.S. Hood" |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker"
      Then "Ktarian Game" is now in Bob's discard pile
      When Alice ends the turn
      And Bob plays "Seize Wesley" on "U.S.S. Hood"
      Then that is illegal
      And nothing else has changed

    Example: without an android the ship is a target
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker"
      And Alice ends the turn
      And Bob plays "Seize Wesley" on "U.S.S. Hood"
      Then "Wesley Crusher" is now captive
      And "William T. Riker" is still disabled
      And "Wesley Crusher" is now disabled
      And "Seize Wesley" is now in Bob's discard pile
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed
