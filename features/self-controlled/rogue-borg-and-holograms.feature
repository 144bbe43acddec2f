Feature: Rogue Borg and holograms in 1996
  A hologram that they kill is only deactivated, which does not save the ship.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Sutherland | at "Excavation"            |
      | Albert Einstein   | aboard "U.S.S. Sutherland" |
      | Jean-Luc Picard   | aboard "U.S.S. Sutherland" |

  @ruling=faq96-367-rogue-borg-vs-holographic-personnel-01
  Rule: Rogue Borg attack at the start of every turn of both players

    @part=yours
    Example: as Alice's turn begins
      Given it is Bob's turn
      And Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
      When Bob ends the turn
      And chance chooses "Jean-Luc Picard" from "Jean-Luc Picard" and "Albert Einstein"
      Then "Jean-Luc Picard" has been killed

    @part=opponents
    Example: as Bob's turn begins
      Given Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
      When Alice ends the turn
      And chance chooses "Jean-Luc Picard" from "Jean-Luc Picard" and "Albert Einstein"
      Then "Jean-Luc Picard" has been killed

  @ruling=faq96-367-rogue-borg-vs-holographic-personnel-02
  Rule: A hologram that they have deactivated is not activated before they attack again

    Background:
      Given Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fourth] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fifth]  | on "U.S.S. Sutherland" |

    Example: Einstein takes no part in the attack as Alice's turn begins, and is activated after it, unlike one aboard another ship
      Given it is Bob's turn
      And Alice has:
        | card             | where                      |
        | Data             | aboard "U.S.S. Sutherland" |
        | U.S.S. Nebula    | at "Excavation"            |
        | Sir Isaac Newton | aboard "U.S.S. Nebula"     |
      And "Albert Einstein" and "Sir Isaac Newton" are deactivated
      When Bob ends the turn
      Then "Sir Isaac Newton" is no longer deactivated
      And "Albert Einstein" is still deactivated
      When chance chooses "Data" from "Data" and "Jean-Luc Picard"
      Then "Data" has been killed
      And "Albert Einstein" is no longer deactivated
      And "Albert Einstein" is still not stopped
      And "Jean-Luc Picard" is now stopped
      And "Data" is now in Alice's discard pile
      And it is still Alice's turn
      And nothing else has changed

  @ruling=faq96-367-rogue-borg-vs-holographic-personnel-03
  Rule: Deactivated holograms who are alone with Rogue Borg are turned off

    Example: with Picard dead nobody is there to protect Einstein
      Given Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
      And "Albert Einstein" is deactivated
      When Alice ends the turn
      Then "Jean-Luc Picard" has been killed
      And "Albert Einstein" is now in Alice's discard pile
      And "Albert Einstein" has not been killed
      And "Jean-Luc Picard" is now in Alice's discard pile
      And "U.S.S. Sutherland" is now controlled by Bob
      And it is now Bob's turn
      And nothing else has changed

    Example: with somebody left aboard they are not
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fourth] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fifth]  | on "U.S.S. Sutherland" |
      And "Albert Einstein" is deactivated
      When Alice ends the turn
      And chance chooses "Data" from "Data" and "Jean-Luc Picard"
      Then "Albert Einstein" is still aboard "U.S.S. Sutherland"
      And "Albert Einstein" is still deactivated

  @ruling=faq96-367-rogue-borg-vs-holographic-personnel-04
  Rule: Of three and a hologram two are dead before the hologram is activated again

    @question=battles-of-rogue-borg
    Example: six Rogue Borg come for three and a hologram
      Given Alice has:
        | card             | where                      |
        | William T. Riker | aboard "U.S.S. Sutherland" |
        | Geordi La Forge  | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fourth] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fifth]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [sixth]  | in hand                |
      When Bob plays "Rogue Borg Mercenaries" [sixth] on "U.S.S. Sutherland"
      And chance chooses "Albert Einstein" from "Albert Einstein", "Jean-Luc Picard", "William T. Riker" and "Geordi La Forge"
      Then "Albert Einstein" is now deactivated
      When Alice ends the turn
      And chance chooses "Geordi La Forge" from "Jean-Luc Picard", "William T. Riker" and "Geordi La Forge"
      Then "Geordi La Forge" has been killed
      And "Albert Einstein" is still deactivated
      When Bob ends the turn
      And chance chooses "Jean-Luc Picard" from "Jean-Luc Picard" and "William T. Riker"
      Then "Jean-Luc Picard" has been killed
      And "Albert Einstein" is no longer deactivated
      And "William T. Riker" is still aboard "U.S.S. Sutherland"
      And "William T. Riker" is now stopped
      And "Geordi La Forge" is still in Alice's discard pile
      And "Jean-Luc Picard" is now in Alice's discard pile
      And "Rogue Borg Mercenaries" [sixth] is still on "U.S.S. Sutherland"
      And nothing else has changed

    @reading=battles-of-rogue-borg/each
    Example: the sixth comes alone, and loses to three and a hologram
      Given Alice has:
        | card             | where                      |
        | William T. Riker | aboard "U.S.S. Sutherland" |
        | Geordi La Forge  | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                            | where                  |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [second] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [third]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fourth] | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [fifth]  | on "U.S.S. Sutherland" |
        | Rogue Borg Mercenaries [sixth]  | in hand                |
      When Bob plays "Rogue Borg Mercenaries" [sixth] on "U.S.S. Sutherland"
      Then "Rogue Borg Mercenaries" [sixth] has been killed
