Feature: Dilemmas as printed, H to K
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-290
  Rule: I Hate You asks for Anthropology and Youth, and no Music

    @frame=differs
    Scenario Outline: <skills> are there, and it is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills   |
        | Camper | personnel | Federation   | <skills> |
      And Alice has:
        | card   | where           |
        | Camper | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Alternate Universe Door | on the table       |
        | I Hate You              | under "Excavation" |
      When Alice attempts "Excavation"
      Then "I Hate You" is <where>

      Examples: What it asks for, less, and too much
        | skills                     | where                     |
        | Anthropology, Youth        | now in Bob's discard pile |
        | Anthropology               | still under "Excavation"  |
        | Youth                      | still under "Excavation"  |
        | Anthropology, Youth, Music | still under "Excavation"  |

  @ruling=custom-cards-291
  Rule: Harvester Virus kills one on the planet as each turn ends, and is cured by three skills

    @frame=many
    Example: as the turn ends one of both players' people there dies, by chance
      Given Alice has:
        | card      | where           |
        | Worf      | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card            | where           |
        | Klag            | on "Excavation" |
        | Harvester Virus | on "Excavation" |
      When Alice ends the turn
      And chance chooses "Klag" from "Worf" and "Klag"
      Then "Klag" has been killed
      And "Worf" has not been killed

    @frame=differs
    Scenario Outline: <skills> come to the planet, and the virus is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills   |
        | Healer | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Healer   | aboard "Runabout" |
      And Bob has:
        | card            | where              |
        | Harvester Virus | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice beams "Healer" to "Excavation"
      Then "Harvester Virus" is <where>

      Examples: The cure, and less
        | skills                                 | where                     |
        | MEDICAL x2, Exobiology, Computer Skill | now in Bob's discard pile |
        | MEDICAL, Exobiology, Computer Skill    | still on "Excavation"     |
        | MEDICAL x2, Computer Skill             | still on "Excavation"     |
        | MEDICAL x2, Exobiology                 | still on "Excavation"     |

  @ruling=custom-cards-301
  Rule: Invasive Procedures needs a Borg who defends, or MEDICAL, CUNNING over 35 and a phaser or disruptor

    @frame=differs
    Scenario Outline: <case>, and it is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills   | cunning   | keywords    |
        | Doctor | personnel | Federation   | <skills> | <cunning> |             |
        | Phaser | equipment |              |          |           | phaser      |
        | Zapper | equipment |              |          |           | disruptor   |
        | Sword  | equipment |              |          |           | hand weapon |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Doctor   | aboard "Runabout"          |
        | <arm>    | aboard "Runabout"          |
      And Bob has:
        | card                | where                         |
        | Invasive Procedures | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Invasive Procedures" is now <where>

      Examples: All three, and less
        | case                                | skills  | cunning | arm    | where                 |
        | MEDICAL, CUNNING 36 and a phaser    | MEDICAL | 36      | Phaser | in Bob's discard pile |
        | MEDICAL, CUNNING 36 and a disruptor | MEDICAL | 36      | Zapper | in Bob's discard pile |
        | MEDICAL, CUNNING 36 and a sword     | MEDICAL | 36      | Sword  | on "Runabout"         |
        | MEDICAL, CUNNING 35 and a phaser    | MEDICAL | 35      | Phaser | on "Runabout"         |
        | CUNNING 36 and a phaser             |         | 36      | Phaser | on "Runabout"         |

    @frame=many
    Example: those aboard are in quarantine, weaker and less skilled
      Given these made-up cards:
        | card  | type      | affiliations | skills         | integrity | cunning | strength |
        | Clerk | personnel | Federation   | Law, Diplomacy | 5         | 6       | 7        |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Clerk    | aboard "Runabout"          |
      And Bob has:
        | card                | where                         |
        | Invasive Procedures | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Clerk" is now quarantined
      And the INTEGRITY of "Clerk" is 3
      And the CUNNING of "Clerk" is 4
      And the STRENGTH of "Clerk" is 5
      And the skills of "Clerk" do not include Law
      And the skills of "Clerk" include Diplomacy
