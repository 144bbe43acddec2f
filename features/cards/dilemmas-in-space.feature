Feature: Dilemmas in space, as printed
  What a crew must have, and what befalls the ship.

  @ruling=custom-cards-216
  Rule: Dejaren kills a hologram and somebody else who are slow, and those left must have Computer Skill

    @frame=many
    Scenario Outline: a hologram with CUNNING <holo> and somebody with CUNNING <other> and <skill>, and Dejaren <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | icons    | cunning | skills  |
        | Holo | personnel | Federation   | hologram | <holo>  |         |
        | Ann  | personnel | Federation   |          | <other> | <skill> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Holo              | aboard "U.S.S. Enterprise" |
        | Ann               | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Dejaren | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Dejaren" <has> been overcome
      And "Holo" <holo-off> deactivated
      And "Ann" <anndead> been killed

      Examples: Quick enough or too slow, with just enough of the skill or too little
        | holo | other | skill             | has     | holo-off     | anndead |
        | 9    | 9     | Computer Skill x2 | has     | is still not | has not |
        | 9    | 9     | Computer Skill    | has not | is still not | has not |
        | 8    | 9     | Computer Skill x2 | has     | is now       | has not |
        | 9    | 8     | Computer Skill x2 | has not | is still not | has     |

    @frame=many
    Example: of two who are slow it kills one
      Given these made-up cards:
        | card | type      | affiliations | icons    | cunning |
        | Holo | personnel | Federation   | hologram | 8       |
        | Ann  | personnel | Federation   |          | 8       |
        | Bea  | personnel | Federation   |          | 8       |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Holo              | aboard "U.S.S. Enterprise" |
        | Ann               | aboard "U.S.S. Enterprise" |
        | Bea               | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Dejaren | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "Ann" has been killed
      And "Holo" is now deactivated
      And "Bea" is now stopped

    @frame=many
    Example: of two slow holograms it takes one
      Given these made-up cards:
        | card | type      | affiliations | icons    | cunning |
        | Holo | personnel | Federation   | hologram | 8       |
        | Mist | personnel | Federation   | hologram | 8       |
        | Ann  | personnel | Federation   |          | 9       |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Holo              | aboard "U.S.S. Enterprise" |
        | Mist              | aboard "U.S.S. Enterprise" |
        | Ann               | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Dejaren | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Holo" from "Holo" and "Mist"
      Then "Holo" is now deactivated
      And "Mist" is still not deactivated

  @ruling=custom-cards-218
  Rule: To fly by the seat of your pants takes Navigation and OFFICER, and one of them twice

    @frame=many
    Scenario Outline: a crew with <skills>, and the dilemma <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
      And Bob has:
        | card                          | where                         |
        | Fly by the Seat of your Pants | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Fly by the Seat of your Pants" <has> been overcome

      Examples: One of them twice, both once, and one alone
        | skills                 | has     |
        | Navigation x2, OFFICER | has     |
        | Navigation, OFFICER x2 | has     |
        | Navigation, OFFICER    | has not |
        | Navigation x3          | has not |
        | OFFICER x3             | has not |

  @ruling=custom-cards-219
  Rule: Gravimetric Distortion damages the ship of a crew without one of four things

    @frame=many
    Scenario Outline: a crew with <skills>, and the ship <is> damaged
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
      And Bob has:
        | card                   | where                         |
        | Gravimetric Distortion | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Runabout" <is> damaged

      Examples: Just enough, and one too few
        | skills          | is           |
        | ENGINEER x4     | is still not |
        | ENGINEER x3     | is now       |
        | Astrophysics x2 | is still not |
        | Astrophysics    | is now       |
        | Navigation x2   | is still not |
        | Navigation      | is now       |

    @frame=many
    Scenario Outline: <who> aboard, and the ship <is> damaged
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | McKnight | aboard "Runabout"          |
        | <who>    | aboard "Runabout"          |
      And Bob has:
        | card                   | where                         |
        | Gravimetric Distortion | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Runabout" <is> damaged

      Examples: Guinan, and two who can navigate, but neither of them twice
        | who    | is           |
        | Guinan | is still not |
        | Worf   | is now       |
