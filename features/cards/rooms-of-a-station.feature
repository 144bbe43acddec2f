Feature: Rooms of a station, as printed
  What is done in the Infirmary, the Science Lab and the Security Office.

  Background:
    Given these made-up cards:
      | card            | type      | kind  | attempted by | requires | points | affiliations | skills   | range |
      | Drifting Camp   | mission   | space | Cardassian   | MEDICAL  | 30     |              |          |       |
      | Plain Doctor    | personnel |       |              |          |        | Cardassian   | MEDICAL  |       |
      | Plain Freighter | ship      |       |              |          |        | Cardassian   |          | 8     |

  @ruling=custom-cards-566
  Rule: Who has helped to complete a mission may file a report on it, once for each mission

    @frame=many
    Example: the doctor reports from the Infirmary, and Alice scores 5 points
      Given the spaceline:
        | mission       |
        | Drifting Camp |
      And Alice has:
        | card                | where                    |
        | Nor                 | at "Drifting Camp"       |
        | Infirmary           | in the sites of "Nor"    |
        | Docking Ports       | in the sites of "Nor"    |
        | File Mission Report | on the table             |
        | Plain Freighter     | at "Drifting Camp"       |
        | Plain Doctor        | aboard "Plain Freighter" |
      When Alice attempts "Drifting Camp" from "Plain Freighter"
      Then Alice now has 30 points
      When Alice docks "Plain Freighter" at "Docking Ports"
      And Alice walks "Plain Doctor" aboard "Docking Ports"
      And Alice walks "Plain Doctor" aboard "Infirmary"
      And Alice uses "File Mission Report" on "Plain Doctor"
      Then Alice now has 35 points
      And "File Mission Report" is now in Alice's discard pile

    @frame=many
    Example: a second report on the same mission is not filed
      Given the spaceline:
        | mission       |
        | Drifting Camp |
      And Alice has:
        | card                         | where                    |
        | Nor                          | at "Drifting Camp"       |
        | Infirmary                    | in the sites of "Nor"    |
        | Docking Ports                | in the sites of "Nor"    |
        | File Mission Report [first]  | on the table             |
        | File Mission Report [second] | on the table             |
        | Plain Freighter              | at "Drifting Camp"       |
        | Plain Doctor                 | aboard "Plain Freighter" |
      And this has happened:
        | action                                                     |
        | Alice attempts "Drifting Camp" from "Plain Freighter"      |
        | Alice docks "Plain Freighter" at "Docking Ports"           |
        | Alice walks "Plain Doctor" aboard "Docking Ports"          |
        | Alice walks "Plain Doctor" aboard "Infirmary"              |
        | Alice uses "File Mission Report" [first] on "Plain Doctor" |
      When Alice uses "File Mission Report" [second] on "Plain Doctor"
      Then that is illegal

    Scenario Outline: <who> <what>, and to report in the Infirmary is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | skills             |
        | Plain Friend | personnel | Cardassian   | MEDICAL, Diplomacy |
      And the spaceline:
        | mission       |
        | Drifting Camp |
      And Alice has:
        | card                | where                    |
        | Nor                 | at "Drifting Camp"       |
        | Infirmary           | in the sites of "Nor"    |
        | Docking Ports       | in the sites of "Nor"    |
        | File Mission Report | on the table             |
        | Plain Freighter     | at "Drifting Camp"       |
        | Plain Doctor        | aboard "Plain Freighter" |
        | Plain Friend        | aboard "Infirmary"       |
      And this has happened:
        | action                                                |
        | Alice attempts "Drifting Camp" from "Plain Freighter" |
        | Alice docks "Plain Freighter" at "Docking Ports"      |
        | Alice walks "Plain Doctor" aboard "Docking Ports"     |
        | Alice walks "Plain Doctor" aboard "Infirmary"         |
      When Alice uses "File Mission Report" on "<who>"
      Then that is <verdict>

      Examples: Only those who have helped
        | who          | what                        | verdict |
        | Plain Doctor | has helped with the mission | legal   |
        | Plain Friend | has stayed on the station   | illegal |

    Example: the report comes too late when another mission has been attempted
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | points | affiliations |
        | Dusty Plain | mission   | planet | Cardassian   | Geology  | 30     |              |
        | Plain Guard | personnel |        |              |          |        | Cardassian   |
      And the spaceline:
        | mission       |
        | Drifting Camp |
        | Dusty Plain   |
      And Alice has:
        | card                | where                    |
        | Nor                 | at "Drifting Camp"       |
        | Infirmary           | in the sites of "Nor"    |
        | Docking Ports       | in the sites of "Nor"    |
        | File Mission Report | on the table             |
        | Plain Freighter     | at "Drifting Camp"       |
        | Plain Doctor        | aboard "Plain Freighter" |
        | Plain Guard         | on "Dusty Plain"         |
      And this has happened:
        | action                                                |
        | Alice attempts "Drifting Camp" from "Plain Freighter" |
        | Alice docks "Plain Freighter" at "Docking Ports"      |
        | Alice walks "Plain Doctor" aboard "Docking Ports"     |
        | Alice walks "Plain Doctor" aboard "Infirmary"         |
        | Alice attempts "Dusty Plain"                          |
      When Alice uses "File Mission Report" on "Plain Doctor"
      Then that is illegal

  @ruling=custom-cards-567
  Rule: Reports are filed in the Infirmary, the Science Lab and the Security Office by those who belong there

    Scenario Outline: <who>, <what>, has helped, and to report from the <room>, where <company> is, is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | skills   |
        | Hired Doctor | personnel | Non-Aligned  | MEDICAL  |
      And the spaceline:
        | mission       |
        | Drifting Camp |
      And Alice has:
        | card                | where                    |
        | Nor                 | at "Drifting Camp"       |
        | <room>              | in the sites of "Nor"    |
        | Docking Ports       | in the sites of "Nor"    |
        | File Mission Report | on the table             |
        | Plain Freighter     | at "Drifting Camp"       |
        | Plain Doctor        | aboard "Plain Freighter" |
        | Hired Doctor        | aboard "Plain Freighter" |
      And Bob has:
        | card | where              |
        | Klag | <where>            |
      And this has happened:
        | action                                                |
        | Alice attempts "Drifting Camp" from "Plain Freighter" |
        | Alice docks "Plain Freighter" at "Docking Ports"      |
        | Alice walks "<who>" aboard "Docking Ports"            |
        | Alice walks "<who>" aboard "<room>"                   |
      When Alice uses "File Mission Report" on "<who>"
      Then that is <verdict>

      Examples: A doctor of the station's affiliation, in the right room, whom nobody opposes
        | who          | what         | room            | company      | where              | verdict |
        | Plain Doctor | a Cardassian | Infirmary       | nobody else  | aboard "Docking Ports" | legal   |
        | Plain Doctor | a Cardassian | Security Office | nobody else  | aboard "Docking Ports" | illegal |
        | Plain Doctor | a Cardassian | Infirmary       | Bob's Klag   | aboard "Infirmary" | illegal |
        | Hired Doctor | Non-Aligned  | Infirmary       | nobody else  | aboard "Docking Ports" | illegal |
