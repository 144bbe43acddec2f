Feature: Rogue Borg and the crew that they stop
  Rogue Borg battle a crew when they are played and at the start of every turn.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |
    And Alice has:
      | card            | where                    |
      | U.S.S. Brittain | at "Excavation"          |
      | Soren           | aboard "U.S.S. Brittain" |
      | Worf            | aboard "U.S.S. Brittain" |

  @ruling=faq96-39-rogue-borg-08
  Rule: The crew is stopped in every turn in which a battle with Rogue Borg takes place

    @part=later-turns
    Example: two turns begin with a battle, and Alice's next one without
      Given Bob has:
        | card                            | where                |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Brittain" |
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [first] from "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second]
      Then "Soren" and "Worf" are now stopped
      When Bob ends the turn
      Then "Rogue Borg Mercenaries" [second] has been killed
      And "Soren" and "Worf" are still stopped
      When play goes on until Alice's turn
      Then "Soren" and "Worf" are no longer stopped
      And "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] are still in Bob's discard pile
      And nothing else has changed

    @part=now
    Example: the crew is stopped in the turn in which the Rogue Borg come aboard
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Brittain"
      Then "Soren" and "Worf" are now stopped
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-11
  Rule: Hugh is a defence against Rogue Borg

    Example: Hugh rids the ship of the Rogue Borg aboard
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
      And Bob has:
        | card                            | where                |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Brittain" |
      When Alice plays "Hugh" on "Rogue Borg Mercenaries" [first]
      Then "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] are now in Bob's discard pile
      And "Hugh" is now in Alice's discard pile
      And nothing else has changed

    Example: Hugh is a defence against nobody else, and only where they are
      Given Alice has:
        | card                   | where                            |
        | Hugh                   | in hand                          |
        | Runabout               | at "Explore Interstellar Matter" |
        | Auto-Destruct Sequence | on "U.S.S. Brittain"             |
      And Bob has:
        | card                            | where                |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Brittain" |
        | Rogue Borg Mercenaries [second] | on "Runabout"        |
      Then these are illegal:
        | action                                         |
        | Alice plays "Hugh" on "U.S.S. Brittain"        |
        | Alice plays "Hugh" on "Auto-Destruct Sequence" |
      When Alice plays "Hugh" on "Rogue Borg Mercenaries" [first]
      Then "Rogue Borg Mercenaries" [first] is now in Bob's discard pile
      And "Rogue Borg Mercenaries" [second] is still on "Runabout"
      And "Hugh" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-23
  Rule: A single Rogue Borg that loses its battle still leaves the crew stopped for that turn

    @frame=many
    Example: the crew kills the intruder, is stopped, and is free in Alice's next turn
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Brittain"
      Then "Rogue Borg Mercenaries" has been killed
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Soren" and "Worf" are now stopped
      And nothing else has changed
      When play goes on until Alice's turn
      Then "Soren" and "Worf" are no longer stopped

  @ruling=faq96-39-rogue-borg-24
  Rule: Single Rogue Borg played turn after turn may keep a ship from acting

    Example: Bob plays one Rogue Borg in each of Alice's turns
      Given Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "U.S.S. Brittain"
      Then these are illegal:
        | action                                                         |
        | Alice moves "U.S.S. Brittain" to "Explore Interstellar Matter" |
      When play goes on until Alice's turn
      Then these are legal:
        | action                                                         |
        | Alice moves "U.S.S. Brittain" to "Explore Interstellar Matter" |
      When Bob plays "Rogue Borg Mercenaries" [second] on "U.S.S. Brittain"
      Then "Soren" and "Worf" are now stopped
      And these are illegal:
        | action                                                         |
        | Alice moves "U.S.S. Brittain" to "Explore Interstellar Matter" |
      And "Rogue Borg Mercenaries" [first] is still in Bob's discard pile
      And "Rogue Borg Mercenaries" [second] is now in Bob's discard pile
      And nothing else has changed
