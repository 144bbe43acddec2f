Feature: Ships that Rogue Borg besiege in 1996
  The crew fights, flees or waits for reinforcements.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card           | where                   |
      | I.K.C. Hegh'ta | at "Excavation"         |
      | Klag           | aboard "I.K.C. Hegh'ta" |
    And Bob has:
      | card                            | where               |
      | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
      | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |

  @ruling=faq96-39-rogue-borg-06
  Rule: When the crew wins, one Rogue Borg is killed and the others stay and attack until all are dead

    Example: Klag kills one in each turn
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [first] from two "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" [first] has been killed
      And "Rogue Borg Mercenaries" [second] is still on "I.K.C. Hegh'ta"
      When Bob ends the turn
      Then "Rogue Borg Mercenaries" [second] has been killed
      And "Klag" is still stopped
      And "Rogue Borg Mercenaries" [first] is still in Bob's discard pile
      And "Rogue Borg Mercenaries" [second] is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-07
  Rule: More Rogue Borg may be played on a besieged ship in later turns

    @question=battles-of-rogue-borg @frame=many
    Example: a third one comes, and they beat Klag
      Given Bob has:
        | card                           | where   |
        | Rogue Borg Mercenaries [third] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [third] on "I.K.C. Hegh'ta"
      Then "Klag" has been killed
      And "Rogue Borg Mercenaries" [third] is now on "I.K.C. Hegh'ta"

    @reading=battles-of-rogue-borg/each
    Example: a third one comes, and loses to Klag
      Given Bob has:
        | card                           | where   |
        | Rogue Borg Mercenaries [third] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [third] on "I.K.C. Hegh'ta"
      Then "Klag" has not been killed
      And "Rogue Borg Mercenaries" [third] is now in Bob's discard pile

  @ruling=faq96-39-rogue-borg-09
  Rule: Emergency Transporter Armbands save a crew from Rogue Borg

    Background:
      Given Alice has:
        | card                           | where           |
        | I.K.S. Vorn                | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                           | where               |
        | Rogue Borg Mercenaries [third] | on "I.K.C. Hegh'ta" |

    Scenario Outline: Klag gets away to <where>
      When Alice ends the turn
      And Alice responds with "Emergency Transporter Armbands" <way>
      Then "Klag" is now <place>
      And "Klag" is now stopped
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And "I.K.C. Hegh'ta" is now controlled by Bob
      And it is still Bob's turn
      And nothing else has changed

      @part=planet
      Examples: A planet
        | where      | way             | place           |
        | the planet | to "Excavation" | on "Excavation" |

      @part=ship
      Examples: Another ship
        | where        | way                      | place                    |
        | another ship | aboard "I.K.S. Vorn" | aboard "I.K.S. Vorn" |

    @part=planet @question=armbands-and-rogue-borg
    Example: when the battle has stopped him it is too late
      Given "Klag" is stopped
      When Alice plays "Emergency Transporter Armbands" to "Excavation" with "Klag"
      Then that is illegal
      And nothing else has changed

    @part=planet @reading=armbands-and-rogue-borg/yes
    Example: when the battle has stopped him it is not too late
      Given "Klag" is stopped
      When Alice plays "Emergency Transporter Armbands" to "Excavation" with "Klag"
      Then "Klag" is now on "Excavation"

    @part=planet @frame=many
    Example: before the battle it is early enough
      When Alice plays "Emergency Transporter Armbands" to "Excavation" with "Klag"
      Then "Klag" is now on "Excavation"

  @ruling=faq96-39-rogue-borg-10
  Rule: Reinforcements may be beamed aboard from another ship of the owner's

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card                        | where                            |
        | I.K.S. Vorn             | at "Excavation"                  |
        | Kurn                        | aboard "I.K.S. Vorn"         |
        | I.K.C. Bortas                | at "Plunder Site"                |
        | Morag                       | aboard "I.K.C. Bortas"           |

    @frame=many
    Example: Kurn comes to help Klag, and they win
      Given Bob has:
        | card                           | where               |
        | Rogue Borg Mercenaries [third] | on "I.K.C. Hegh'ta" |
      When Alice beams "Kurn" aboard "I.K.C. Hegh'ta"
      Then "Kurn" is now aboard "I.K.C. Hegh'ta"
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [first] from three "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" [first] has been killed

    Example: Morag is too far away
      When Alice beams "Morag" aboard "I.K.C. Hegh'ta"
      Then that is illegal
      And nothing else has changed

    Example: Bob sends nobody
      Given Bob has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Kromm        | aboard "I.K.S. Buruk" |
      And it is Bob's turn
      When Bob beams "Kromm" aboard "I.K.C. Hegh'ta"
      Then that is illegal
      And nothing else has changed

    Example: to a ship of his own he does
      Given Bob has:
        | card            | where                    |
        | U.S.S. Brittain | at "Excavation"          |
        | Calloway        | aboard "U.S.S. Brittain" |
        | Runabout        | at "Excavation"          |
      And it is Bob's turn
      When Bob beams "Calloway" aboard "Runabout"
      Then that is legal

  @ruling=faq96-39-rogue-borg-12
  Rule: A ship that Rogue Borg besiege cannot be moved by its crew

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where                    |
        | I.K.S. Vorn | at "Excavation"          |
        | Kurn            | aboard "I.K.S. Vorn" |
      And "Klag" is stopped

    Example: those who have come to help do not fly it
      When Alice beams "Kurn" aboard "I.K.C. Hegh'ta"
      And Alice moves "I.K.C. Hegh'ta" to "Plunder Site"
      Then that is illegal
      And "Kurn" is still aboard "I.K.C. Hegh'ta"
      And nothing else has changed

    @frame=many
    Example: when the Rogue Borg are gone they do
      Given "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] are in Bob's discard pile
      When Alice beams "Kurn" aboard "I.K.C. Hegh'ta"
      And Alice moves "I.K.C. Hegh'ta" to "Plunder Site"
      Then "I.K.C. Hegh'ta" is now at "Plunder Site"
