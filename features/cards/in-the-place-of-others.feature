Feature: In the place of others, as printed
  Who is taken for somebody else, and who changes sides.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-123
  Rule: Brainwash brings a captive to an outpost of his captor's, and under his control

    Background:
      Given Alice has:
        | card            | where               |
        | Klingon Outpost | at "Relief Mission" |
        | Brainwash       | in hand             |

    Example: he reports to the outpost and is on Alice's side
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card  | where           | state                        |
        | Taris | on "Excavation" | captive, controlled by Alice |
      When Alice plays "Brainwash" on "Taris"
      Then "Brainwash" is now on "Taris"
      And "Taris" is now aboard "Klingon Outpost"
      And "Taris" is still controlled by Alice
      And "Taris" is no longer disabled
      And nothing else has changed

    Scenario Outline: Taris is <state>, and it is <verdict>
      Given Bob has:
        | card  | where           | state   |
        | Taris | on "Excavation" | <state> |
      When Alice plays "Brainwash" on "Taris"
      Then that is <verdict>

      Examples: Captured, or not
        | state                        | verdict |
        | captive, controlled by Alice | legal   |
        | not captive                  | illegal |

  @ruling=custom-cards-124
  Rule: Anya takes the place of Salia when chance has selected her

    @frame=many
    Example: Armus kills her
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card  | where                |
        | Salia | on "Eliminate Virus" |
        | Worf  | on "Eliminate Virus" |
        | Anya  | on "Eliminate Virus" |
      And Bob has:
        | card                 | where                   |
        | Armus - Skin of Evil | under "Eliminate Virus" |
      When Alice attempts "Eliminate Virus"
      And chance chooses "Salia"
      Then "Anya" has been killed
      And "Salia" has not been killed

    @frame=many
    Scenario Outline: Anya is <state>, chance selects <whom>, and <who> dies
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card  | where                | state   |
        | Salia | on "Eliminate Virus" |         |
        | Worf  | on "Eliminate Virus" |         |
        | Anya  | on "Eliminate Virus" | <state> |
      And Bob has:
        | card                 | where                   |
        | Armus - Skin of Evil | under "Eliminate Virus" |
      When Alice attempts "Eliminate Virus"
      And chance chooses "<whom>"
      Then "<who>" has been killed
      And "Anya" has not been killed

      Examples: Somebody else is selected, and Anya cannot use her skills
        | state        | whom  | who   |
        | not disabled | Worf  | Worf  |
        | disabled     | Salia | Salia |

    @frame=many
    Example: chance takes Worf, and Salia, whom the opponent chooses, dies herself
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card     | where                |
        | Salia    | on "Eliminate Virus" |
        | Worf     | on "Eliminate Virus" |
        | Calloway | on "Eliminate Virus" |
        | Anya     | on "Eliminate Virus" |
      And Bob has:
        | card                 | where                   |
        | Armus - Skin of Evil | under "Eliminate Virus" |
        | Ferengi Attack       | under "Eliminate Virus" |
      And the seeds under "Eliminate Virus" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Ferengi Attack       |
      When Alice attempts "Eliminate Virus"
      And chance chooses "Worf"
      And Bob chooses "Salia" from "Salia", "Calloway" and "Anya"
      Then "Salia" has been killed
      And "Anya" has not been killed

  @ruling=custom-cards-127
  Rule: Borg Servo has an opponent who plays Borg assimilate one personnel

    Background:
      Given these made-up cards:
        | card  | type      | affiliations | skills      |
        | Medic | personnel | Federation   | MEDICAL     |
        | Maker | personnel | Federation   | Cybernetics |
      And Bob has:
        | card       | where              |
        | Borg Servo | under "Excavation" |

    @frame=many
    Example: Bob has a Borg Cube, and chance takes the Medic for him
      Given Alice has:
        | card  | where           |
        | Medic | on "Excavation" |
        | Worf  | on "Excavation" |
      And Bob has:
        | card      | where               |
        | Borg Cube | at "Relief Mission" |
      When Alice attempts "Excavation"
      And chance chooses "Medic"
      Then "Medic" is now assimilated
      And "Medic" is now controlled by Bob
      And "Borg Servo" is now in Bob's discard pile

    @frame=many
    Scenario Outline: with <other> there, and Bob's <ship>, nobody is assimilated
      Given Alice has:
        | card    | where           |
        | Medic   | on "Excavation" |
        | <other> | on "Excavation" |
      And Bob has:
        | card   | where               |
        | <ship> | at "Relief Mission" |
      When Alice attempts "Excavation"
      Then "Medic" is still not assimilated
      And "<other>" is still not assimilated
      And "Borg Servo" is now in Bob's discard pile

      Examples: With the skills, and without a player of Borg
        | other | ship      |
        | Maker | Borg Cube |
        | Worf  | Runabout  |
