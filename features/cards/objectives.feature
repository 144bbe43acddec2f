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
