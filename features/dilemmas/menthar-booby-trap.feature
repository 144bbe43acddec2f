Feature: Menthar Booby Trap
  Two things befall the ship: one of the crew may be killed, and it may be stuck.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |
      | Plunder Site                |

  @ruling=faq96-323-menthar-booby-trap-01
  Rule: One of the crew, whom chance selects, is killed unless MEDICAL is there

    Example: without MEDICAL one is killed
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Worf     | aboard "Runabout"                |
        | Soren    | aboard "Runabout"                |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And chance chooses "Worf" from "Worf" and "Soren"
      Then "Worf" has been killed

  @ruling=faq96-323-menthar-booby-trap-02
  Rule: The ship cannot move until 2 ENGINEER are there

    Example: one ENGINEER aboard is not enough
      Given Alice has:
        | card         | where                            |
        | Runabout     | at "Explore Interstellar Matter" |
        | Linda Larson | aboard "Runabout"                |
      And Bob has:
        | card               | where         |
        | Menthar Booby Trap | on "Runabout" |
      When Alice moves "Runabout" to "Excavation"
      Then that is illegal

    Example: with the second one aboard it flies
      Given Alice has:
        | card             | where                            |
        | Runabout         | at "Explore Interstellar Matter" |
        | Linda Larson     | aboard "Runabout"                |
        | Reginald Barclay | aboard "Runabout"                |
      And Bob has:
        | card               | where         |
        | Menthar Booby Trap | on "Runabout" |
      When Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Menthar Booby Trap" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-03
  Rule: ENGINEER who come in another ship free the one that is stuck

    Example: the Enterprise brings two of them
      Given Alice has:
        | card              | where                            |
        | Runabout          | at "Explore Interstellar Matter" |
        | Worf              | aboard "Runabout"                |
        | U.S.S. Enterprise | at "Excavation"                  |
        | William T. Riker  | aboard "U.S.S. Enterprise"       |
        | Linda Larson      | aboard "U.S.S. Enterprise"       |
        | Reginald Barclay  | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card               | where         |
        | Menthar Booby Trap | on "Runabout" |
      Then these are illegal:
        | action                                   |
        | Alice moves "Runabout" to "Plunder Site" |
      When Alice moves "U.S.S. Enterprise" to "Explore Interstellar Matter"
      And Alice beams "Linda Larson" and "Reginald Barclay" aboard "Runabout"
      Then "Menthar Booby Trap" is now in Bob's discard pile
      When Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And "U.S.S. Enterprise" is still at "Explore Interstellar Matter"
      And "Linda Larson" and "Reginald Barclay" are still aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-04
  Rule: The crew of a ship that is stuck may be beamed off to another ship

    Example: both leave for the other ship
      Given Alice has:
        | card              | where                            |
        | Runabout          | at "Explore Interstellar Matter" |
        | Worf              | aboard "Runabout"                |
        | Soren             | aboard "Runabout"                |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
      And Bob has:
        | card               | where         |
        | Menthar Booby Trap | on "Runabout" |
      When Alice beams "Worf" and "Soren" aboard "U.S.S. Enterprise"
      Then "Worf" and "Soren" are now aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-05
  Rule: Somebody is killed first, and an ENGINEER who was killed does not free the ship

    Example: one of two ENGINEER is killed, and the ship is stuck
      Given Alice has:
        | card             | where                            |
        | Runabout         | at "Explore Interstellar Matter" |
        | Linda Larson     | aboard "Runabout"                |
        | Reginald Barclay | aboard "Runabout"                |
        | Soren            | aboard "Runabout"                |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And chance chooses "Linda Larson" from "Linda Larson", "Reginald Barclay" and "Soren"
      And Alice ends the turn
      And Bob ends the turn
      And Alice moves "Runabout" to "Excavation"
      Then that is illegal

    Example: somebody else is killed, and the two ENGINEER free the ship
      Given Alice has:
        | card             | where                            |
        | Runabout         | at "Explore Interstellar Matter" |
        | Linda Larson     | aboard "Runabout"                |
        | Reginald Barclay | aboard "Runabout"                |
        | Soren            | aboard "Runabout"                |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And chance chooses "Soren" from "Linda Larson", "Reginald Barclay" and "Soren"
      And Alice ends the turn
      And Bob ends the turn
      And Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Soren" is still in Alice's discard pile
      And "Menthar Booby Trap" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-06
  Rule: Other ships that come to where a ship is stuck are free to leave

    Example: the Enterprise comes and goes, and the Runabout stays
      Given Alice has:
        | card              | where                            |
        | Runabout          | at "Explore Interstellar Matter" |
        | Worf              | aboard "Runabout"                |
        | U.S.S. Enterprise | at "Excavation"                  |
        | William T. Riker  | aboard "U.S.S. Enterprise"       |
        | Tasha Yar         | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card               | where         |
        | Menthar Booby Trap | on "Runabout" |
      When Alice moves "U.S.S. Enterprise" to "Explore Interstellar Matter"
      Then these are illegal:
        | action                                   |
        | Alice moves "Runabout" to "Plunder Site" |
      When Alice moves "U.S.S. Enterprise" to "Plunder Site"
      Then "U.S.S. Enterprise" is now at "Plunder Site"
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-07
  Rule: A ship that is stuck takes part in battles

    Example: the Enterprise fires at the ship that came by
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | William T. Riker  | aboard "U.S.S. Enterprise"       |
        | Tasha Yar         | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card               | where                            | state               |
        | Menthar Booby Trap | on "U.S.S. Enterprise"           |                     |
        | Cha'Joh            | at "Explore Interstellar Matter" |                     |
        | Conundrum          | on "U.S.S. Enterprise"           | targeting "Cha'Joh" |
      When Alice attacks "Cha'Joh" with "U.S.S. Enterprise"
      Then "Cha'Joh" is now damaged
      And "U.S.S. Enterprise", "William T. Riker", "Tasha Yar", "Soren" and "Cha'Joh" are now stopped
      And "Conundrum" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-323-menthar-booby-trap-09
  Rule: A crew with MEDICAL and without 2 ENGINEER loses nobody and is stuck, and goes on with the mission

    @part=nobody-dies @part=cannot-move @part=goes-on
    Example: the mission is completed aboard a ship that cannot leave
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Calloway | aboard "Runabout"                |
        | Soren    | aboard "Runabout"                |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |
      Then these are legal:
        | action                                 |
        | Alice moves "Runabout" to "Excavation" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Explore Interstellar Matter" is now completed
      And "Calloway" and "Soren" are still aboard "Runabout"
      And "Runabout" is still not stopped
      And these are illegal:
        | action                                 |
        | Alice moves "Runabout" to "Excavation" |
      And "Menthar Booby Trap" is now on "Runabout"
      And Alice now has 25 points
      And nothing else has changed
