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

  @ruling=custom-cards-236
  Rule: Only aboard a damaged ship does the crew abandon ship

    @frame=many
    Scenario Outline: <ship> is damaged, and the passenger <stays> aboard
      Given these made-up cards:
        | card | type      | affiliations | icons   | staffing       |
        | Boat | ship      | Federation   |         | command, staff |
        | Ann  | personnel | Federation   | command |                |
        | Cay  | personnel | Federation   | staff   |                |
        | Bea  | personnel | Federation   |         |                |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Boat     | at "Explore Black Cluster" |
        | Ann      | aboard "Boat"              |
        | Bea      | aboard "Boat"              |
        | Cay      | aboard "Boat"              |
        | Runabout | at "Explore Black Cluster" |
      And Bob has:
        | card          | where                         |
        | Abandon Ship! | under "Explore Black Cluster" |
      And "<ship>" is damaged
      When Alice attempts "Explore Black Cluster" from "Boat"
      Then "Bea" <stays> aboard "Boat"
      And "Ann" and "Cay" are still aboard "Boat"

      Examples: The ship of those who meet it, and another one
        | ship     | stays        |
        | Boat     | is no longer |
        | Runabout | is still     |

  @ruling=custom-cards-237
  Rule: Aphasia Device disables one aboard at once and one at the end of each turn, and all die when nobody is left

    @frame=many
    Example: chance selects them, and the last of them is the end of all
      Given these made-up cards:
        | card | type      | affiliations |
        | Ann  | personnel | Federation   |
        | Bea  | personnel | Federation   |
        | Cay  | personnel | Federation   |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
        | Bea      | aboard "Runabout"          |
        | Cay      | aboard "Runabout"          |
      And Bob has:
        | card           | where                         |
        | Aphasia Device | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      And chance chooses "Ann" from "Ann", "Bea" and "Cay"
      Then "Aphasia Device" is now on "Runabout"
      And "Ann" is now disabled
      When Alice ends the turn
      And chance chooses "Bea" from "Bea" and "Cay"
      Then "Bea" is now disabled
      And "Ann" is still disabled
      When play goes on until the end of Alice's second turn
      Then "Ann", "Bea" and "Cay" have been killed

    @frame=many
    Example: whoever is alone aboard dies at once
      Given these made-up cards:
        | card | type      | affiliations |
        | Ann  | personnel | Federation   |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
      And Bob has:
        | card           | where                         |
        | Aphasia Device | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Ann" has been killed

    @frame=many
    Scenario Outline: doctors with <skills> are left, and it <done> cured
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   |          |
        | Bea  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
        | Bea      | aboard "Runabout"          |
      And Bob has:
        | card           | where                         |
        | Aphasia Device | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      And chance chooses "Ann"
      Then "Aphasia Device" <done> overcome
      And "Ann" <is> disabled

      Examples: Two of both, and one of one of them
        | skills                 | done         | is           |
        | MEDICAL x2, Biology x2 | has been     | is still not |
        | MEDICAL, Biology x2    | has not been | is now       |
        | MEDICAL x2, Biology    | has not been | is now       |

    @frame=many
    Scenario Outline: it lies on <ship>, and to beam Ann down from Runabout is <verdict>
      Given these made-up cards:
        | card | type      | affiliations |
        | Ann  | personnel | Federation   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where             |
        | Runabout          | at "Excavation"   |
        | Ann               | aboard "Runabout" |
        | U.S.S. Enterprise | at "Excavation"   |
      And Bob has:
        | card           | where       |
        | Aphasia Device | on "<ship>" |
      When Alice beams "Ann" to "Excavation"
      Then that is <verdict>

      Examples: Her ship, and another one
        | ship              | verdict |
        | Runabout          | illegal |
        | U.S.S. Enterprise | legal   |

  @ruling=custom-cards-238
  Rule: Birth of "Junior" takes RANGE at the end of each turn, until there are three ENGINEER

    @frame=many
    Scenario Outline: a crew with <skills>, and the ship has RANGE <range> afterwards
      Given these made-up cards:
        | card | type      | affiliations | range | skills   |
        | Boat | ship      | Federation   | 8     |          |
        | Ann  | personnel | Federation   |       | <skills> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      And Alice ends the turn
      Then the RANGE of "Boat" is <range>
      And "Ann" is still not stopped

      Examples: Just enough, and one too few
        | skills      | range |
        | ENGINEER x3 | 8     |
        | ENGINEER x2 | 7     |

  @ruling=custom-cards-239
  Rule: A crew that meets Conundrum with INTEGRITY of 40 or less has nothing to do but chase a ship of the opponent's

    @frame=many
    Scenario Outline: INTEGRITY <integrity>, and Conundrum <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | integrity   |
        | Ann  | personnel | Federation   | <integrity> |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Relief Mission        |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
      And Bob has:
        | card            | where                         |
        | Conundrum       | under "Explore Black Cluster" |
        | Yridian Shuttle | at "Relief Mission"           |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Conundrum" <has> been overcome
      And "Conundrum" is now <where>

      Examples: Just enough, and just too little
        | integrity | has     | where                 |
        | 41        | has     | in Bob's discard pile |
        | 40        | has not | on "Runabout"         |

    @1e-glossary @1e-2014
    Scenario Outline: to move to <where> is <verdict>
      Given these made-up cards:
        | card | type      | affiliations | range | weapons |
        | Boat | ship      | Klingon      | 9     | 6       |
        | Kor  | personnel | Klingon      |       |         |
      And the spaceline:
        | mission               |
        | Survey Mission        |
        | Explore Black Cluster |
        | Relief Mission        |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Kor  | aboard "Boat"              |
      And Bob has:
        | card            | where               | state                       |
        | Yridian Shuttle | at "Relief Mission" |                             |
        | Conundrum       | on "Boat"           | targeting "Yridian Shuttle" |
      When Alice moves "Boat" to "<where>"
      Then that is <verdict>

      Examples: Toward that ship, and away from it
        | where          | verdict |
        | Relief Mission | legal   |
        | Survey Mission | illegal |

    @1e-glossary @1e-2014 @frame=many
    Example: it has a Federation ship attack, which it may not otherwise
      Given these made-up cards:
        | card | type      | affiliations | range | weapons | skills     |
        | Boat | ship      | Federation   | 9     | 6       |            |
        | Ann  | personnel | Federation   |       |         | Leadership |
      And the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card | where               |
        | Boat | at "Relief Mission" |
        | Ann  | aboard "Boat"       |
      And Bob has:
        | card            | where               | state                       |
        | Yridian Shuttle | at "Relief Mission" |                             |
        | Conundrum       | on "Boat"           | targeting "Yridian Shuttle" |
      When Alice attacks "Yridian Shuttle" with "Boat"
      Then "Yridian Shuttle" is now damaged
