Feature: Basic rules of reporting

  @ruling=custom-reporting-20
  Rule: Cards report in their native quadrant

    Scenario Outline: somebody of the <native> quadrant reports in the <quadrant> quadrant, and that is <verdict>
      Given these made-up cards:
        | card         | type      | class   | kind   | quadrant   | affiliations | attempted by | icons  |
        | Quiet Planet | mission   |         | planet | <quadrant> |              | any          |        |
        | Native Post  | facility  | outpost |        | <quadrant> | Federation   |              |        |
        | Far Ranger   | personnel |         |        |            | Federation   |              | <icon> |
      And these locations:
        | location     | quadrant   |
        | Quiet Planet | <Quadrant> |
      And Alice has:
        | card        | where             |
        | Native Post | at "Quiet Planet" |
        | Far Ranger  | in hand           |
      When Alice reports "Far Ranger" to "Native Post"
      Then that is <verdict>

      Examples: At home, and elsewhere
        | native | icon           | quadrant | Quadrant | verdict |
        | Alpha  |                | alpha    | Alpha    | legal   |
        | Alpha  |                | gamma    | Gamma    | illegal |
        | Gamma  | gamma quadrant | gamma    | Gamma    | legal   |
        | Gamma  | gamma quadrant | alpha    | Alpha    | illegal |

    Scenario Outline: the outpost is of the <native> quadrant and stands in the Gamma Quadrant, and to report there is <verdict>
      Given these made-up cards:
        | card         | type      | class   | kind   | quadrant | affiliations | attempted by | icons          |
        | Quiet Planet | mission   |         | planet | gamma    |              | any          |                |
        | New Post     | facility  | outpost |        | <native> | Federation   |              |                |
        | Far Ranger   | personnel |         |        |          | Federation   |              | gamma quadrant |
      And these locations:
        | location     | quadrant |
        | Quiet Planet | Gamma    |
      And Alice has:
        | card       | where             |
        | New Post   | at "Quiet Planet" |
        | Far Ranger | in hand           |
      When Alice reports "Far Ranger" to "New Post"
      Then that is <verdict>

      Examples: At home, and built elsewhere
        | native | verdict |
        | gamma  | legal   |
        | alpha  | illegal |

  @ruling=custom-reporting-30
  Rule: In Second Edition cards are played and drawn before orders are executed

    Scenario Outline: in the <segment> segment Alice draws a card, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And Alice's draw deck holds ten cards
      And it is Alice's <phase>
      When Alice draws a card
      Then that is <verdict>

      Examples: Before, and after
        | segment | phase     | verdict |
        | first   | card play | legal   |
        | second  | orders    | illegal |

    Scenario Outline: in the <segment> segment Alice plays a personnel, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | affiliations | cost |
        | Home World   | mission   | headquarters |              |      |
        | Old Surveyor | personnel |              | Bajoran      | 2    |
      And Alice has:
        | card         | where                |
        | Home World   | in Alice's spaceline |
        | Old Surveyor | in hand              |
      And it is Alice's <phase>
      When Alice plays "Old Surveyor" to "Home World"
      Then that is <verdict>

      Examples: Before, and after
        | segment | phase     | verdict |
        | first   | card play | legal   |
        | second  | orders    | illegal |

  @ruling=custom-reporting-31
  Rule: In Second Edition cards are played at a headquarters of their own player's

    Scenario Outline: she plays <card> at the headquarters of <player>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind         | affiliations | range |
        | Home World    | mission   | headquarters |              |       |
        | Old Surveyor  | personnel |              | Bajoran      |       |
        | Light Shuttle | ship      |              | Bajoran      | 8     |
      And <player> has:
        | card       | where                   |
        | Home World | in <player>'s spaceline |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
      And it is Alice's card play
      When Alice plays "<card>" at "Home World"
      Then that is <verdict>

      Examples: Bob's, and hers
        | card          | player | verdict |
        | Old Surveyor  | Bob    | illegal |
        | Light Shuttle | Bob    | illegal |
        | Old Surveyor  | Alice  | legal   |
        | Light Shuttle | Alice  | legal   |

  @ruling=custom-reporting-32
  Rule: In Second Edition a headquarters is for its affiliations

    Scenario Outline: she plays <card> at the headquarters of Bajor, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | affiliations | range |
        | Home World   | mission   | headquarters | Bajoran      |       |
        | Old Surveyor | personnel |              | Bajoran      |       |
        | Old Prefect  | personnel |              | Cardassian   |       |
        | Old Trader   | personnel |              | Non-Aligned  |       |
        | Dark Cruiser | ship      |              | Cardassian   | 8     |
        | Toolbox      | equipment |              |              |       |
      And Alice has:
        | card       | where                |
        | Home World | in Alice's spaceline |
        | <card>     | in hand              |
      And it is Alice's card play
      When Alice plays "<card>" at "Home World"
      Then that is <verdict>

      Examples: Of another affiliation, of its own, and of none
        | card         | verdict |
        | Old Prefect  | illegal |
        | Dark Cruiser | illegal |
        | Old Surveyor | legal   |
        | Old Trader   | legal   |
        | Toolbox      | legal   |
