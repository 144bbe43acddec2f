Feature: Samuel Clemens' Pocketwatch
  One thing that must happen on its player's next turn happens now instead.

  Background:
    Given the spaceline:
      | mission               | span |
      | Hunt for DNA Program  | 3    |
      | Explore Black Cluster | 4    |
      | Survey Mission        | 5    |
    And Alice has:
      | card                        | where        |
      | Samuel Clemens' Pocketwatch | in hand      |
      | Alternate Universe Door     | on the table |

  @ruling=faq96-33-samuel-clemens-pocketwatch-01
  Rule: It is good for whatever must happen, and not for the card draw alone

    Example: a ship that is called home flies home now
      Given Alice has:
        | card            | where                      |
        | Cha'Joh         | at "Explore Black Cluster" |
        | B'iJik          | aboard "Cha'Joh"           |
        | Klingon Outpost | at "Hunt for DNA Program"  |
      And Bob has:
        | card                       | where        |
        | Incoming Message - Klingon | on "Cha'Joh" |
      When Alice plays "Samuel Clemens' Pocketwatch" on "Incoming Message - Klingon"
      Then "Cha'Joh" is now at "Hunt for DNA Program"
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And "Incoming Message - Klingon" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-33-samuel-clemens-pocketwatch-02
  Rule: The card draw of the next turn may be made now

    Example: she draws one card now, one at the end of this turn, and none at the end of the next
      Given Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Worf        |
        | Deanna Troi |
      When Alice plays "Samuel Clemens' Pocketwatch"
      Then "Data" is now in Alice's hand
      When play goes on until Bob's turn
      Then "Worf" is now in Alice's hand
      When play goes on until Bob's second turn
      Then "Deanna Troi" is still on top of Alice's draw deck
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-33-samuel-clemens-pocketwatch-03
  Rule: The Devidian Door may be shown right after it was used

    Example: it is out of play, and nobody can take it out of her hand before her next turn
      Given Alice has:
        | card          | where   |
        | Devidian Door | in hand |
        | Data          | in hand |
      When Alice uses "Devidian Door" on "Hunt for DNA Program"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"
      When play goes on until Bob's second turn
      Then "Data" is still on "Hunt for DNA Program"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-33-samuel-clemens-pocketwatch-04
  Rule: It does nothing to the opponent

    Background:
      Given Bob has:
        | card                              | where        |
        | Samuel Clemens' Pocketwatch [his] | in hand      |
        | Alternate Universe Door           | on the table |
        | Devidian Door                     | in hand      |
        | Worf                              | in hand      |
      And it is Bob's turn

    Example: nobody is made to show his Door before his time
      When Bob uses "Devidian Door" on "Hunt for DNA Program"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Devidian Door"
      Then that is illegal
      And "Devidian Door" is still in Bob's hand
      And "Worf" is still on "Hunt for DNA Program"

    Example: he may show it himself
      When Bob uses "Devidian Door" on "Hunt for DNA Program"
      And Bob plays "Samuel Clemens' Pocketwatch" [his] on "Devidian Door"
      Then "Devidian Door" is now out of play
      And "Samuel Clemens' Pocketwatch" [his] is now in Bob's discard pile
      And "Worf" is still on "Hunt for DNA Program"
      And nothing else has changed

  @ruling=faq96-33-samuel-clemens-pocketwatch-05
  Rule: What may happen and need not is not brought forward

    Background:
      Given Alice has:
        | card       | where        |
        | Red Alert! | in hand      |
        | Data       | in draw deck |
        | Worf       | in draw deck |

    Example: no event is played with it
      When Alice plays "Samuel Clemens' Pocketwatch" on "Red Alert!"
      Then that is illegal

    Example: a card is drawn with it
      When Alice plays "Samuel Clemens' Pocketwatch"
      Then "Data" is now in Alice's hand
      And "Samuel Clemens' Pocketwatch" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-33-samuel-clemens-pocketwatch-06
  Rule: An effect that comes at the end of the next turn comes now

    Background:
      Given Alice has:
        | card              | where                     |
        | Anti-Time Anomaly | in hand                   |
        | Data              | on "Hunt for DNA Program" |
      And this has happened:
        | action                          |
        | Alice plays "Anti-Time Anomaly" |

    Example: two turns before its end it is too early
      When play goes on until Alice's second turn
      And Alice plays "Samuel Clemens' Pocketwatch" on "Anti-Time Anomaly"
      Then that is illegal
      And "Data" is still on "Hunt for DNA Program"

    Example: one turn before its end everybody dies at once
      When play goes on until Alice's third turn
      And Alice plays "Samuel Clemens' Pocketwatch" on "Anti-Time Anomaly"
      Then "Data" has been killed

  @ruling=faq96-33-samuel-clemens-pocketwatch-07
  Rule: A ship under Cytherians makes the move of the next turn now, and none then

    Background:
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
      And Alice has:
        | card    | where                     |
        | Cha'Joh | at "Hunt for DNA Program" |
        | B'iJik  | aboard "Cha'Joh"          |
      And Bob has:
        | card       | where        | state                             |
        | Cytherians | on "Cha'Joh" | targeting "Wormhole Negotiations" |

    @part=now @part=not-then
    Example: it flies twice this turn and waits in the next
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      And Alice plays "Samuel Clemens' Pocketwatch" on "Cytherians"
      Then "Cha'Joh" is now at "Survey Mission"
      When play goes on until Alice's second turn
      Then these are illegal:
        | action                                           |
        | Alice moves "Cha'Joh" to "Wormhole Negotiations" |
      When play goes on until Bob's turn
      Then "Cha'Joh" is still at "Survey Mission"
      When play goes on until Alice's turn
      And Alice moves "Cha'Joh" to "Wormhole Negotiations"
      Then "Cha'Joh" is now at "Wormhole Negotiations"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "Cytherians" is now in Alice's point area
      And Alice now has 15 points
      And nothing else has changed

    Example: without the Pocketwatch it flies in every turn
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And nothing else has changed

  @ruling=faq96-33-samuel-clemens-pocketwatch-08
  Rule: The Borg Ship moves on one card more this turn, and not at the end of the next

    Background:
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
        | Relief Mission        | 2    |
      And Bob has:
        | card      | where                     |
        | Borg Ship | at "Hunt for DNA Program" |

    @part=now @part=not-then
    Example: it has come far, and then it rests
      When Alice plays "Samuel Clemens' Pocketwatch" on "Borg Ship"
      Then "Borg Ship" is now at "Explore Black Cluster"
      When play goes on until Bob's turn
      Then "Borg Ship" is now at "Survey Mission"
      When play goes on until Alice's turn
      Then "Borg Ship" is now at "Wormhole Negotiations"
      When play goes on until Bob's turn
      Then "Borg Ship" is still at "Wormhole Negotiations"
      When play goes on until Alice's turn
      Then "Borg Ship" is now at "Relief Mission"
      And "Samuel Clemens' Pocketwatch" is still in Alice's discard pile
      And "Borg Ship" is still targeting "Relief Mission"
      And nothing else has changed
