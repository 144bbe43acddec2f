Feature: Reports on several missions, as printed
  What comes between a mission and the report on it.

  Background:
    Given these made-up cards:
      | card            | type      | kind  | attempted by | requires | points | affiliations | skills  | range |
      | Drifting Camp   | mission   | space | any          | MEDICAL  | 30     |              |         |       |
      | Plain Doctor    | personnel |       |              |          |        | Cardassian   | MEDICAL |       |
      | Plain Freighter | ship      |       |              |          |        | Cardassian   |         | 8     |

  @ruling=custom-cards-566
  Rule: A report is on the mission that its player has attempted last, and one is filed on each

    Scenario Outline: Bob has attempted a mission since, and Alice has had the objective <where>
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | points | affiliations |
        | Dusty Plain | mission   | planet | any          | Geology  | 30     |              |
        | Plain Guard | personnel |        |              |          |        | Klingon      |
      And the spaceline:
        | mission       | seeded by |
        | Drifting Camp | Alice     |
        | Dusty Plain   | Bob       |
      And Alice has:
        | card                | where                    |
        | Nor                 | at "Drifting Camp"       |
        | Infirmary           | in the sites of "Nor"    |
        | Docking Ports       | in the sites of "Nor"    |
        | File Mission Report | <where>                  |
        | Red Alert!          | in hand                  |
        | Plain Freighter     | at "Drifting Camp"       |
        | Plain Doctor        | aboard "Plain Freighter" |
      And Bob has:
        | card        | where            |
        | Plain Guard | on "Dusty Plain" |
      And this has happened:
        | action                                                |
        | Alice attempts "Drifting Camp" from "Plain Freighter" |
        | Alice docks "Plain Freighter" at "Docking Ports"      |
        | Alice walks "Plain Doctor" aboard "Docking Ports"     |
        | Alice walks "Plain Doctor" aboard "Infirmary"         |
        | Alice ends the turn                                   |
        | Bob attempts "Dusty Plain"                            |
        | Bob ends the turn                                     |
        | <meanwhile>                                           |
      When Alice uses "File Mission Report" on "Plain Doctor"
      Then that is legal

      Examples: She has had it in play, or plays it now
        | where        | meanwhile                         |
        | on the table | Alice plays "Red Alert!"          |
        | in hand      | Alice plays "File Mission Report" |

    @frame=many
    Example: the doctor who has reported on one mission reports on the next one
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | points | affiliations |
        | Bare Reach  | mission   | space  | any          | MEDICAL  | 20     |              |
        | Plain Pilot | personnel |        |              |          |        | Cardassian   |
      And the spaceline:
        | mission       |
        | Drifting Camp |
        | Bare Reach    |
      And Alice has:
        | card                         | where                    |
        | Nor                          | at "Drifting Camp"       |
        | Infirmary                    | in the sites of "Nor"    |
        | Docking Ports                | in the sites of "Nor"    |
        | File Mission Report [first]  | on the table             |
        | File Mission Report [second] | on the table             |
        | Plain Freighter              | at "Drifting Camp"       |
        | Plain Doctor                 | aboard "Plain Freighter" |
        | Plain Pilot                  | aboard "Plain Freighter" |
      And this has happened:
        | action                                                     |
        | Alice attempts "Drifting Camp" from "Plain Freighter"      |
        | Alice docks "Plain Freighter" at "Docking Ports"           |
        | Alice walks "Plain Doctor" aboard "Docking Ports"          |
        | Alice walks "Plain Doctor" aboard "Infirmary"              |
        | Alice uses "File Mission Report" [first] on "Plain Doctor" |
        | Alice undocks "Plain Freighter"                            |
        | Alice beams "Plain Doctor" to "Plain Freighter"            |
        | Alice moves "Plain Freighter" to "Bare Reach"              |
        | Alice attempts "Bare Reach"                                |
        | Alice moves "Plain Freighter" to "Drifting Camp"           |
        | Alice docks "Plain Freighter" at "Docking Ports"           |
        | Alice walks "Plain Doctor" aboard "Docking Ports"          |
        | Alice walks "Plain Doctor" aboard "Infirmary"              |
      When Alice uses "File Mission Report" [second] on "Plain Doctor"
      Then that is legal
