Feature: Intruder Force Field
  In 1996 it takes three Rogue Borg to break through it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                 | where                   |
      | Intruder Force Field | on the table            |
      | I.K.C. Hegh'ta       | at "Excavation"         |
      | Kurn                 | aboard "I.K.C. Hegh'ta" |

  @ruling=faq96-38-intruder-force-field-03
  Rule: Up to two Rogue Borg are held by the force field, and a third one frees them

    Background:
      Given Bob has:
        | card                            | where               |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |

    Example: two of them attack nobody
      When Alice ends the turn
      Then "Kurn" is still not stopped
      And it is now Bob's turn
      And nothing else has changed

    @question=battles-of-rogue-borg
    Example: with a third one they attack
      Given Bob has:
        | card                           | where   |
        | Rogue Borg Mercenaries [third] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [third] on "I.K.C. Hegh'ta"
      Then "Kurn" has been killed

    @reading=battles-of-rogue-borg/each
    Example: the third one attacks by itself
      Given Bob has:
        | card                           | where   |
        | Rogue Borg Mercenaries [third] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [third] on "I.K.C. Hegh'ta"
      Then "Rogue Borg Mercenaries" [third] has been killed
      And "Kurn" is now stopped

    Scenario Outline: with <others> on her ship the crew's flight to Plunder Site is <verdict>
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Bob has:
        | card                           | where   |
        | Rogue Borg Mercenaries [third] | <third> |
      And Alice has:
        | card  | where                   |
        | Klag  | aboard "I.K.C. Hegh'ta" |
        | Morag | aboard "I.K.C. Hegh'ta" |
      When Alice moves "I.K.C. Hegh'ta" to "Plunder Site"
      Then that is <verdict>

      Examples: Two are held, and three are not
        | others       | third               | verdict |
        | two of them  | in hand             | legal   |
        | three        | on "I.K.C. Hegh'ta" | illegal |

    Example: those on a ship of Bob's are not held by it
      Given Bob has:
        | card                            | where                 |
        | I.K.S. Buruk                    | at "Excavation"       |
        | Divok                           | aboard "I.K.S. Buruk" |
      And Alice has:
        | card                            | where             |
        | Rogue Borg Mercenaries [hers]   | on "I.K.S. Buruk" |
      When Alice ends the turn
      Then "Rogue Borg Mercenaries" [hers] has been killed
      And "Kurn" is still not stopped

  @ruling=faq96-38-intruder-force-field-01
  Rule: Three Rogue Borg on a ship behind the force field attack with a STRENGTH of 9

    Background:
      Given Bob has:
        | card                            | where               |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |

    Example: they beat Kurn with his 8
      Given Bob has:
        | card                           | where               |
        | Rogue Borg Mercenaries [third] | on "I.K.C. Hegh'ta" |
      When Alice ends the turn
      Then "Kurn" has been killed

    Example: they lose to Kurn and Morag with their 16
      Given Alice has:
        | card               | where                   |
        | Morag              | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card                           | where               |
        | Rogue Borg Mercenaries [third] | on "I.K.C. Hegh'ta" |
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [first] from three "Rogue Borg Mercenaries"
      Then "Kurn" has not been killed
