Feature: Lore Returns
  Rogue Borg who have won a ship use it for their player.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card           | where           |
      | I.K.C. Hegh'ta | at "Excavation" |
    And Bob has:
      | card                            | where               |
      | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
      | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |
      | Rogue Borg Mercenaries [third]  | on "I.K.C. Hegh'ta" |

  @ruling=faq96-38-lore-returns-02
  Rule: The former owner no longer beams aboard a ship that is under Lore Returns

    Background:
      Given "I.K.C. Hegh'ta" is controlled by Bob
      And Alice has:
        | card            | where                    |
        | I.K.S. Vorn | at "Excavation"          |
        | Kurn            | aboard "I.K.S. Vorn" |
        | Morag           | on "Excavation"          |

    Example: it is a ship of Bob's now
      Given Bob has:
        | card         | where               |
        | Lore Returns | on "I.K.C. Hegh'ta" |
      Then these are illegal:
        | action                                       |
        | Alice beams "Kurn" aboard "I.K.C. Hegh'ta"  |
        | Alice beams "Morag" aboard "I.K.C. Hegh'ta" |

    Example: without Lore they are beamed aboard
      Then these are legal:
        | action                                       |
        | Alice beams "Kurn" aboard "I.K.C. Hegh'ta"  |
        | Alice beams "Morag" aboard "I.K.C. Hegh'ta" |

  @ruling=faq96-38-lore-returns-03
  Rule: Lore Returns is played for your own Rogue Borg, and not for those of the opponent

    Example: Alice does not play it for Bob's
      Given Alice has:
        | card         | where   |
        | Lore Returns | in hand |
      When Alice plays "Lore Returns" on "I.K.C. Hegh'ta"
      Then that is illegal
      And nothing else has changed

    Example: Bob plays it for his own
      Given it is Bob's turn
      And Bob has:
        | card         | where   |
        | Lore Returns | in hand |
      When Bob plays "Lore Returns" on "I.K.C. Hegh'ta"
      Then that is legal

  @ruling=faq96-39-rogue-borg-15
  Rule: With Lore Returns the Rogue Borg may beam down and attack Away Teams

    Background:
      Given "I.K.C. Hegh'ta" is controlled by Bob
      And it is Bob's turn
      And Alice has:
        | card | where           |
        | Klag | on "Excavation" |

    @frame=many
    Example: three of them beam down and kill Klag
      Given Bob has:
        | card         | where               |
        | Lore Returns | on "I.K.C. Hegh'ta" |
      When Bob beams three "Rogue Borg Mercenaries" to "Excavation"
      Then "Rogue Borg Mercenaries" [first], "Rogue Borg Mercenaries" [second] and "Rogue Borg Mercenaries" [third] are no longer on "I.K.C. Hegh'ta"
      When Bob attacks "Klag" with three "Rogue Borg Mercenaries"
      Then "Klag" has been killed

    @frame=many
    Example: those on a ship that he does not command stay aboard, and those elsewhere are out of reach
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where             |
        | I.K.S. Vorn     | at "Excavation"   |
        | Kurn            | on "Plunder Site" |
      And Bob has:
        | card                            | where                |
        | Lore Returns                    | on "I.K.C. Hegh'ta"  |
        | Baryon Buildup                  | on "I.K.C. Hegh'ta"  |
        | Rogue Borg Mercenaries [fourth] | on "I.K.S. Vorn" |
      Then these are illegal:
        | action                                                       |
        | Bob beams "Rogue Borg Mercenaries" [fourth] to "Excavation"  |
        | Bob beams "Rogue Borg Mercenaries" [first] to "Plunder Site" |
        | Bob beams "Baryon Buildup" to "Excavation"                   |
        | Bob attacks "Klag" with "Rogue Borg Mercenaries" [first]     |
      When Bob beams "Rogue Borg Mercenaries" [first] to "Excavation"
      Then "Rogue Borg Mercenaries" [first] is no longer on "I.K.C. Hegh'ta"

  @ruling=cr14-lore-returns-01
  Rule: When you play Lore Returns on a ship your Rogue Borg there take control of it

    Example: the ship is Bob's
      Given it is Bob's turn
      And Bob has:
        | card         | where   |
        | Lore Returns | in hand |
      When Bob plays "Lore Returns" on "I.K.C. Hegh'ta"
      Then "I.K.C. Hegh'ta" is now controlled by Bob
      And "Lore Returns" is now on "I.K.C. Hegh'ta"
      And nothing else has changed

  @ruling=cr14-lore-returns-02
  Rule: Rogue Borg move the ship that they control although nobody staffs it

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And "I.K.C. Hegh'ta" is controlled by Bob
      And it is Bob's turn
      And Bob has:
        | card           | where               |
        | Lore Returns   | on "I.K.C. Hegh'ta" |

    Example: it flies with nobody but them aboard
      When Bob moves "I.K.C. Hegh'ta" to "Plunder Site"
      Then "I.K.C. Hegh'ta" is now at "Plunder Site"
      And nothing else has changed

  @ruling=cr14-lore-returns-03
  Rule: Rogue Borg begin battles without a leader

    Example: they attack the Runabout
      Given "I.K.C. Hegh'ta" is controlled by Bob
      And it is Bob's turn
      And Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Bob has:
        | card         | where               |
        | Lore Returns | on "I.K.C. Hegh'ta" |
      Then these are legal:
        | action                                       |
        | Bob attacks "Runabout" with "I.K.C. Hegh'ta" |

  @ruling=cr14-lore-returns-04
  Rule: The Lore whom the text names is the event itself, and not the personnel

    @frame=many
    Example: the ship flies, and no Lore is anywhere near
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And "I.K.C. Hegh'ta" is controlled by Bob
      And it is Bob's turn
      And Bob has:
        | card         | where               |
        | Lore Returns | on "I.K.C. Hegh'ta" |
      When Bob moves "I.K.C. Hegh'ta" to "Plunder Site"
      Then "I.K.C. Hegh'ta" is now at "Plunder Site"
