Feature: Cards among Borg and Klingons, as printed
  What drones do for others, what Borg have to have, and whom a Targ strengthens.

  Background:
    Given the spaceline:
      | mission              |
      | Iconia Investigation |
      | Excavation           |

  @ruling=custom-cards-62
  Rule: Friendly Fire bars scouting

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |

    Scenario Outline: it lies on <mission>, and to scout the target is <verdict>
      Given Bob has:
        | card          | where          |
        | Friendly Fire | on "<mission>" |
      When Alice scouts "Iconia Investigation"
      Then that is <verdict>

      Examples: The target, and another mission
        | mission              | verdict |
        | Iconia Investigation | illegal |
        | Excavation           | legal   |

  @ruling=custom-cards-66
  Rule: Borg need all three icons for Lack of Preparation

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
        | Bio-med Drone     | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                | where                        |
        | Lack of Preparation | under "Iconia Investigation" |

    @frame=many
    Example: with Communication and Defense alone they do not get past it
      When Alice scouts "Iconia Investigation"
      Then "Lack of Preparation" has not been overcome
      And "Guard Drone" and "Bio-med Drone" are now stopped

    @frame=many
    Example: with Navigation, too, they do
      Given Alice has:
        | card              | where                     |
        | Astrogation Drone | on "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Lack of Preparation" has been overcome

  @ruling=custom-cards-63
  Rule: A Bio-med Drone takes a Borg who has been killed back

    @frame=many
    Example: it goes beneath the draw deck
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
        | Bio-med Drone     | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                 | where                        |
        | Armus - Skin of Evil | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Guard Drone" from "Guard Drone" and "Bio-med Drone"
      And Alice responds with "Bio-med Drone"
      Then "Guard Drone" has been killed
      And "Guard Drone" is now in Alice's draw deck

  @ruling=custom-cards-70
  Rule: A Targ strengthens Klingons of the opponent's as well

    Example: one who is with it, and one who is not
      Given Alice has:
        | card | where           |
        | Targ | on "Excavation" |
        | Klag | on "Excavation" |
      And Bob has:
        | card   | where                     |
        | Kurn   | on "Excavation"           |
        | Gowron | on "Iconia Investigation" |
      Then the STRENGTH of "Klag" is 8
      And the STRENGTH of "Kurn" is 9
      And the STRENGTH of "Gowron" is 9

  @ruling=custom-cards-72
  Rule: Lore's Fingernail takes the affiliation of Soong-type androids

    Example: Data has none while it is in play, and Worf has his
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
        | Worf | on "Excavation" |
      And Bob has:
        | card              | where        |
        | Lore's Fingernail | on the table |
      Then the affiliations of "Data" are non-aligned
      And the affiliations of "Worf" are Federation

  @ruling=custom-cards-65
  Rule: Classic Communicator adds a skill of somebody compatible

    @frame=many
    Example: that of a Romulan is not offered, and that of somebody of the Federation is
      Given these made-up cards:
        | card          | type      | affiliations | skills  | icons           |
        | Old Navigator | personnel | Federation   | Physics | original series |
        | Old Surgeon   | personnel | Federation   | Biology | original series |
        | Old Centurion | personnel | Romulan      | Honor   | original series |
      And Alice has:
        | card                 | where                  |
        | Old Navigator        | on "Excavation"        |
        | Old Surgeon          | on "Excavation"        |
        | Old Centurion        | on "Excavation"        |
        | Classic Communicator | landed on "Excavation" |
      When Alice uses "Classic Communicator"
      And Alice chooses "Old Navigator"
      Then the skills of "Old Navigator" include Biology

  @ruling=custom-cards-1143
  Rule: Kor strengthens the other Klingons present, whosever they are

    Example: Alice's Klag and Bob's Kurn, and neither Gowron elsewhere nor a Romulan nor Kor himself
      Given Alice has:
        | card    | where           |
        | Kor     | on "Excavation" |
        | Klag    | on "Excavation" |
        | Tomalak | on "Excavation" |
      And Bob has:
        | card   | where                     |
        | Kurn   | on "Excavation"           |
        | Gowron | on "Iconia Investigation" |
      Then the STRENGTH of "Klag" is 9
      And the STRENGTH of "Kurn" is 10
      And the STRENGTH of "Gowron" is 9
      And the STRENGTH of "Tomalak" is 9
      And the STRENGTH of "Kor" is 8

  @ruling=custom-cards-1144
  Rule: Robin Lefler makes Wesley Crusher more cunning, whosever he is

    Example: Bob's Wesley beside her, and neither Alice's elsewhere nor a Data beside her
      Given Alice has:
        | card                 | where                     |
        | Robin Lefler         | on "Excavation"           |
        | Data                 | on "Excavation"           |
        | Wesley Crusher [her] | on "Iconia Investigation" |
      And Bob has:
        | card                 | where           |
        | Wesley Crusher [his] | on "Excavation" |
      Then the CUNNING of "Wesley Crusher" [his] is 10
      And the CUNNING of "Wesley Crusher" [her] is 8
      And the CUNNING of "Data" is 12

    Example: Alice's own beside her
      Given Alice has:
        | card           | where           |
        | Robin Lefler   | on "Excavation" |
        | Wesley Crusher | on "Excavation" |
      Then the CUNNING of "Wesley Crusher" is 10

  @ruling=custom-cards-1146
  Rule: With Lore Returns the Rogue Borg beam down

    @frame=many
    Example: three of them do
      Given Bob has:
        | card                            | where           |
        | Decius                          | at "Excavation" |
        | Rogue Borg Mercenaries [first]  | on "Decius"     |
        | Rogue Borg Mercenaries [second] | on "Decius"     |
        | Rogue Borg Mercenaries [third]  | on "Decius"     |
        | Lore Returns                    | on "Decius"     |
      And it is Bob's turn
      When Bob beams three "Rogue Borg Mercenaries" to "Excavation"
      Then that is legal
      And "Rogue Borg Mercenaries" [first], "Rogue Borg Mercenaries" [second] and "Rogue Borg Mercenaries" [third] are no longer on "Decius"
