Feature: Ships that Rogue Borg hold in 1996
  When the crew is gone the ship is theirs, and its owner may come back for it.

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

  @ruling=faq96-39-rogue-borg-13
  Rule: With the crew gone the Rogue Borg control the ship, and cannot use it

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Bob has:
        | card         | where   |
        | Lore Returns | in hand |

    @part=wiped-out
    Example: Klag is the last to die, and the ship is Bob's and stays where it is
      Given Alice has:
        | card | where                   |
        | Klag | aboard "I.K.C. Hegh'ta" |
      When Alice ends the turn
      Then "Klag" has been killed
      And "Klag" is now in Alice's discard pile
      And "I.K.C. Hegh'ta" is now controlled by Bob
      And these are illegal:
        | action                                        |
        | Bob moves "I.K.C. Hegh'ta" to "Plunder Site"  |
        | Bob attacks "Runabout" with "I.K.C. Hegh'ta"  |
      And it is now Bob's turn
      And nothing else has changed

    Example: with Lore it moves and attacks
      Given "I.K.C. Hegh'ta" is controlled by Bob
      And it is Bob's turn
      When Bob plays "Lore Returns" on "I.K.C. Hegh'ta"
      Then these are legal:
        | action                                        |
        | Bob moves "I.K.C. Hegh'ta" to "Plunder Site"  |
        | Bob attacks "Runabout" with "I.K.C. Hegh'ta"  |

    @frame=many @part=leaves
    Example: a crew that leaves has lost the ship
      Given Alice has:
        | card                           | where                   |
        | Klag                           | aboard "I.K.C. Hegh'ta" |
        | Emergency Transporter Armbands | in hand                 |
      When Alice plays "Emergency Transporter Armbands" to "Excavation" with "Klag"
      Then "I.K.C. Hegh'ta" is now controlled by Bob

  @ruling=faq96-39-rogue-borg-18
  Rule: The owner may beam a boarding party aboard, from a planet or another ship, to have the ship back

    Background:
      Given "I.K.C. Hegh'ta" is controlled by Bob
      And Alice has:
        | card            | where                    |
        | I.K.S. Vorn | at "Excavation"          |
        | Kurn            | aboard "I.K.S. Vorn" |
        | Morag           | on "Excavation"          |

    Scenario Outline: <who> comes from <where>
      When Alice beams "<who>" aboard "I.K.C. Hegh'ta"
      Then "<who>" is now aboard "I.K.C. Hegh'ta"
      And "I.K.C. Hegh'ta" is still controlled by Bob
      And nothing else has changed

      @part=ship
      Examples: Another ship
        | who  | where        |
        | Kurn | another ship |

      @part=planet
      Examples: A planet
        | who   | where      |
        | Morag | the planet |

    @part=ship
    Example: the last of them is killed, and the ship is Alice's again, unlike one that Lore commands
      Given "Rogue Borg Mercenaries" [second] and "Rogue Borg Mercenaries" [third] are in Bob's discard pile
      And Alice has:
        | card          | where           | state             |
        | I.K.C. Bortas | at "Excavation" | controlled by Bob |
      And Bob has:
        | card                            | where              |
        | Rogue Borg Mercenaries [fourth] | on "I.K.C. Bortas" |
        | Lore Returns                    | on "I.K.C. Bortas" |
      Then these are illegal:
        | action                                    |
        | Alice beams "Kurn" aboard "I.K.C. Bortas" |
      When Alice beams "Kurn" aboard "I.K.C. Hegh'ta"
      And Alice attacks "Rogue Borg Mercenaries" [first] with "Kurn"
      Then "Rogue Borg Mercenaries" [first] has been killed
      And "I.K.C. Hegh'ta" is no longer controlled by Bob
      And "Rogue Borg Mercenaries" [first] is now in Bob's discard pile
      And "Kurn" is still aboard "I.K.C. Hegh'ta"
      And "Kurn" is now stopped
      And nothing else has changed

    @part=ship
    Example: the last of them is killed, and a ship that Bob has won without them stays his, with one of hers aboard
      Given "Rogue Borg Mercenaries" [second] and "Rogue Borg Mercenaries" [third] are in Bob's discard pile
      And Alice has:
        | card          | where                  | state             |
        | I.K.C. Bortas | at "Excavation"        | controlled by Bob |
        | Divok         | aboard "I.K.C. Bortas" |                   |
      When Alice beams "Kurn" aboard "I.K.C. Hegh'ta"
      And Alice attacks "Rogue Borg Mercenaries" [first] with "Kurn"
      Then "I.K.C. Hegh'ta" is no longer controlled by Bob
      And "I.K.C. Bortas" is still controlled by Bob
      And "Rogue Borg Mercenaries" [first] is now in Bob's discard pile
      And "Kurn" is still aboard "I.K.C. Hegh'ta"
      And "Kurn" is now stopped
      And nothing else has changed

    @part=ship
    Example: the boarding party is attacked as the next turn begins
      When Alice beams "Kurn" aboard "I.K.C. Hegh'ta"
      And Alice ends the turn
      Then "Kurn" has been killed
      And "I.K.C. Hegh'ta" is still controlled by Bob

  @ruling=faq96-39-rogue-borg-19
  Rule: The Federation may attack Rogue Borg aboard its ship

    Background:
      Given Alice has:
        | card             | where                    |
        | U.S.S. Brittain  | at "Excavation"          |
        | William T. Riker | aboard "U.S.S. Brittain" |

    Example: Riker attacks them, and not Kurn, who has done him nothing
      Given Bob has:
        | card                            | where                    |
        | Rogue Borg Mercenaries [fourth] | on "U.S.S. Brittain"     |
        | Kurn                            | aboard "U.S.S. Brittain" |
      Then these are illegal:
        | action                                       |
        | Alice attacks "Kurn" with "William T. Riker" |
      When Alice attacks "Rogue Borg Mercenaries" [fourth] with "William T. Riker"
      Then "Rogue Borg Mercenaries" [fourth] has been killed
      And "William T. Riker" is now stopped
      And "Rogue Borg Mercenaries" [fourth] is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-16
  Rule: Rogue Borg have a leader in every battle

    Example: three of them beat Klag, who is one himself
      Given Alice has:
        | card | where                   |
        | Klag | aboard "I.K.C. Hegh'ta" |
      When Alice ends the turn
      Then "Klag" has been killed

  @ruling=faq96-39-rogue-borg-17
  Rule: Rogue Borg are not played on a cloaked ship

    Scenario Outline: they look for a ship that is <state>, and that is <verdict>
      Given Alice has:
        | card            | where                    | state   |
        | I.K.S. Vorn | at "Excavation"          | <state> |
        | Kurn            | aboard "I.K.S. Vorn" |         |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [fourth] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [fourth] on "I.K.S. Vorn"
      Then that is <verdict>

      Examples: They do not find a cloaked one
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |
