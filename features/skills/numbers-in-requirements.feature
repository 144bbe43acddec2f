Feature: Numbers and types in what is required in 1996
  How cards of 1996 are read that name skills, classifications and numbers.

  @ruling=faq96-361-capitalized-skills-01
  Rule: A personnel type in the skills box is a skill besides the classification

    Background:
      Given these made-up cards:
        | card          | type    | kind   | attempted by | points | requires          |
        | Silent Beacon | mission | planet | any          | 25     | OFFICER, ENGINEER |

    Example: Data, an officer, is an engineer as well
      Given the spaceline:
        | mission       |
        | Silent Beacon |
      And Alice has:
        | card | where              |
        | Data | on "Silent Beacon" |
      When Alice attempts "Silent Beacon"
      Then "Silent Beacon" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-361-capitalized-skills-02
  Rule: An engineer with ENGINEER as a skill counts as ENGINEER x2

    Example: Geordi La Forge does what requires ENGINEER x2
      Given these made-up cards:
        | card        | type    | kind   | attempted by | points | requires    |
        | Broken Dome | mission | planet | any          | 25     | ENGINEER x2 |
      And the spaceline:
        | mission     |
        | Broken Dome |
      And Alice has:
        | card            | where            |
        | Geordi La Forge | on "Broken Dome" |
      When Alice attempts "Broken Dome"
      Then "Broken Dome" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-361-capitalized-skills-03
  Rule: A scientist with MEDICAL as a skill counts as both

    Example: Vekor does what requires SCIENCE and MEDICAL
      Given these made-up cards:
        | card        | type    | kind   | attempted by | points | requires         |
        | Fever Field | mission | planet | any          | 25     | SCIENCE, MEDICAL |
      And the spaceline:
        | mission     |
        | Fever Field |
      And Alice has:
        | card  | where            |
        | Vekor | on "Fever Field" |
      When Alice attempts "Fever Field"
      Then "Fever Field" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-25-less-and-greater-marks-01
  Rule: "SCIENCE and CUNNING>35" is one scientist and a total CUNNING of 36

    Background:
      Given these made-up cards:
        | card        | type      | kind   | attempted by | points | requires                 | affiliations | classification | cunning |
        | Time Spiral | mission   | planet | any          | 35     | SCIENCE, CUNNING over 35 |              |                |         |
        | Star Gazer  | personnel |        |              |        |                          | Bajoran      | SCIENCE        | 20      |

    @frame=differs
    Scenario Outline: one scientist and CUNNING <total> are <what>
      Given these made-up cards:
        | card    | type      | affiliations | classification | cunning   |
        | Advisor | personnel | Bajoran      | V.I.P.         | <cunning> |
      And the spaceline:
        | mission     |
        | Time Spiral |
      And Alice has:
        | card       | where            |
        | Star Gazer | on "Time Spiral" |
        | Advisor    | on "Time Spiral" |
      When Alice attempts "Time Spiral"
      Then "Time Spiral" is <outcome>
      And Alice <has> points

      Examples: Just enough and just not
        | total | what       | cunning | outcome             | has         |
        | 36    | enough     | 16      | now completed       | now has 35  |
        | 35    | not enough | 15      | still not completed | still has 0 |

  @ruling=faq96-25-less-and-greater-marks-02
  Rule: The marks for more and for less are about totals of attributes, and never about classifications or skills

    Scenario Outline: what requires <requires> is done by one with <skill> beside strong friends
      Given these made-up cards:
        | card        | type      | kind   | attempted by | points | requires   | affiliations | skills  | integrity | strength |
        | Stony Field | mission   | planet | any          | 35     | <requires> |              |         |           |          |
        | Envoy       | personnel |        |              |        |            | Bajoran      | <skill> | 8         | 4        |
        | Porter      | personnel |        |              |        |            | Bajoran      | Biology | 8         | 9        |
      And the spaceline:
        | mission     |
        | Stony Field |
      And Alice has:
        | card   | where            |
        | Envoy  | on "Stony Field" |
        | Porter | on "Stony Field" |
      When Alice attempts "Stony Field"
      Then "Stony Field" is now completed
      And Alice now has 35 points
      And nothing else has changed

      @part=skills
      Examples: A skill
        | requires                     | skill     |
        | Diplomacy, INTEGRITY over 12 | Diplomacy |

      @part=classifications
      Examples: A personnel type
        | requires                     | skill     |
        | SECURITY, STRENGTH over 12   | SECURITY  |

  @ruling=faq96-25-less-and-greater-marks-03
  Rule: "2 SCIENCE" is at least two personnel with the classification or the skill

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | classification | skills  |
        | Star Gazer | personnel | Federation   | SCIENCE        |         |
        | Archivist  | personnel | Federation   | V.I.P.         | SCIENCE |
        | Polymath   | personnel | Federation   | SCIENCE        | SCIENCE |

    Scenario Outline: <number> of a classification or a skill meet plasma creatures
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card    | where           |
        | Worf    | on "Excavation" |
        | <one>   | on "Excavation" |
        | <other> | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" <outcome>

      @part=classification
      Examples: One of each, and one of none
        | number | one        | other     | outcome               |
        | two    | Star Gazer | Archivist | has been overcome     |

      @question=number-before-a-skill-in-1996
      Examples: One who has both is one personnel
        | number                | one      | other    | outcome               |
        | one who has two kinds | Polymath | Calloway | has not been overcome |

      @reading=number-before-a-skill-in-1996/levels
      Examples: One who has both counts twice, read the other way
        | number                | one      | other    | outcome           |
        | one who has two kinds | Polymath | Calloway | has been overcome |

    @part=classification
    Example: one scientist is not enough
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card       | where           |
        | Worf       | on "Excavation" |
        | Star Gazer | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" has not been overcome
      And "Interphasic Plasma Creatures" is now on Alice's side of the table
      And the STRENGTH of "Worf" is 8
      And "Worf" and "Star Gazer" are now stopped
      And nothing else has changed

    @part=skill
    Scenario Outline: with <crew> the ship <gets> past an Ancient Computer
      Given these made-up cards:
        | card             | type      | affiliations | classification | skills        |
        | Programmer       | personnel | Federation   | V.I.P.         | Computer Skill |
        | Other Programmer | personnel | Federation   | V.I.P.         | Computer Skill |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card       | where                      |
        | Runabout   | at "Explore Black Cluster" |
        | Programmer | aboard "Runabout"          |
        | <another>  | aboard "Runabout"          |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" <has> been overcome

      Examples: Two of Computer Skill, and one
        | crew            | gets         | another          | has     |
        | two programmers | gets         | Other Programmer | has     |
        | one programmer  | does not get | Worf             | has not |

    Example: two scientists meet creatures that she seeded herself
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                         | where              |
        | Star Gazer                   | on "Excavation"    |
        | Archivist                    | on "Excavation"    |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" has been overcome

    Scenario Outline: one who has two kinds <meets> creatures that she seeded herself
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                         | where              |
        | Polymath                     | on "Excavation"    |
        | Calloway                     | on "Excavation"    |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" <outcome>

      @question=number-before-a-skill-in-1996
      Examples: One who has both is one personnel
        | meets         | outcome               |
        | does not meet | has not been overcome |

      @reading=number-before-a-skill-in-1996/levels
      Examples: One who has both counts twice, read the other way
        | meets | outcome           |
        | meets | has been overcome |
