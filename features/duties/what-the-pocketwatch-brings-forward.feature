Feature: What the Pocketwatch brings forward
  The Glossary goes through what must happen on a player's next turn, and may happen now instead.

  Background:
    Given the spaceline:
      | mission               | span |
      | Excavation            | 3    |
      | Explore Black Cluster | 4    |
      | Survey Mission        | 5    |
    And Alice has:
      | card                        | where        |
      | Samuel Clemens' Pocketwatch | in hand      |
      | Alternate Universe Door     | on the table |

  @ruling=1eS-samuel-clemens-pocketwatch-01
  Rule: One thing that a card or the rules have happen on the next turn may happen now

    @part=required
    Example: a ship is drawn to the Cytherians once more, and the Pocketwatch is used up
      Given Alice has:
        | card    | where                      |
        | Cha'Joh | at "Explore Black Cluster" |
        | B'iJik  | aboard "Cha'Joh"           |
      And Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice plays "Samuel Clemens' Pocketwatch" on "Cytherians"
      Then "Cha'Joh" is now at "Survey Mission"
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "Cytherians" is now in Alice's point area
      And Alice now has 15 points
      And nothing else has changed

    @part=scheduled
    Example: an effect that would end on her next turn ends now
      Given Alice has:
        | card    | where                      |
        | Cha'Joh | at "Explore Black Cluster" |
        | B'iJik  | aboard "Cha'Joh"           |
      And Bob has:
        | card     | where                         |
        | Hull Rot | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And play goes on until Alice's second turn
      And Alice plays "Samuel Clemens' Pocketwatch" on "Hull Rot"
      Then "Cha'Joh" has been destroyed

  @ruling=1eS-samuel-clemens-pocketwatch-02
  Rule: What may happen and need not is not brought forward

    Background:
      Given Alice has:
        | card       | where        |
        | Red Alert! | in hand      |
        | Data       | in draw deck |

    Example: the card play of the next turn is not made now
      When Alice plays "Samuel Clemens' Pocketwatch" on "Red Alert!"
      Then that is illegal

    Example: the card draw of the next turn is
      When Alice plays "Samuel Clemens' Pocketwatch"
      Then "Data" is now in Alice's hand
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-samuel-clemens-pocketwatch-03
  Rule: The card draw at the end of the next turn may be made now

    Example: she draws at once
      Given Alice has:
        | card | where        |
        | Data | in draw deck |
      When Alice plays "Samuel Clemens' Pocketwatch"
      Then "Data" is now in Alice's hand
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-samuel-clemens-pocketwatch-04
  Rule: Who has drawn early does not draw at the end of the next turn

    Example: one card now, one at the end of this turn, and none at the end of the next
      Given Alice's draw deck holds in order:
        | card         |
        | Data         |
        | Worf         |
        | Deanna Troi  |
      When Alice plays "Samuel Clemens' Pocketwatch"
      And play goes on until Bob's turn
      Then "Worf" is now in Alice's hand
      When play goes on until Bob's second turn
      Then "Deanna Troi" is still on top of Alice's draw deck
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "Data" is still in Alice's hand
      And nothing else has changed

  @ruling=1eS-samuel-clemens-pocketwatch-05
  Rule: The Devidian Door may be shown at once, and need not be shown again

    Example: it is shown, and on her next turn she has nothing to show and has not lost
      Given Alice has:
        | card          | where   |
        | Devidian Door | in hand |
        | Data          | in hand |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Devidian Door"
      Then Bob has been shown "Devidian Door"
      And "Devidian Door" is now out of play
      When play goes on until Bob's second turn
      Then "Data" is still on "Excavation"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And nothing else has changed

  Rule: A card with a countdown icon counts down now, and not on the next turn

    Background:
      Given Alice has:
        | card        | where           | state             |
        | Hyper-Aging | on "Excavation" | counted down to 4 |

    @ruling=1eS-samuel-clemens-pocketwatch-06
    Example: the count is one less at once
      When Alice plays "Samuel Clemens' Pocketwatch" on "Hyper-Aging"
      Then "Hyper-Aging" is now counted down to 3
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-07
    Example: it counts at the end of this turn, and not at the end of the next
      When Alice plays "Samuel Clemens' Pocketwatch" on "Hyper-Aging"
      And play goes on until Bob's turn
      Then "Hyper-Aging" is now counted down to 2
      When play goes on until Bob's second turn
      Then "Hyper-Aging" is still counted down to 2
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And nothing else has changed

  Rule: An effect that is due on the next turn, and none that is due later, comes now

    Background:
      Given Alice has:
        | card    | where                      |
        | Cha'Joh | at "Explore Black Cluster" |
        | B'iJik  | aboard "Cha'Joh"           |
      And Bob has:
        | card     | where                         |
        | Hull Rot | under "Explore Black Cluster" |

    @ruling=1eS-samuel-clemens-pocketwatch-08
    Example: the hull that would rot through on her next turn is gone
      When Alice attempts "Explore Black Cluster"
      Then "Hull Rot" is now on "Cha'Joh"
      When play goes on until Alice's second turn
      And Alice plays "Samuel Clemens' Pocketwatch" on "Hull Rot"
      Then "Cha'Joh" has been destroyed
      And "Samuel Clemens' Pocketwatch", "Cha'Joh" and "B'iJik" are now in Alice's discard pile
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-09
    Example: the hull that holds for another turn after the next is not brought nearer to its end
      When Alice attempts "Explore Black Cluster"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Hull Rot"
      Then that is illegal
      And "Hull Rot" is still on "Cha'Joh"

    @ruling=1eS-samuel-clemens-pocketwatch-09
    Example: one turn later it would be
      When Alice attempts "Explore Black Cluster"
      And play goes on until Alice's second turn
      Then these are legal:
        | action                                                |
        | Alice plays "Samuel Clemens' Pocketwatch" on "Hull Rot" |

  Rule: A ship under Cytherians moves now, and not on the next turn

    Background:
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
      And Alice has:
        | card    | where            |
        | Cha'Joh | at "Excavation"  |
        | B'iJik  | aboard "Cha'Joh" |
      And Bob has:
        | card       | where        | state                             |
        | Cytherians | on "Cha'Joh" | targeting "Wormhole Negotiations" |

    @ruling=1eS-samuel-clemens-pocketwatch-10
    Example: having moved already it moves once more
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Cytherians"
      Then "Cha'Joh" is now at "Survey Mission"
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-11
    Example: on the next turn it stays where it is
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Cytherians"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Wormhole Negotiations"
      Then that is illegal
      And "Cha'Joh" is still at "Survey Mission"

    @ruling=1eS-samuel-clemens-pocketwatch-11
    Example: a ship whose move was not brought forward moves on the next turn
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And nothing else has changed

  Rule: The Borg Ship moves now, and not at the end of the next turn

    Background:
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
        | Relief Mission        | 2    |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |

    @ruling=1eS-samuel-clemens-pocketwatch-12 @part=borg-ship
    Example: it is given one more move
      When Alice plays "Samuel Clemens' Pocketwatch" on "Borg Ship"
      Then "Borg Ship" is now at "Explore Black Cluster"
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "Borg Ship" is now targeting "Relief Mission"
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-13 @part=borg-ship
    Example: at the end of her next turn it stays where it is
      When Alice plays "Samuel Clemens' Pocketwatch" on "Borg Ship"
      And play goes on until Alice's second turn
      Then "Borg Ship" is now at "Wormhole Negotiations"
      When play goes on until Bob's turn
      Then "Borg Ship" is still at "Wormhole Negotiations"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "Borg Ship" is still targeting "Relief Mission"
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-14 @part=borg-ship
    Example: at the end of his turn in between it moves as ever
      When Alice plays "Samuel Clemens' Pocketwatch" on "Borg Ship"
      And play goes on until Bob's turn
      Then "Borg Ship" is now at "Survey Mission"
      When play goes on until Alice's turn
      Then "Borg Ship" is now at "Wormhole Negotiations"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "Borg Ship" is still targeting "Relief Mission"
      And nothing else has changed

  Rule: The Sheliak move now, and not at the end of the next turn

    Background:
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
        | Relief Mission        | 2    |
      And Bob has:
        | card        | where           |
        | The Sheliak | at "Excavation" |

    @ruling=1eS-samuel-clemens-pocketwatch-12 @part=sheliak
    Example: they are given one more move
      When Alice plays "Samuel Clemens' Pocketwatch" on "The Sheliak"
      Then "The Sheliak" is now at "Explore Black Cluster"
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "The Sheliak" is now targeting "Relief Mission"
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-13 @part=sheliak
    Example: at the end of her next turn they stay where they are
      When Alice plays "Samuel Clemens' Pocketwatch" on "The Sheliak"
      And play goes on until Alice's second turn
      Then "The Sheliak" is now at "Wormhole Negotiations"
      When play goes on until Bob's turn
      Then "The Sheliak" is still at "Wormhole Negotiations"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "The Sheliak" is still targeting "Relief Mission"
      And nothing else has changed

    @ruling=1eS-samuel-clemens-pocketwatch-14 @part=sheliak
    Example: at the end of his turn in between they move as ever
      When Alice plays "Samuel Clemens' Pocketwatch" on "The Sheliak"
      And play goes on until Bob's turn
      Then "The Sheliak" is now at "Survey Mission"
      When play goes on until Alice's turn
      Then "The Sheliak" is now at "Wormhole Negotiations"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "The Sheliak" is still targeting "Relief Mission"
      And nothing else has changed
