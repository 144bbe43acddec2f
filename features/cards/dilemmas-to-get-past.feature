Feature: Dilemmas as printed, what it takes to get past them
  Skills, names, or a card from hand, in space or on a planet.

  @ruling=custom-cards-205
  Rule: To get past Ancient Computer takes two of Computer Skill, three SCIENCE or three ENGINEER

    @frame=many
    Scenario Outline: <count> with <skill>, and the computer <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills  |
        | Ann  | personnel | Federation   | <skill> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      | count   |
        | Runabout | at "Explore Black Cluster" |         |
        | Ann      | aboard "Runabout"          | <count> |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Ancient Computer" <has> been overcome

      Examples: Just enough, and one too few
        | count | skill          | has     |
        | 2     | Computer Skill | has     |
        | 1     | Computer Skill | has not |
        | 3     | SCIENCE        | has     |
        | 2     | SCIENCE        | has not |
        | 3     | ENGINEER       | has     |
        | 2     | ENGINEER       | has not |

  @ruling=custom-cards-206
  Rule: Those who find a way past the Ancient Computer meet a Microvirus

    @frame=many
    Scenario Outline: a team with <skills>, and both halves <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills                      |
        | Ann  | personnel | Federation   | MEDICAL, SECURITY, <skills> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                          | where              |
        | Ancient Computer & Microvirus | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ancient Computer & Microvirus" <has> been overcome
      And "Ancient Computer & Microvirus" <is>

      Examples: Just enough, and one too few
        | skills            | has     | is                           |
        | Computer Skill x2 | has     | is now in Bob's discard pile |
        | Computer Skill    | has not | is still under "Excavation"  |
        | SCIENCE x3        | has     | is now in Bob's discard pile |
        | SCIENCE x2        | has not | is still under "Excavation"  |
        | ENGINEER x3       | has     | is now in Bob's discard pile |
        | ENGINEER x2       | has not | is still under "Excavation"  |

    @frame=many
    Scenario Outline: they find a way in with <skill> alone, and Bob chooses who dies
      Given these made-up cards:
        | card | type      | affiliations | skills                     |
        | Ann  | personnel | Federation   | Computer Skill x2, <skill> |
        | Bea  | personnel | Federation   |                            |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card                          | where              |
        | Ancient Computer & Microvirus | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose one of "Ann" and "Bea"
      When Bob chooses "Bea"
      Then "Bea" has been killed
      And "Ann" is now stopped
      And "Ancient Computer & Microvirus" is now in Bob's discard pile

      Examples: One of the two
        | skill    |
        | MEDICAL  |
        | SECURITY |

  @ruling=custom-cards-208
  Rule: Authorized Access Only asks for three personnel, not for three levels

    @frame=many
    Scenario Outline: two with <skill> as <class> and one with <third> as <other>, and access is <has> granted
      Given these made-up cards:
        | card | type      | affiliations | classification | skills  |
        | Ann  | personnel | Federation   | <class>        | <skill> |
        | Bea  | personnel | Federation   | <other>        | <third> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      | count |
        | Runabout | at "Explore Black Cluster" |       |
        | Ann      | aboard "Runabout"          | 2     |
        | Bea      | aboard "Runabout"          |       |
      And Bob has:
        | card                   | where                         |
        | Authorized Access Only | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Authorized Access Only" <has> been overcome

      Examples: Acquisition, or OFFICER for a classification
        | class    | skill          | other    | third       | has     |
        | CIVILIAN | Acquisition    | CIVILIAN | Acquisition | has     |
        | CIVILIAN | Acquisition x2 | CIVILIAN | Honor       | has not |
        | OFFICER  | Honor          | OFFICER  | Honor       | has     |
        | OFFICER  | Honor          | CIVILIAN | OFFICER     | has not |

  @ruling=custom-cards-209
  Rule: Of several who bring a team past Blended all but one are stopped, whom chance selects

    Background:
      Given these made-up cards:
        | card | type      | affiliations | skills    |
        | Ann  | personnel | Federation   | Empathy   |
        | Bea  | personnel | Federation   | Diplomacy |
        | Cay  | personnel | Federation   | Honor     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card    | where              |
        | Blended | under "Excavation" |

    @frame=many
    Example: one of two goes on
      Given Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "Blended" has been overcome
      And "Bea" is now stopped
      And "Ann" and "Cay" are still not stopped

    @frame=many
    Scenario Outline: <who> alone is stopped
      Given Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
        | Cay   | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Blended" has been overcome
      And "<who>" is now stopped
      And "Cay" is still not stopped

      Examples: By a skill or by a name
        | who              |
        | Ann              |
        | Bea              |
        | Morn             |
        | Montgomery Scott |

    Example: nobody knows how to go about it
      Given Alice has:
        | card | where           |
        | Cay  | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Blended" has not been overcome
      And "Cay" is now stopped
      And nothing else has changed

  @ruling=custom-cards-241
  Rule: To get past Close That Door! takes SCIENCE and Stellar Cartography, or a doorway from hand

    @frame=many
    Scenario Outline: a team with <skills>, and it <is> overcome
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Close That Door! | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Close That Door!" <is> overcome

      Examples: Both, and one of them
        | skills                       | is           |
        | SCIENCE, Stellar Cartography | has been     |
        | SCIENCE                      | has not been |
        | Stellar Cartography          | has not been |

    @frame=many
    Example: a doorway is discarded for it
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                    | where           |
        | Calloway                | on "Excavation" |
        | Alternate Universe Door | in hand         |
        | Tricorder               | in hand         |
      And Bob has:
        | card             | where              |
        | Close That Door! | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Alternate Universe Door" from "Alternate Universe Door" and none
      Then "Close That Door!" has been nullified
      And "Alternate Universe Door" is now in Alice's discard pile
