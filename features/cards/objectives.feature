Feature: Objectives as printed

  @ruling=custom-cards-37
  Rule: With Subjugate Planet there is another way to solve the mission

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | points | requires    | affiliations | species   | strength |
        | Quiet Planet | mission   | planet | any          | 25     | Archaeology |              |           |          |
        | Rifleman     | personnel |        |              |        |             | Dominion     | Jem'Hadar | 10       |

    Scenario Outline: a Vorta and four of his soldiers with a STRENGTH of <total> in all, and the mission is <so>
      Given these made-up cards:
        | card         | type      | affiliations | species | strength | skills    |
        | Sly Overseer | personnel | Dominion     | Vorta   | <own>    | Treachery |
      And Alice has:
        | card             | where                           | count |
        | Quiet Planet     | in the Alpha Quadrant spaceline |       |
        | Subjugate Planet | on "Quiet Planet"               |       |
        | Sly Overseer     | on "Quiet Planet"               |       |
        | Rifleman         | on "Quiet Planet"               | 4     |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <so>
      And Alice <score>
      And "Subjugate Planet" is <where>
      And nothing else has changed

      Examples: Twice the points of 25, and more
        | total | own | so                  | score              | where                       |
        | 50    | 10  | still not completed | still has 0 points | still on "Quiet Planet"     |
        | 51    | 11  | now completed       | now has 25 points  | now in Alice's discard pile |

    Example: three soldiers, however strong the Vorta is, are too few
      Given these made-up cards:
        | card         | type      | affiliations | species | strength | skills    |
        | Sly Overseer | personnel | Dominion     | Vorta   | 30       | Treachery |
      And Alice has:
        | card             | where                           | count |
        | Quiet Planet     | in the Alpha Quadrant spaceline |       |
        | Subjugate Planet | on "Quiet Planet"               |       |
        | Sly Overseer     | on "Quiet Planet"               |       |
        | Rifleman         | on "Quiet Planet"               | 3     |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      And nothing else has changed

  @ruling=custom-cards-64
  Rule: Ketracel-White comes with the depot of Subjugate Planet

    @frame=many
    Example: it is aboard when the planet is subjugated
      Given these made-up cards:
        | card         | type      | kind   | attempted by | points | requires    | affiliations | skills                |
        | Quiet Planet | mission   | planet | any          | 25     | Archaeology |              |                       |
        | Sly Overseer | personnel |        |              |        |             | Dominion     | Archaeology, ENGINEER |
      And Alice has:
        | card                | where                           |
        | Quiet Planet        | in the Gamma Quadrant spaceline |
        | Subjugate Planet    | on "Quiet Planet"               |
        | Sly Overseer        | on "Quiet Planet"               |
        | Remote Supply Depot | in draw deck                    |
        | Ketracel-White      | in draw deck                    |
      When Alice attempts "Quiet Planet"
      And Alice chooses "Remote Supply Depot"
      And Alice chooses "Ketracel-White"
      Then "Ketracel-White" is now aboard "Remote Supply Depot"

  @ruling=custom-cards-139
  Rule: For a mission specialist who helps to solve a mission Assign Mission Specialists may score 5 points

    Background:
      Given these made-up cards:
        | card       | type      | kind   | points | attempted by | requires | affiliations | skills  | keywords           |
        | Rocky Moon | mission   | planet | 30     | any          | Geology  |              |         |                    |
        | Digger     | personnel |        |        |              |          | Federation   | Geology | Mission Specialist |
        | Miner      | personnel |        |        |              |          | Federation   | Geology |                    |

    @frame=many
    Scenario Outline: the Digger solves it, and Alice chooses to <word>
      Given the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card                       | where           |
        | Assign Mission Specialists | on the table    |
        | Digger                     | on "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      And Alice chooses the word "<word>"
      Then Alice now has <points> points

      Examples: With the points, and without
        | word         | points |
        | score points | 35     |
        | do nothing   | 30     |

    @frame=many
    Example: a specialist whose skill is not asked for brings no points
      Given these made-up cards:
        | card   | type      | affiliations | skills | keywords           |
        | Singer | personnel | Federation   | Music  | Mission Specialist |
      And the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card                       | where           |
        | Assign Mission Specialists | on the table    |
        | Miner                      | on "Rocky Moon" |
        | Singer                     | on "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      Then Alice now has 30 points

  @ruling=custom-cards-140
  Rule: Assign Mission Specialists is discarded at the start of a turn of its player's

    Scenario Outline: it is <time>, and that is <verdict>
      Given it is <moment>
      And Alice has:
        | card                       | where        |
        | Assign Mission Specialists | on the table |
      When Alice uses "Assign Mission Specialists"
      Then that is <verdict>

      Examples: The start of her turn, and the start of Bob's
        | time              | moment                    | verdict |
        | the start of hers | the start of Alice's turn | legal   |
        | the start of his  | the start of Bob's turn   | illegal |
