Feature: Dilemmas as printed: what the team is prepared for
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-17
  Rule: For Hologram Ruse INTEGRITY and CUNNING must both be over 30

    @frame=differs
    Scenario Outline: INTEGRITY <integrity> and CUNNING <cunning> meet it, and it is <where>
      Given these made-up cards:
        | card  | type      | affiliations | integrity   | cunning   |
        | Clerk | personnel | Federation   | <integrity> | <cunning> |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Hologram Ruse | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hologram Ruse" is <where>

      Examples: Both just met, and either just missed
        | integrity | cunning | where                     |
        | 31        | 31      | now in Bob's discard pile |
        | 30        | 31      | still under "Excavation"  |
        | 31        | 30      | still under "Excavation"  |

  @ruling=custom-cards-66
  Rule: Lack of Preparation costs 10 points whoever could not have solved the mission when the attempt began

    @frame=differs
    Scenario Outline: with <skills> they have <points> points left, and it is <where>
      Given these made-up cards:
        | card  | type      | affiliations | skills   |
        | Clerk | personnel | Federation   | <skills> |
      And Alice has 20 points
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Lack of Preparation | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Lack of Preparation" is <where>
      And Alice now has <points> points

      Examples: What the mission requires, and something else
        | skills      | points | where                     |
        | Archaeology | 45     | now in Bob's discard pile |
        | Law         | 10     | still under "Excavation"  |

    @frame=many
    Example: whoever was killed on the way counts
      Given these made-up cards:
        | card   | type      | affiliations | skills      |
        | Digger | personnel | Federation   | Archaeology |
        | Clerk  | personnel | Federation   |             |
      And Alice has:
        | card   | where           |
        | Digger | on "Excavation" |
        | Clerk  | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Lack of Preparation  | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Digger" from "Digger" and "Clerk"
      Then "Lack of Preparation" has been overcome

    @frame=many
    Scenario Outline: the Borg <first> and <second> lack one icon, and lose no points
      Given these made-up cards:
        | card    | type      | affiliations | icons         |
        | Speaker | personnel | Borg         | communication |
        | Pilot   | personnel | Borg         | navigation    |
        | Warden  | personnel | Borg         | defense       |
      And the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has 20 points
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | <first>           | on "Iconia Investigation" |                                  |
        | <second>          | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                | where                        |
        | Lack of Preparation | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Lack of Preparation" has not been overcome
      And Alice still has 20 points

      Examples: Two of the three
        | first   | second |
        | Speaker | Pilot  |
        | Speaker | Warden |
        | Pilot   | Warden |
