Feature: What does not stop a ship in 1996
  A ship that cannot move is not stopped by that alone.

  Background:
    Given the spaceline:
      | mission                     | span |
      | Excavation                  | 1    |
      | Explore Interstellar Matter | 3    |

  @ruling=faq96-12-stopped-11
  Rule: A ship that merely cannot move is not stopped

    Example: the crew gets past the trap, and the ship is stuck in it but not stopped
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Beverly Crusher   | aboard "U.S.S. Enterprise"       |
        | Worf              | aboard "U.S.S. Enterprise"       |
        | Deanna Troi       | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Menthar Booby Trap" is now on "U.S.S. Enterprise"
      And "U.S.S. Enterprise" is still not stopped
      And nothing else has changed

    @frame=many
    Example: a ship that is hailed as it flies by comes to rest there and is not stopped
      Given the spaceline:
        | mission               | span |
        | Explore Black Cluster | 3    |
      And Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Excavation"                  |
        | Beverly Crusher   | aboard "U.S.S. Enterprise"       |
        | Worf              | aboard "U.S.S. Enterprise"       |
        | Deanna Troi       | aboard "U.S.S. Enterprise"       |
        | Runabout          | at "Explore Interstellar Matter" |
      And Bob has:
        | card   | where                            |
        | Decius | at "Explore Interstellar Matter" |
        | Hail   | in hand                          |
      When Alice moves "U.S.S. Enterprise" to "Explore Black Cluster"
      And Bob responds with "Hail" on "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" is still at "Explore Interstellar Matter"
      And "Hail" is now on "U.S.S. Enterprise"
      And "U.S.S. Enterprise" is still not stopped
      And nothing else has changed
      And these are legal:
        | action                               |
        | Alice beams "Worf" aboard "Runabout" |

  @ruling=faq96-12-stopped-12
  Rule: A ship that merely cannot move still beams, attempts missions and battles

    @part=beam @part=attempt @part=battle
    Example: a trapped ship does all but move
      Given Alice has:
        | card           | where                            |
        | I.K.C. Hegh'ta | at "Explore Interstellar Matter" |
        | Kurn           | aboard "I.K.C. Hegh'ta"          |
        | Kromm          | aboard "I.K.C. Hegh'ta"          |
        | I.K.S. Vorn    | at "Explore Interstellar Matter" |
      And Bob has:
        | card               | where                            |
        | Menthar Booby Trap | on "I.K.C. Hegh'ta"              |
        | Decius             | at "Explore Interstellar Matter" |
      Then these are legal:
        | action                                                             |
        | Alice beams "Kurn" aboard "I.K.S. Vorn"                            |
        | Alice attempts "Explore Interstellar Matter" from "I.K.C. Hegh'ta" |
        | Alice attacks "Decius" with "I.K.C. Hegh'ta"                       |
      And these are illegal:
        | action                                       |
        | Alice moves "I.K.C. Hegh'ta" to "Excavation" |

    Example: with a second ENGINEER aboard it moves, too
      Given Alice has:
        | card           | where                            |
        | I.K.C. Hegh'ta | at "Explore Interstellar Matter" |
        | Klag           | aboard "I.K.C. Hegh'ta"          |
        | Kurn           | aboard "I.K.C. Hegh'ta"          |
        | Kromm [second] | aboard "I.K.C. Hegh'ta"          |
        | Kromm [first]  | aboard "I.K.C. Hegh'ta"          |
      And Bob has:
        | card               | where               |
        | Menthar Booby Trap | on "I.K.C. Hegh'ta" |
      When Alice moves "I.K.C. Hegh'ta" to "Excavation"
      Then "I.K.C. Hegh'ta" is now at "Excavation"
      And "Menthar Booby Trap" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-08
  Rule: Menthar Booby Trap stops a crew without MEDICAL for the turn; on later turns the stuck ship goes on with the mission

    @part=this-turn @part=later-turns
    Example: the attempt fails this turn, and the next one goes ahead while the ship is stuck
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Data              | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
        | Reginald Barclay  | aboard "U.S.S. Enterprise"       |
        | K'Ehleyr          | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And chance chooses "Reginald Barclay" from "Data", "Soren", "Reginald Barclay" and "K'Ehleyr"
      Then "U.S.S. Enterprise" and "Data" are now stopped
      And "Explore Interstellar Matter" is still not completed
      And these are illegal:
        | action                                       |
        | Alice attempts "Explore Interstellar Matter" |
      When play goes on until Alice's turn
      Then these are illegal:
        | action                                          |
        | Alice moves "U.S.S. Enterprise" to "Excavation" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Explore Interstellar Matter" is now completed
      And "Menthar Booby Trap" is still on "U.S.S. Enterprise"
      And "Reginald Barclay" is still in Alice's discard pile
      And Alice now has 25 points
      And nothing else has changed

    Example: with MEDICAL and two ENGINEER aboard the mission is done and the ship moves on at once
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Data              | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
        | Reginald Barclay  | aboard "U.S.S. Enterprise"       |
        | Calloway          | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Explore Interstellar Matter" is now completed
      And "Menthar Booby Trap" is now in Bob's discard pile
      When Alice moves "U.S.S. Enterprise" to "Excavation"
      Then "U.S.S. Enterprise" is now at "Excavation"
      And Alice still has 25 points
      And nothing else has changed

  @ruling=faq96-38-baryon-buildup-02
  Rule: A ship that Baryon Buildup brings down to RANGE 0 is not stopped, it cannot move

    Example: the third Baryon Buildup takes the last RANGE of the ship
      Given it is Bob's turn
      And Alice has:
        | card            | where                    |
        | U.S.S. Brittain | at "Excavation"          |
        | Soren           | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                    | where                |
        | Baryon Buildup [first]  | on "U.S.S. Brittain" |
        | Baryon Buildup [second] | on "U.S.S. Brittain" |
        | Baryon Buildup [third]  | in hand              |
      When Bob plays "Baryon Buildup" [third] on "U.S.S. Brittain"
      Then the RANGE of "U.S.S. Brittain" is 0
      And "U.S.S. Brittain" is still not stopped
      And "Soren" is still not stopped
      When play goes on until Alice's turn
      Then these are illegal:
        | action                                                         |
        | Alice moves "U.S.S. Brittain" to "Explore Interstellar Matter" |
      When Alice beams "Soren" to "Excavation"
      Then "Soren" is now on "Excavation"
      And "U.S.S. Brittain" is still not stopped
      And "Baryon Buildup" [third] is still on "U.S.S. Brittain"
      And nothing else has changed

    Example: a ship with a single Baryon Buildup still moves
      Given Alice has:
        | card            | where                    |
        | U.S.S. Brittain | at "Excavation"          |
        | Soren           | aboard "U.S.S. Brittain" |
      And Bob has:
        | card           | where                |
        | Baryon Buildup | on "U.S.S. Brittain" |
      When Alice moves "U.S.S. Brittain" to "Explore Interstellar Matter"
      Then the RANGE of "U.S.S. Brittain" is 4
      And "U.S.S. Brittain" is now at "Explore Interstellar Matter"
      And nothing else has changed
